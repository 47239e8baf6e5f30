import { createClassifier, type Likelihoods } from './classifier/classifier.ts'
import { type QuestionKind, questionKinds } from './question-kinds.ts'
import weights from './question-weights.json' with { type: 'json' }
import { questionWords } from './question-words.ts'
import { plain } from './words.ts'

const classify = createClassifier(weights, questionKinds)

const mostSentences = 8

/** From which likelihood it is asked: by a question, by a statement in the middle of a conversation, and beside what its words say. */
const bars = { question: 0.4, first: 0.75, statement: 0.55, beside: 0.65 }
/** For these it has to be plainer: a wrong answer would stand for the whole reply, or blame somebody. */
const others: Partial<Record<QuestionKind, number>> = {
  whatIsKnown: 0.75,
  competitor: 0.8,
  owes: 0.6,
  waitlist: 0.9,
  whyChanged: 0.7,
  isNeeded: 0.75,
  perItem: 0.7,
  callAhead: 0.7,
}
/** Told and not asked they mean something else: 'ok, I will text him', 'I have not given you my data yet'. */
const onlyAsked: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'privacy',
  'notifyOther',
  'shutOff',
  'meanwhile',
  'finalPrice',
])
/** What is asked beside the likeliest has to be nearly as likely. */
const besides = 0.75

/** Without the words that most ways of asking have it has to read more plainly like it, a statement most of all. */
const withoutWords = { question: 0.85, statement: 0.95 }
const leastOf = (kind: QuestionKind, words: string, isMarked: boolean): number =>
  (questionWords[kind]?.test(words) ?? true) ? 0 : withoutWords[isMarked ? 'question' : 'statement']

/** A sentence, and how likely it asks each. */
export interface Sentence {
  text: string
  likelihoods: Likelihoods<QuestionKind>
}

/**
 * What a sentence asks, by how it reads; first words that are no question describe the work. `hasSign`: its words say
 * something more general already.
 */
export function questionsIn(
  { text, likelihoods }: Sentence,
  { isAmid, hasSign }: { isAmid: boolean; hasSign: boolean },
): QuestionKind[] {
  const isMarked = isQuestion(text)
  const words = plain(text)
  if (!isMarked && !isAmid) return []
  const most = Math.max(...questionKinds.map((kind) => likelihoods[kind]))
  const bar = hasSign
    ? bars.beside
    : !isAmid
      ? bars.first
      : isMarked
        ? bars.question
        : bars.statement
  // 'When can you come?' reads like a time most of all, and that its words say.
  const nearly = hasSign ? most : besides * most
  return questionKinds.filter(
    (kind) =>
      (isMarked || !onlyAsked.has(kind)) &&
      likelihoods[kind] >= Math.max(others[kind] ?? 0, bar, nearly, leastOf(kind, words, isMarked)),
  )
}

/** A question, with or without its mark. */
const beginsQuestion =
  /^\W*((and|but|so|ok(ay)?|also|y|pero|um+|uh+|hm+|oh|wait|well|sorry|oiga|disculpe)\W+)*(what|whats|how|hows|when|where|who|whos|why|which|do|does|did|is|are|isnt|arent|dont|doesnt|cant|couldnt|wouldnt|can|could|will|would|should|que(?! (?:no|si)\b)|como|cuando|donde|quien|cual|por que|puede\w*|tiene[ns]?)\b(?! (im|i|we|my) )|^\W*(?:(?:and|but|so|ok(?:ay)?|also|well|then) )*(?:do|can|could|should|would|will|shall|may) (?:i|we)\b/

/** Whether a sentence is a question. */
export const isQuestion = (sentence: string): boolean =>
  /[?¿]/u.test(sentence) || beginsQuestion.test(plain(sentence))

/** 'What if it rains, and are they employees?' are two. */
const nextSentence =
  /(?<=[.!?…])\s+|\n+|,?\s+(?:and|y)\s+(?=(?:are|is|do|does|can|what|whats|how|who|will|when|where|which|como|cuando|quien|que|cuanto)\b)/iu

/** The sentences of a message, as far as they are read. */
export const sentencesOf = (message: string): string[] =>
  message
    .split(nextSentence)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, mostSentences)

/** Reads the sentences of a message, also those without a mark that stand on a line of their own. */
export const readSentences = (message: string): Sentence[] =>
  sentencesOf(message).map((text) => ({ text, likelihoods: classify(text) }))

const partsOf = (message: string): string[] => message.split(/(?<=[.!?;\n])\s*/u)

/** Whether anything in a message is asked. */
export const asksAnything = (message: string): boolean => partsOf(message).some(isQuestion)

/** What is told and not asked: a question refuses nothing. */
export const statementsOf = (message: string): string =>
  partsOf(message)
    .filter((sentence) => !isQuestion(sentence))
    .join(' ')

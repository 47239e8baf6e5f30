import { createClassifier, type Likelihoods } from './classifier/classifier.ts'
import { saysContact } from './contact.ts'
import { plainQuestion } from './plain-questions.ts'
import { type QuestionKind, questionKinds } from './question-kinds.ts'
import weights from './question-weights.json' with { type: 'json' }
import { plain } from './words.ts'

const classify = createClassifier(weights, questionKinds)

const mostSentences = 8

/** From which likelihood it is asked. */
const bars = {
  amid: { question: 0.4, statement: 0.65 },
  first: { question: 0.75, statement: 0.85 },
}
/** First words that are no question describe the work, or an order that exists. */
const alsoTold: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'reschedule',
  'cancellation',
  'overcharged',
])
/** Told and not asked they mean something else: 'the main breaker is off', 'the handyman!', 'I will email the pictures'. */
const onlyAsked: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'shutOff',
  'whatIsKnown',
  'whichOne',
  'photos',
  'owes',
  'priceHolds',
])
/** For these it has to be plainer: a wrong answer would stand for the whole reply, or blame somebody. */
const others: Partial<Record<QuestionKind, number>> = {
  whatIsKnown: 0.6,
  competitor: 0.6,
  waitlist: 0.7,
  overcharged: 0.6,
  cancellation: 0.6,
  reschedule: 0.6,
  isBooked: 0.6,
  fearsSomeone: 0.85,
}
/** What is asked beside the likeliest has to be nearly as likely. */
const besides = 0.75

/** A sentence, and how likely it asks each. */
export interface Sentence {
  text: string
  likelihoods: Likelihoods<QuestionKind>
}

/** What a sentence asks, by how it reads. */
export function questionsIn(
  { text, likelihoods }: Sentence,
  { isAmid }: { isAmid: boolean },
): QuestionKind[] {
  const plainly = plainQuestion(text)
  if (plainly) return [plainly]
  const isMarked = isQuestion(text)
  // 'I am Yolanda Pérez, 305 555 0142' asks nobody to call.
  if (!isMarked && saysContact(text)) return []
  const bar = bars[isAmid ? 'amid' : 'first'][isMarked ? 'question' : 'statement']
  const isHeard = (kind: QuestionKind) => {
    if (isMarked) return true
    return isAmid ? !onlyAsked.has(kind) : alsoTold.has(kind)
  }
  const most = Math.max(...questionKinds.map((kind) => likelihoods[kind]))
  return questionKinds.filter(
    (kind) =>
      isHeard(kind) && likelihoods[kind] >= Math.max(others[kind] ?? 0, bar, besides * most),
  )
}

/** A question, with or without its mark. */
const beginsQuestion =
  /^\W*((and|but|so|ok(ay)?|also|y|pero|um+|uh+|hm+|oh|wait|well|sorry|oiga|disculpe)\W+)*(what|whats|how|hows|when|where|who|whos|why|which|do|does|did|is|are|isnt|arent|dont(?! (?:need|want|have|add|worry|know|call|bother|like|think|do)\b)|doesnt|cant|couldnt|wouldnt|can|could|will|would|should|que(?! (?:no|si)\b)|como|cuando|donde|quien|cual|por que|puede\w*|tiene[ns]?)\b(?! (im|i|we|my) )|^\W*(?:(?:and|but|so|ok(?:ay)?|also|well|then) )*(?:do|can|could|should|would|will|shall|may) (?:i|we)\b/

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

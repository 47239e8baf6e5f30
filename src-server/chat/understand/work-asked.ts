import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Bilingual } from '../services/service-replies.ts'
import { workQuestionIds, workQuestionsOf } from '../work-questions/index.ts'
import { createClassifier } from './classifier/classifier.ts'
import { plainQuestion } from './plain-questions.ts'
import { generalKinds, questionKinds } from './question-kinds.ts'
import { isQuestion, readSentences, sentencesOf } from './questions.ts'
import { plain } from './words.ts'
import weights from './work-question-weights.json' with { type: 'json' }

const classify = createClassifier(weights, workQuestionIds)

/** From which likelihood it is asked, told where that is enough, and asked without the form of a question. */
const bars = {
  amid: { question: 0.4, told: 0.6, statement: 0.97 },
  // First words that are no question describe the work.
  first: { question: 0.75, told: 0.85, statement: Infinity },
}

/** What the cartridge costs is a question about the price too. */
const nearly = 0.95
/** What an answer about the work says is plainer than what is said of any work, unless it is far less likely. */
const farLess = 0.55

/** 'Should I turn it off? And why?' */
const onlyWhy =
  /(?<=^|[.!?\s])(?:and |but |y )?(?:why(?: (?:not|so|is that))?|por qu[eé])\s*[?.!]*\s*$/iu

/** How likely an answer about the work has to be, beside what else a sentence may ask; our own buttons ask nothing of it. */
function leastBeside(text: string): number {
  if (plainQuestion(text)) return Infinity
  const [sentence] = readSentences(text)
  if (!sentence) return 0
  const { likelihoods } = sentence
  return Math.max(
    ...questionKinds.map((kind) => likelihoods[kind] * (generalKinds.has(kind) ? nearly : farLess)),
  )
}

export interface WorkAsked {
  answers: Bilingual[]
  /** What was told and not asked: it calls for nothing more. */
  told: string[]
  /** The message without what these answer. */
  rest: string
}

/** What a message asks about the work of these services. `earlier`: what the customer has said before. */
export function workAskedIn(
  message: string,
  about: readonly ServiceId[],
  { isAmid, earlier = [] }: { isAmid: boolean; earlier?: readonly string[] | undefined },
): WorkAsked {
  const said = plain([...earlier, message].join(' '))
  const known = workQuestionsOf(about).filter(({ of }) => of?.test(said) ?? true)
  if (known.length === 0) return { answers: [], told: [], rest: message }
  const answers = new Map<string, Bilingual>()
  const told: string[] = []
  let rest = message
  for (const text of sentencesOf(message)) {
    const likelihoods = classify(text)
    const [found] = known.toSorted(
      (one, other) => (likelihoods[other.id] ?? 0) - (likelihoods[one.id] ?? 0),
    )
    if (!found) continue
    const asks = isQuestion(text)
    const bar =
      bars[isAmid ? 'amid' : 'first'][asks ? 'question' : found.isTold ? 'told' : 'statement']
    // 'Does that include the paint?' is asked of any job.
    if ((likelihoods[found.id] ?? 0) < Math.max(bar, leastBeside(text))) continue
    // Of two answers about one thing the later one is the plainer.
    answers.set(found.topic ?? found.answer.en, found.answer)
    if (!asks || found.callsForNothing) told.push(text)
    rest = rest.replace(text, ' ')
  }
  return {
    answers: [...answers.values()],
    told,
    rest: answers.size > 0 ? rest.replace(onlyWhy, ' ') : rest,
  }
}

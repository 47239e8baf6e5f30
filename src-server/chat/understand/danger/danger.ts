import { createClassifier } from '../classifier/classifier.ts'
import { clausesOf } from '../clauses.ts'
import { type Danger, dangers } from './danger-kinds.ts'
import weights from './danger-weights.json' with { type: 'json' }
import { marksOf } from './marks.ts'

const classify = createClassifier(weights, [...dangers, 'any'])

/** From which likelihood a message counts as a report, with and without a sign of that danger. */
const bars = { withSign: 0.44, alone: 0.62 }
/** The same where a false alarm would hurt. */
const sensitiveBars = { withSign: 0.45, alone: 0.75 }
const sensitive: ReadonlySet<Danger> = new Set<Danger>(['suicide', 'medical', 'declined'])

/** 'There is no smell of gas', 'no one is hurt': what is denied is not reported. */
const denied =
  /\b(?:no|not|doesn['’]?t|don['’]?t|isn['’]?t|without)\s+(?:any\s+|an?\s+)?(?:smell\w*|smoke|fire|flames?|gas|sparks?|one (?:is|was|got) hurt|one hurt|injur\w+)\b[^.,;!?]{0,20}|\b(?:no|tampoco)\s+(?:huele|hay|tiene|veo)\b[^.,;!?]{0,20}|\bsin (?:olor|humo|chispas)\b/giu

/** The danger that a message reports, or what must be declined in it; undefined if there is none. */
export function dangerIn(typed: string): Danger | undefined {
  const message = typed.replace(denied, ' ')
  const marks = marksOf(message)
  const whole = classify(message, marks)
  const clauses = clausesOf(message).map((clause) => classify(clause, marksOf(clause)))
  /** Of the whole message, and of its likeliest clause. */
  const mean = (label: Danger | 'any') =>
    (whole[label] + Math.max(whole[label], ...clauses.map((one) => one[label]))) / 2
  const [danger] = dangers.toSorted((one, other) => mean(other) - mean(one))
  if (!danger) return undefined
  const hasSign = marks.includes(danger)
  // Wet and live are both said.
  if (danger === 'water-electricity' && !hasSign) return undefined
  const { withSign, alone } = sensitive.has(danger) ? sensitiveBars : bars
  const likelihood = (mean('any') + mean(danger)) / 2
  return likelihood >= (hasSign ? withSign : alone) ? danger : undefined
}

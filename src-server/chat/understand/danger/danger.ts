import { createClassifier } from '../classifier/classifier.ts'
import { clausesOf } from '../clauses.ts'
import { type Danger, dangers } from './danger-kinds.ts'
import weights from './danger-weights.json' with { type: 'json' }
import { marksOf } from './marks.ts'

const classify = createClassifier(weights, [...dangers, 'any'])

/** From which likelihood a message counts as a report, with a sign of that danger and without one. */
const bars = { withSign: 0.4, alone: 0.45 }
/** Without a sign it needs more where a false alarm would hurt, and for a leak, which rarely has electricity near it. */
const aloneBars: Partial<Record<Danger, number>> = {
  suicide: 0.7,
  'carbon-monoxide': 0.65,
  medical: 0.55,
  declined: 0.55,
  'water-electricity': 0.8,
}

/** From here on one sentence of caution goes before the reply. */
const cautionBar = 0.3
const cautionBars: Partial<Record<Danger, number>> = { 'carbon-monoxide': 1 }

/** 'There is no smell of gas', 'no one is hurt': what is denied is not reported. */
const denied =
  /\b(?:no|not|doesn['’]?t|don['’]?t|isn['’]?t|without)\s+(?:any\s+|an?\s+)?(?:smell\w*|smoke|fire|flames?|gas|sparks?|one (?:is|was|got) hurt|one hurt|injur\w+)\b[^.,;!?]{0,20}|\b(?:no|tampoco)\s+(?:huele|hay|tiene|veo)\b[^.,;!?]{0,20}|\b(?:nobody|no one|nadie)(?:['’]?s| is| was| got| est[aá]| qued[oó]| se qued[oó])?\s+(?:hurt|locked|trapped|stuck|inside|in there|encerrad\w+|herid\w+|dentro|adentro|en peligro|lastimad\w+|broke in)[^.,;!?]{0,20}|\bno hay nadie\b[^.,;!?]{0,12}|\bsin (?:olor|humo|chispas)\b/giu

/** What a message says about danger. */
export interface DangerReading {
  /** What it reports, or what must be declined in it. */
  danger?: Danger
  /** What it may hint at: not enough to stop everything else for it. */
  caution?: Danger
}

/** Reads whether a message reports a danger, or may hint at one. */
export function readDanger(typed: string): DangerReading {
  const message = typed.replace(denied, ' ')
  const marks = marksOf(message)
  const whole = classify(message, marks)
  const clauses = clausesOf(message).map((clause) => classify(clause, marksOf(clause)))
  /** Of the whole message, and of its likeliest clause. */
  const mean = (label: Danger | 'any') =>
    (whole[label] + Math.max(whole[label], ...clauses.map((one) => one[label]))) / 2
  const [danger] = dangers.toSorted((one, other) => mean(other) - mean(one))
  if (!danger) return {}
  const likelihood = (mean('any') + mean(danger)) / 2
  const bar = marks.includes(danger) ? bars.withSign : (aloneBars[danger] ?? bars.alone)
  if (likelihood >= bar) return { danger }
  return likelihood >= (cautionBars[danger] ?? cautionBar) ? { caution: danger } : {}
}

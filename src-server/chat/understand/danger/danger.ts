import { createClassifier } from '../classifier/classifier.ts'
import { type Danger, dangers } from './danger-kinds.ts'
import weights from './danger-weights.json' with { type: 'json' }

const classify = createClassifier(weights, [...dangers, 'any'])

/** From which likelihood a message reports a danger. */
const usualBar = 0.45
/** Other bars where a miss costs most, or where ordinary faults sound alike. */
const bars: Partial<Record<Danger, number>> = {
  injury: 0.34,
  medical: 0.36,
  'tree-or-line': 0.37,
  suicide: 0.4,
  'break-in': 0.4,
  structure: 0.41,
  declined: 0.41,
  'burst-pipe': 0.5,
  electrical: 0.5,
  fire: 0.51,
  'locked-in': 0.51,
}
/** From here on it gets a sentence of caution. */
const cautionBar = 0.3
/** From here on it could hardly mean anything else. */
export const sureBar = 0.8
/** In the middle of a conversation most of what sounds like danger is about keys, doors and money. */
const midwayBars = { toLife: 0.48, usual: 0.6, declined: 0.65, suicide: 0.55 }
/** A word about a crisis line hurts who only asks where to sleep. */
const midwayCaution = { usual: 0.38, suicide: 0.5 }

/** What costs a life where it is passed over. */
export const toLife: ReadonlySet<Danger> = new Set<Danger>([
  'gas',
  'carbon-monoxide',
  'fire',
  'electrical',
  'water-electricity',
  'injury',
  'medical',
  'suicide',
])

/** Told beside anything else they come first, from this likelihood on. */
const first: readonly Danger[] = ['suicide', 'medical']
const firstBar = 0.37

/** What a message says about danger. */
export interface DangerReading {
  /** What it reports, or what must be declined in it. */
  danger?: Danger
  /** How likely it reports that, from 0 to 1. */
  likelihood?: number
  /** What it may hint at: not enough to stop everything else for it. */
  caution?: Danger
}

/** Reads whether a message reports a danger, or may hint at one. `isMidway`: something is talked about already. */
export function readDanger(message: string, { isMidway = false } = {}): DangerReading {
  const likelihoods = classify(message)
  const byLikelihood = dangers.toSorted((one, other) => likelihoods[other] - likelihoods[one])
  // 'Took all my pills. The door is unlocked for the repair man'
  const likeliest = first.find((one) => likelihoods[one] >= firstBar) ?? byLikelihood[0]
  if (!likeliest) return {}
  const likelihood = (likelihoods.any + likelihoods[likeliest]) / 2
  const bar = barFor(likeliest, isMidway)
  if (likelihood >= bar) return { danger: likeliest, likelihood }
  const caution = isMidway
    ? midwayCaution[likeliest === 'suicide' ? 'suicide' : 'usual']
    : cautionBar
  // What is not plainly wrong is no matter for caution.
  return likelihood >= caution && likeliest !== 'declined' ? { caution: likeliest } : {}
}

function barFor(danger: Danger, isMidway: boolean): number {
  const bar = bars[danger] ?? usualBar
  if (!isMidway) return bar
  if (danger === 'declined' || danger === 'suicide') return midwayBars[danger]
  return Math.max(bar, midwayBars[toLife.has(danger) ? 'toLife' : 'usual'])
}

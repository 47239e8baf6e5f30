import { plain } from '../words.ts'
import { barFor } from './danger-bars.ts'
import type { Danger } from './danger-kinds.ts'
import { hints } from './danger-words.ts'
import { harmless } from './harmless.ts'
import { asksToShut, liesInYard, stainedCeiling, treeOrWire } from './harmless-at-home.ts'
import { onlyRainOrDrip } from './harmless-drips.ts'
import { wrongs } from './harmless-to-people.ts'
import { type Likeliest, likeliestDanger } from './likeliest-danger.ts'

const fewWords = 6
/** From here on it is reported whatever harmless thing is named beside it: 'he fell while hanging the TV'. */
const surely = 0.7
/** Without a word of it, a message has to read so much like it as a whole: 'if I just pay for it myself'. */
const surelyVague = 0.85
/** Where it takes more than `surely`: an owner lets people in too. 1 is never: a car is stuck like a person, and water runs where no wire is. */
const surelyOf: Partial<Record<Danger, number>> = {
  declined: 0.9,
  fire: 0.82,
  'locked-in': 1,
  'water-electricity': 1,
}

/** Something may sound wrong and still not be this, most of all in the middle of a conversation. */
const leastOfThis = { first: 0.12, midway: 0.25 }
/** From here on one sentence of caution goes before the reply. */
const cautionBar = 0.3
const cautionAlone = 0.4
/** From here on it goes before it although something harmless is named: 'I smell nothing since covid, she says gas'. */
const cautionBesideHarmless = 0.7
/** From here on it is no rain in a gutter, no drip in a bucket and no question what to shut. */
const plainly = 0.9
/** A line about help costs little where somebody might mean their life: 'what is left of it goes to my sister'. */
const cautionVague = 0.74
/** Where a word too many costs less than one too few. */
const graveToMiss: ReadonlySet<Danger> = new Set<Danger>([
  'gas',
  'fire',
  'electrical',
  'water-electricity',
  'tree-or-line',
  'structure',
  'injury',
  'medical',
  'break-in',
  'locked-in',
  'carbon-monoxide',
])

/** 'It does not leak or smell', 'I do not smell anything' */
const smellsNothing =
  /\b(?:dont|do not|doesnt|does not|didnt|no|not|cant|never)(?: \w+ or)? smell\w*\b(?! (?:good|right|great))|\bno (?:gas )?smell\b|\bno huele\b/
const otherGas =
  /\b(?:broken|cut|blow\w*|pour\w*|spray\w*|sale|silb\w*|roto|rota|abiert[oa]|alarm|detector|hiss\w*|rotten|eggs?|dizz\w*|sick|headaches?|alarma)\b/

const saysNoSmell = (typed: string, text: string): boolean =>
  smellsNothing.test(plain(typed)) && !otherGas.test(text)

/** What a message says about danger. */
export interface DangerReading {
  /** What it reports, or what must be declined in it. */
  danger?: Danger
  /** Whether it has a sign of it, and does not only read like one. */
  hasSign?: boolean
  /** Whether it could hardly mean anything else. */
  isSure?: boolean
  /** What it may hint at: not enough to stop everything else for it. */
  caution?: Danger
}

/** Reads whether a message reports a danger, or may hint at one. `isMidway`: something is talked about already. */
export function readDanger(typed: string, { isMidway = false } = {}): DangerReading {
  const read = likeliestDanger(typed)
  if (!read) return {}
  const { danger, likelihood, hasSign, isPlain, ofWhole, text } = read
  if (isHarmless(read, typed)) {
    const isGrave = likelihood >= cautionBesideHarmless && graveToMiss.has(danger)
    return isGrave ? { caution: danger } : {}
  }
  // In the middle of a conversation an honest question is offended by being declined.
  const isHonest = isMidway && danger === 'declined' && likelihood < surely && !wrongs.test(text)
  if (isHonest) return {}
  if (isPlain) return { danger, hasSign, isSure: true }
  // 'I need it gone. Should she sleep in our room?', where a job is talked about
  if (isVague(read) && isMidway) return {}
  const isShort = text.trim().split(/\s+/).length <= fewWords
  const isReport =
    likelihood >= barFor(danger, { hasSign, isShort, isMidway }) &&
    (hasSign || read.ofThis >= (isMidway ? leastOfThis.midway : leastOfThis.first))
  if (isVague(read) && ofWhole < surelyVague)
    return likelihood >= cautionVague ? { caution: danger } : {}
  if (isReport) return { danger, hasSign, isSure: likelihood >= surely }
  // Where a job is talked about, 'the painter has to wait, there is no point' hints at nothing.
  if (isMidway && danger === 'suicide' && !hasSign) return {}
  const isHint = likelihood >= (hasSign ? cautionBar : cautionAlone)
  return isHint && (hints[danger]?.test(text) ?? true) ? { caution: danger } : {}
}

/** A wish to die that no word of it says. */
const isVague = ({ danger, hasSign, text }: Likeliest): boolean =>
  danger === 'suicide' && !hasSign && !hints.suicide?.test(text)

/** Whether something harmless reads like it, and it is not told so plainly that this does not count. */
function isHarmless(read: Likeliest, typed: string): boolean {
  const { danger, likelihood, text } = read
  if (danger === 'gas' && saysNoSmell(typed, text)) return true
  const isDoubted =
    likelihood <= (surelyOf[danger] ?? surely) ||
    isVague(read) ||
    // Damp in a ceiling reads like a hot wire: 'brown and soft, and there is a smell'.
    (danger === 'electrical' && stainedCeiling.test(text)) ||
    // Rain that pours over a gutter reads like a pipe.
    (danger === 'burst-pipe' && likelihood < plainly && onlyRainOrDrip(text)) ||
    (danger === 'gas' && likelihood < plainly && asksToShut.test(text)) ||
    // A branch on the grass reads like one on a wire.
    (danger === 'tree-or-line' && (liesInYard.test(text) || !treeOrWire.test(text)))
  return isDoubted && harmless[danger]?.(text) === true
}

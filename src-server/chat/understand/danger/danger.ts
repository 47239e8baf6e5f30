import { createClassifier } from '../classifier/classifier.ts'
import { clausesOf } from '../clauses.ts'
import { plain } from '../words.ts'
import { barFor } from './danger-bars.ts'
import { type Danger, dangers } from './danger-kinds.ts'
import weights from './danger-weights.json' with { type: 'json' }
import { hints, plainReports } from './danger-words.ts'
import { harmless } from './harmless.ts'
import { liesInYard, stainedCeiling, treeOrWire } from './harmless-at-home.ts'
import { wrongs } from './harmless-to-people.ts'
import { marksOf } from './marks.ts'

const classify = createClassifier(weights, [...dangers, 'any'])

/** What leaves no doubt needs hardly any likelihood. */
const plainBar = 0.15
const fewWords = 6
/** Told plainly, they come before anything that reads likelier. */
const first: readonly Danger[] = ['suicide', 'medical']

/** From here on it is reported whatever harmless thing is named beside it: 'he fell while hanging the TV'. */
const surely = 0.82
/** Without a word of it, a message has to read so much like it as a whole: 'if I just pay for it myself'. */
const surelyVague = 0.85
/** Never: a car in the garage is stuck as a person is, an owner lets people in too, and water runs where no wire is. */
const neverSure: ReadonlySet<Danger> = new Set<Danger>([
  'locked-in',
  'declined',
  'water-electricity',
])

/** From here on one sentence of caution goes before the reply. */
const cautionBar = 0.3
const cautionAlone = 0.4
/** From here on it goes before it although something harmless is named: 'I smell nothing since covid, she says gas'. */
const cautionBesideHarmless = 0.7
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
])

/** 'There is no smell of gas', 'no one is hurt': what is denied is not reported. */
const denied =
  /\b(?:no|not|doesn['’]?t|don['’]?t|isn['’]?t|without)\s+(?:any\s+|an?\s+)?(?:smell\w*|smoke|fire|flames?|gas|sparks?|one (?:is|was|got) hurt|one hurt|injur\w+)\b[^.,;!?]{0,20}|\b(?:no|tampoco)\s+(?:huele|hay|tiene|veo)\b[^.,;!?]{0,20}|\bnothing(?:['’]?s| is)? (?:on fire|burning|smoking|sparking|leaking)\b[^.,;!?]{0,20}|\b(?:nobody|no one|nadie)(?:['’]?s| is| was| got| est[aá]| qued[oó]| se qued[oó])?\s+(?:hurt|locked|trapped|stuck|inside|in there|encerrad\w+|herid\w+|dentro|adentro|en peligro|lastimad\w+|broke in|suicidal)[^.,;!?]{0,20}|\b(?:not|isn['’]?t|no es) (?:sewage|sewer|aguas negras)\b[^.,;!?]{0,20}|\b(?:nobody|no one|nadie) (?:said|mentioned|dijo) [^.,;!?]{0,24}|\bno hay nadie\b[^.,;!?]{0,12}|\bsin (?:olor|humo|chispas)\b|\b(?:the\s+)?(?:buzz\w*|humm\w*|spark\w*|smell|smoke|beep\w*|chirp\w*|hiss\w*|leak\w*|drip\w*|crackl\w*)\s+(?:has\s+|is\s+|have\s+)?(?:stopped|gone|went away)\b/giu

/** 'My daughter cannot be here today', 'no voy a estar el martes' is about a visit. */
const awayThen = new RegExp(
  [
    String.raw`\b(?:hij[oa]|espos[oa]|herman[oa]|mam[aá]|pap[aá]|vecin[oa]|inquilin[oa]|daughter|son|wife|husband|sister|brother|mom|dad|neighbor|tenant)\b[^.,;!?]{0,24}\b(?:no (?:puede|va a(?: poder)?) estar|can(?:not|['’]?t) be (?:here|home|there)|won['’]?t be (?:here|home|there))\b[^.,;!?]{0,20}`,
    String.raw`(?<!\bya )\bno (?:voy|vamos) a estar (?:(?:ah[ií]|en (?:la |mi )?casa) )?(?:hoy|ma[nñ]ana|ese d[ií]a|a esa hora|temprano|(?:el|este) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|hasta (?:las )?\w+|(?:en|por) la (?:ma[nñ]ana|tarde))(?![\p{L}\d])`,
    String.raw`(?<!\bya )no (?:voy|vamos) a estar(?=[,.;]? (?:pero |y )?(?:mi|el|la|un|una|le|les) [^.;!?]{0,40}(?:llaves?|abre|abrir|recibe|recibir)(?![\p{L}\d]))`,
    String.raw`\bwon['’]?t be (?:here|home|there) (?:(?:on |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|until|till|before|after \d|that day|in the (?:morning|afternoon))\b`,
  ].join('|'),
  'giu',
)

/** 'It does not leak or smell', 'I do not smell anything' */
const smellsNothing =
  /\b(?:dont|do not|doesnt|does not|didnt|no|not|cant|never)(?: \w+ or)? smell\w*\b(?! (?:good|right|great))|\bno (?:gas )?smell\b|\bno huele\b/
const otherGas = /\b(?:alarm|detector|hiss\w*|rotten|eggs?|dizz\w*|sick|headaches?|alarma)\b/

/** A kind of stove, and no fire. */
const woodBurning = /\bwood[- ]?burn(?:ing|er)\b/giu

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
  const message = typed.replace(denied, ' ').replace(awayThen, ' ').replace(woodBurning, 'wood')
  const marks = marksOf(message)
  const whole = classify(message, marks)
  const clauses = clausesOf(message).map((clause) => classify(clause, marksOf(clause)))
  /** Of the whole message, and of its likeliest clause. */
  const mean = (label: Danger | 'any') =>
    (whole[label] + Math.max(whole[label], ...clauses.map((one) => one[label]))) / 2
  const likelihoodOf = (one: Danger) => (mean('any') + mean(one)) / 2
  const text = plain(message)
  const isPlainly = (one: Danger) =>
    plainReports[one]?.test(text) === true &&
    likelihoodOf(one) >= plainBar &&
    !harmless[one]?.(text)
  // 'Took all my pills. The door is unlocked' is no break-in.
  const danger =
    [...first, ...dangers].find(isPlainly) ??
    dangers.toSorted((one, other) => mean(other) - mean(one))[0]
  if (!danger) return {}
  const likelihood = likelihoodOf(danger)
  const isPlain = isPlainly(danger)
  const hasSign = isPlain || marks.includes(danger)
  const isVague = danger === 'suicide' && !hasSign && !hints.suicide?.test(text)
  const smellsNoGas = danger === 'gas' && smellsNothing.test(plain(typed)) && !otherGas.test(text)
  const isDoubted =
    likelihood < surely ||
    isVague ||
    neverSure.has(danger) ||
    // Damp in a ceiling reads like a hot wire: 'brown and soft, and there is a smell'.
    (danger === 'electrical' && stainedCeiling.test(text)) ||
    // A branch on the grass reads like one on a wire.
    (danger === 'tree-or-line' && (liesInYard.test(text) || !treeOrWire.test(text)))
  if (smellsNoGas || (isDoubted && harmless[danger]?.(text))) {
    const isGrave = likelihood >= cautionBesideHarmless && graveToMiss.has(danger)
    return isGrave ? { caution: danger } : {}
  }
  // In the middle of a conversation an honest question is offended by being declined.
  const isHonest = isMidway && danger === 'declined' && likelihood < surely && !wrongs.test(text)
  if (isHonest) return {}
  if (isPlain) return { danger, hasSign, isSure: true }
  const bar = barFor(danger, {
    hasSign,
    isShort: message.trim().split(/\s+/).length <= fewWords,
    isMidway,
  })
  // 'I need it gone. Should she sleep in our room?', where a job is talked about
  if (isVague && isMidway) return {}
  if (isVague && whole.suicide < surelyVague) return likelihood >= bar ? { caution: danger } : {}
  if (likelihood >= bar) return { danger, hasSign, isSure: likelihood >= surely }
  if (isMidway && danger === 'suicide' && !hasSign) return {}
  const isHint = likelihood >= (hasSign ? cautionBar : cautionAlone)
  return isHint && (hints[danger]?.test(text) ?? true) ? { caution: danger } : {}
}

import { createClassifier } from '../classifier/classifier.ts'
import { clausesOf } from '../clauses.ts'
import { plain } from '../words.ts'
import { type Danger, dangers } from './danger-kinds.ts'
import weights from './danger-weights.json' with { type: 'json' }
import { plainReports } from './danger-words.ts'
import { harmless } from './harmless.ts'
import { hasSignOf } from './has-sign.ts'

const classify = createClassifier(weights, [...dangers, 'any'])

/** What leaves no doubt needs hardly any likelihood. */
const plainBar = 0.15
/** Told plainly, they come before anything that reads likelier. */
const first: readonly Danger[] = ['suicide', 'medical']

/** A few words more, up to what is not denied: 'no smoke, but sparks'. */
const upToBut = String.raw`(?:(?!\b(?:but|pero|and|y|aunque|sino|just|solo)\b)[^.,;!?]){0,20}`
/** 'There is no smell of gas', 'no one is hurt': what is denied is not reported. */
const denied = new RegExp(
  [
    String.raw`\b(?:no|not|doesn['’]?t|don['’]?t|isn['’]?t|without)\s+(?:any\s+|an?\s+)?(?:smell\w*|smoke|fire|flames?|gas|sparks?|one (?:is|was|got) hurt|one hurt|injur\w+)\b${upToBut}`,
    String.raw`\b(?:no|tampoco)\s+(?:huele|(?:hay|tiene|veo)\s+(?:(?:m[aá]s|ning[uú]n\w*|nada de)\s+)?(?:olor|humo|fuego|gas|fugas?|chispas?|llamas?|herid[oa]s?|lesionad[oa]s?|peligro|mon[oó]xido))\b${upToBut}`,
    String.raw`\bnothing(?:['’]?s| is)? (?:on fire|burning|smoking|sparking|leaking)\b${upToBut}`,
    String.raw`\b(?:nobody|no one|nadie)(?:['’]?s| is| was| got| est[aá]| qued[oó]| se qued[oó])?\s+(?:hurt|locked|trapped|stuck|inside|in there|encerrad\w+|herid\w+|dentro|adentro|en peligro|lastimad\w+|broke in|suicidal)${upToBut}`,
    String.raw`\b(?:not|isn['’]?t|no es) (?:sewage|sewer|aguas negras)\b${upToBut}`,
    String.raw`\b(?:nobody|no one|nadie) (?:said|mentioned|dijo) ${upToBut}`,
    String.raw`\b(?:not|isn['’]?t|aren['’]?t)\s+(?:sagging|bulging|bowing)\b`,
    String.raw`\b(?:co|carbon monoxide|smoke) (?:alarms?|detectors?) (?:is|are|stays?|has been|have been) (?:quiet|silent|fine|not (?:sounding|beeping|going off))\b`,
    String.raw`\b(?:nada (?:mojad[oa]|quemad[oa]|caliente)|nothing (?:is |gets )?wet)\b${upToBut}`,
    String.raw`\bno hay nadie\b[^.,;!?]{0,12}`,
    String.raw`\bsin (?:olor|humo|chispas)\b`,
    String.raw`\b(?:the\s+)?(?:buzz\w*|humm\w*|spark\w*|smell|smoke|beep\w*|chirp\w*|hiss\w*|leak\w*|drip\w*|crackl\w*)\s+(?:has\s+|is\s+|have\s+)?(?:stopped|gone|went away)\b`,
  ].join('|'),
  'giu',
)

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

/** A kind of stove, and no fire. */
const woodBurning = /\bwood[- ]?burn(?:ing|er)\b/giu

/** The danger that a message is likeliest to report. */
export interface Likeliest {
  danger: Danger
  /** From 0 to 1. */
  likelihood: number
  /** How likely it is this one, whatever else it may be. */
  ofThis: number
  /** How likely the whole message reports this one. */
  ofWhole: number
  /** Whether its words leave no doubt. */
  isPlain: boolean
  /** Whether it has a sign of it, and does not only read like one. */
  hasSign: boolean
  /** What it says, without what it denies; in lower case, without accents and apostrophes. */
  text: string
}

/** Reads which danger a message is likeliest to report. */
export function likeliestDanger(typed: string): Likeliest | undefined {
  const message = typed.replace(denied, ' ').replace(awayThen, ' ').replace(woodBurning, 'wood')
  const whole = classify(message)
  const clauses = clausesOf(message).map((clause) => classify(clause))
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
  if (!danger) return undefined
  const isPlain = isPlainly(danger)
  return {
    danger,
    likelihood: likelihoodOf(danger),
    ofThis: mean(danger),
    ofWhole: whole[danger],
    isPlain,
    hasSign: isPlain || hasSignOf(danger, text),
    text,
  }
}

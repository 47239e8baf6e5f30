import { createClassifier } from '../classifier/classifier.ts'
import { clausesOf } from '../clauses.ts'
import { plain } from '../words.ts'
import { type Danger, dangers } from './danger-kinds.ts'
import weights from './danger-weights.json' with { type: 'json' }
import { harmless } from './harmless.ts'
import { marksOf } from './marks.ts'

const classify = createClassifier(weights, [...dangers, 'any'])

/** From which likelihood a message counts as a report: with a sign of that danger, and without one. */
const usual = { withSign: 0.45, alone: 0.45 }
/** Other bars where an ordinary fault sounds alike, or where a false alarm would hurt. */
const others: Partial<Record<Danger, Partial<typeof usual>>> = {
  gas: { alone: 0.5 },
  'carbon-monoxide': { alone: 0.55 },
  electrical: { withSign: 0.5, alone: 0.5 },
  'water-electricity': { withSign: 0.5, alone: 0.8 },
  'burst-pipe': { withSign: 0.5, alone: 0.5 },
  sewage: { alone: 0.5 },
  'tree-or-line': { withSign: 0.4, alone: 0.5 },
  'locked-in': { alone: 0.55 },
  'door-spring': { withSign: 0.5, alone: 0.55 },
  structure: { withSign: 0.42, alone: 0.5 },
  'break-in': { withSign: 0.4, alone: 0.5 },
  suicide: { withSign: 0.5, alone: 0.65 },
  medical: { withSign: 0.4, alone: 0.5 },
  injury: { withSign: 0.4, alone: 0.5 },
  declined: { alone: 0.5 },
}

/** What leaves no doubt needs hardly any likelihood. */
const plainBar = 0.15
const plainReports: Partial<Record<Danger, RegExp>> = {
  'carbon-monoxide':
    /\b(?:says|reads|shows|flash(?:es|ing)|dice|marca)\b.{0,12}\b(?:co|carbon monoxide|monoxido)\b(?! (?:sensor|alarm|detector))|\bco (?:alarm|detector) (?:is |keeps |has been |wont stop |started )?(?:going off|sounding|screaming|blaring)\b/,
  'break-in':
    /\b(?:someone|somebody|alguien|a (?:man|guy|stranger)|(?:two|three|some) (?:guys|men|people)) (?:is |are |s )?(?:breaking in(?:to)?|trying to (?:get|break) in(?:to)?|in(?:side)? (?:my|our) (?:house|home|kitchen|apartment|garage|basement|bedroom))\b(?! (?:last|to))|\bse (?:esta|estan) metiendo (?:a|en) (?:la|mi) casa\b|\bse (?:me )?(?:quieren?|estan? tratando de) meter\b/,
  suicide:
    /\bi (?:want|wanna|am going|m going|plan)(?: to)? (?:die|kill myself|end (?:it all|my life))\b|\bi (?:dont|do not) want to (?:live|be alive|exist)\b|\b(?:quiero|voy a) (?:morir(?:me)?|matarme)\b|\bno quiero (?:seguir )?viv(?:ir|iendo)\b|\bwant it all to (?:end|stop|be over)\b|\b(?:done with|tired of) (?:life|living)\b|\bplanning my (?:own )?death\b|\bwhy bother living\b|\b(?:world|everyone|everybody|they|family) (?:would|will|is|are|d)\b.{0,20}\b(?:better off|fine) (?:without|minus) me\b|\bla vida ya no\b|\b(?:estaran|estarian) mejor sin mi\b|\b(?:whoever|who(?:ever)? is the one that) finds me\b|\b(?:quien|el que|la que) me encuentre\b|\b(?:ill|i will|going to|want to) (?:be )?(?:join|joining) (?:her|him|my (?:late )?(?:wife|husband|son|daughter|mom|mother|dad)) soon\b|\bnobody (?:has|will have|ll have) to worry about me\b/,
}

/** In the middle of a conversation most of what sounds like danger is about keys, doors and money. */
const midwayExtra = 0.1

const fewWords = 6
const aloneInFew = 0.5

/** From here on these are reported whatever harmless thing is named beside them: 'he fell while hanging the TV'. */
const surely = 0.82
const mayBeSure: ReadonlySet<Danger> = new Set<Danger>(['declined', 'injury', 'break-in'])

/** Words without which a hint is none. */
const hints: Partial<Record<Danger, RegExp>> = {
  'carbon-monoxide':
    /\b(co|carbon|monoxid\w*|alarms?|detectors?|dizz\w*|headaches?|fumes|exhaust|generator|kerosene|charcoal|grill|nause\w*|sick|alarma|mare\w+|dolor de cabeza|generador|anafre)\b/,
  'locked-in':
    /\b(stuck|locks?|locked|trapped|shut|latch\w*|bolt\w*|inside|in there|cant (?:get|open)|encerrad\w*|atorad\w*|atrapad\w*|no (?:puede|pueden) salir|adentro)\b/,
  injury:
    /\b(hurt\w*|bleed\w*|blood|cut|fell|fallen|burn\w*|broke|hit|shock\w*|poison\w*|swallow\w*|sangr\w+|cort\w+|quem\w+|golpe\w*|cay\w+|lastim\w+|trag\w+)\b/,
  medical:
    /\b(chest|breath\w*|faint\w*|dizz\w*|pass(?:ed|ing)? out|stroke|numb|seizure|unconscious|heart|collaps\w*|pecho|respir\w*|desmay\w*|corazon|ambulanc\w*)\b/,
  'burst-pipe':
    /\b(water|wet|pipe\w*|leak\w*|flood\w*|drip\w*|pour\w*|gush\w*|spray\w* (?:every|all|out|water)|valve|squishy|soak\w*|agua|tubo|fuga|moja\w*|inund\w*|llave)\b/,
  suicide:
    /\b(finds? me|found me|join (?:her|him)|joining (?:her|him)|letters|in order|without me|minus me|worry about me|be here|needing|goodbye|burden|anymore|any longer|pills|alone|die|dead|end it|point of|give (?:it |them )?away|sin mi|adios|carga|morir\w*|no vale|ya no)\b/,
  sewage:
    /\b(toilet|drain\w*|sew\w+|septic|smell\w*|stink\w*|back\w*|brown|poop|inodoro|excusado|drenaje|desague|olor|huele|negras|cano)\b/,
}

/** From here on one sentence of caution goes before the reply. */
const cautionBar = 0.3
const cautionAlone = 0.4

/** 'There is no smell of gas', 'no one is hurt': what is denied is not reported. */
const denied =
  /\b(?:no|not|doesn['’]?t|don['’]?t|isn['’]?t|without)\s+(?:any\s+|an?\s+)?(?:smell\w*|smoke|fire|flames?|gas|sparks?|one (?:is|was|got) hurt|one hurt|injur\w+)\b[^.,;!?]{0,20}|\b(?:no|tampoco)\s+(?:huele|hay|tiene|veo)\b[^.,;!?]{0,20}|\b(?:nobody|no one|nadie)(?:['’]?s| is| was| got| est[aá]| qued[oó]| se qued[oó])?\s+(?:hurt|locked|trapped|stuck|inside|in there|encerrad\w+|herid\w+|dentro|adentro|en peligro|lastimad\w+|broke in|suicidal)[^.,;!?]{0,20}|\bno hay nadie\b[^.,;!?]{0,12}|\bsin (?:olor|humo|chispas)\b|\b(?:the\s+)?(?:buzz\w*|spark\w*|smell|smoke|beep\w*|chirp\w*|hiss\w*|leak\w*|drip\w*|crackl\w*)\s+(?:has\s+|is\s+|have\s+)?(?:stopped|gone|went away)\b/giu

/** What a message says about danger. */
export interface DangerReading {
  /** What it reports, or what must be declined in it. */
  danger?: Danger
  /** Whether it has a sign of it, and does not only read like one. */
  hasSign?: boolean
  /** What it may hint at: not enough to stop everything else for it. */
  caution?: Danger
}

/** Reads whether a message reports a danger, or may hint at one. `isMidway`: something is talked about already. */
export function readDanger(typed: string, { isMidway = false } = {}): DangerReading {
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
  const text = plain(message)
  const isDoubted = likelihood < surely || !mayBeSure.has(danger)
  if (isDoubted && harmless[danger]?.(text)) return {}
  const isPlain = plainReports[danger]?.test(text) ?? false
  const hasSign = isPlain || marks.includes(danger)
  if (isPlain && likelihood >= plainBar) return { danger, hasSign }
  const { withSign, alone } = { ...usual, ...others[danger] }
  // So few words without a sign say little.
  const isShort = message.trim().split(/\s+/).length <= fewWords
  const usualBar = hasSign ? withSign : isShort ? Math.max(alone, aloneInFew) : alone
  const bar = isMidway ? usualBar + midwayExtra : usualBar
  if (likelihood >= bar) return { danger, hasSign }
  const isHint = likelihood >= (hasSign ? cautionBar : cautionAlone)
  return isHint && (hints[danger]?.test(text) ?? true) ? { caution: danger } : {}
}

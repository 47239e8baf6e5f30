import type { ServiceId } from '../../../../shared/catalogue.ts'
import type { Intent } from '../intent-signs.ts'
import { endsWhenOff, isAboutBooking, isOver } from '../intents.ts'
import { isRequest } from '../is-request.ts'
import { plainQuestion } from '../plain-questions.ts'
import type { Around } from '../understand.ts'
import { plain } from '../words.ts'
import { type DangerReading, readDanger, sureBar, toLife } from './danger.ts'
import type { Danger } from './danger-kinds.ts'

interface DangerSaid {
  danger: Danger | undefined
  /** Whether it says that what was understood as a danger is none. */
  deniesDanger: boolean
  /** A danger that it may hint at. */
  caution: Danger | undefined
  /** Whether the danger that was reported before is over. */
  isAllOver: boolean
}

/**
 * What a message reports within its conversation. `isCorrection`: it takes something off the list in a few words;
 * `asksOfWork`: it only asks what an answer about the work says.
 */
export function dangerIn(
  message: string,
  intents: ReadonlySet<Intent>,
  around: Around,
  { isCorrection, asksOfWork }: { isCorrection: boolean; asksOfWork: boolean },
): DangerSaid {
  const text = plain(message)
  // A word alone answers a question: 'gas' says what the heater runs on.
  const isWord = !/\S\s+\S/u.test(message.trim())
  const reportsNothing = (isWord && around.isAnswer) || plainQuestion(message) !== undefined
  const reading: DangerReading = reportsNothing
    ? {}
    : readDanger(message, { isMidway: around.inPlay.length > 0 || around.order !== undefined })
  // 'Can I pour boiling water in it?'
  const isAsked = asksOfWork && !isSure(reading)
  const read =
    isAsked || isOnlySound(reading, text, intents, isCorrection)
      ? undefined
      : withinKnown(reading, text, around)
  // 'Nobody broke in, I want a locksmith' denies what was understood; another danger is still a report.
  // 'There is no water. I meant the outlet, it is humming' goes on reporting.
  const goesOn =
    reading.danger !== undefined &&
    reading.danger === around.danger &&
    isSure(reading) &&
    !intents.has('safeNow') &&
    !intents.has('turnedOff')
  const isAllOver = !goesOn && isOver(intents, around.danger)
  // 'Can I use the gas stove to keep warm?' is answered, and no leak.
  const asksStove = intents.has('heatWithStove') || heatsWithStove.test(text)
  const isStove =
    asksStove && ((read === 'gas' && !leaks.test(text)) || (read === 'fire' && !blazes.test(text)))
  const isPast =
    read !== undefined &&
    ((isAllOver && read === around.danger) ||
      (read === around.pastDanger && (looksBack(text) || asksOn(message, intents))))
  const danger = isPast || isStove ? undefined : read
  return {
    danger,
    deniesDanger: danger === undefined && deniesDanger(text, around.danger),
    // 'Never heat with the stove' says it better.
    caution:
      asksStove || needsNoCaution(intents, reading, around)
        ? undefined
        : cautionIn(reading, text, around),
    isAllOver,
  }
}

/** After a report what only sounds like another danger goes on about the same: 'the smell is going away'. */
function withinKnown(
  reading: DangerReading,
  text: string,
  { danger: reported, pastDanger }: Around,
): Danger | undefined {
  const { danger } = reading
  const known = reported ?? pastDanger
  if (!danger || !known || danger === known || known === 'declined') return danger
  const isNew = danger === 'gas' ? namesGas.test(text) : isSure(reading) || toPeople.has(danger)
  return isNew ? danger : known
}

const namesGas = /\b(?:gas|propane|rotten|hiss\w*|huevo podrido|propano)\b/
const toPeople: ReadonlySet<Danger> = new Set<Danger>(['injury', 'medical', 'suicide', 'locked-in'])

/** 'Is the electrician coming at 2 or not?', after a danger that is over. */
const asksOn = (message: string, intents: ReadonlySet<Intent>): boolean =>
  !goesOnAfterwards(plain(message)) && (/\?/u.test(message) || [...intents].some(isRequest))

const worsens =
  /\b(?:again|start(?:s|ed|ing)|getting|worse|(?:came|comes|is|its|are) back|otra vez|de nuevo|volvio|empeor\w*)\b/

/** 'I touched it again and now it is not warm' */
const calmed =
  /\b(?:not|isnt|no longer|ya no(?: esta)?) (?:even |really |at all )?(?:warm|hot|buzzing|humming|sparking|smoking|caliente)\b|\bbreaker (?:is |was |has been )?(?:already |still )?off\b/

const symptoms =
  /\b(?:spark\w*|smok\w*|burn\w*|crackl\w*|buzz\w*|humm?\w*|hot|warm\w*|smell\w*|hiss\w*|leak\w*|worse|chisp\w*|humo|huele|quem\w*|caliente|peor)\b/
const isCalmed = (text: string): boolean =>
  calmed.test(text) && !symptoms.test(text.replace(calmed, ' '))

/** 'The breaker is off, but it sparks again' */
const goesOnAfterwards = (text: string): boolean => worsens.test(text) && !isCalmed(text)

/** What it may hint at, unless it looks back at what is over. */
const cautionIn = (
  { caution }: DangerReading,
  text: string,
  { pastDanger, inPlay }: Around,
): Danger | undefined =>
  caution && caution === pastDanger && looksBack(text)
    ? undefined
    : (caution ?? gasHint(text, inPlay) ?? waterHint(text) ?? oxygenHint(text))

/** A reason for another day sounds like these; from here on it is more than one. */
const soundsAlike: ReadonlySet<Danger> = new Set<Danger>(['suicide', 'medical'])
const graveBeside = 0.6

const isSure = ({ likelihood = 0 }: DangerReading): boolean => likelihood >= sureBar

/** 'My daughter is sick, can we move it?', 'Thank you, goodbye', 'Take the garage door off': no report. */
function isOnlySound(
  { danger, likelihood = 0 }: DangerReading,
  text: string,
  intents: ReadonlySet<Intent>,
  isCorrection: boolean,
): boolean {
  if (danger === 'door-spring' && isCorrection) return true
  // 'He came off the ladder and cannot move his leg. Do I need to reschedule?' is one.
  if (likelihood >= sureBar || !danger) return false
  // 'I shut off the breaker and the water valve. Now send somebody'
  const isOff = intents.has('turnedOff') && endsWhenOff.has(danger) && !goesOnAfterwards(text)
  // 'Your guy was here yesterday, and now I smell gas' is one.
  const isGrave = toLife.has(danger) && likelihood >= (soundsAlike.has(danger) ? graveBeside : 0)
  const isAboutVisit = isAboutBooking(intents) || intents.has('goodbye') || intents.has('noShow')
  return isOff || (isAboutVisit && !isGrave)
}

/** 'Does the plumber relight the heater?', after the gas was shut off. */
const looksBack = (text: string): boolean =>
  /\b(price|part of|includ\w+|covers?|damage|relight|black|scorched|same (guy|man|one)|someone else|who pays|how much|still need|do i need|(the|a|your) (plumber|electrician|technician|tech|professional)|precio|incluye|cubre|tecnico|plomero|electricista)\b/.test(
    text,
  ) && !worsens.test(text)

/** 'Can I turn the oven on to keep warm?' */
const heatsWithStove =
  /\b(?:can|could|should|ok|okay|puedo|podemos|prendo)\b.{0,30}\b(?:oven|stove|horno|estufa)\b.{0,40}\b(?:heat|warm|calent\w*|calor)\b/
const blazes = /\b(?:smok\w*|flames?|burning|on fire|humo|llamas|quemando|incendi\w*)\b/
const leaks = /\b(smell\w*|leak\w*|hiss\w*|huele|olor|fuga)\b/
/** 'What tree? I asked about my cleaning.' Never a negation alone: 'no one can get him out'. */
const misunderstood =
  /\bwhat (tree|door|gas|fire|smoke|leak|line|wire|alarm|emergency|danger|burglar|break ?in)\b\W*\?|\b(?:cual|que) (?:arbol|puerta|gas|incendio|fuego|humo|fuga|cable|alarma|emergencia)\b\W*\?|\bi (only |just )?(asked|was asking|am asking|meant) (about|for|to|if|whether|you)\b|\bi (?:only|just) (?:want|wanted|need) to know\b|\bnothing(?:s| is) (?:really )?wrong\b|\b(?:no pasa nada|nada esta mal|solo quiero saber)\b|\bmisunderst\w+|\byou got (it|me|that) wrong\b|\bno es eso\b|\bno no its not\b|\b(?:its|it is|thats|that is) not (?:an? )?(?:ele\w+ic\w*|gas|fire|emergency|danger\w*)\b|\b911\b\W*\?|\bno me asust\w+|\b(?:nobodys|nobody is|no ?one is) (?:dying|hurt|in danger)\b|\b(?:nadie|nada) (?:se esta muriendo|esta en peligro)\b|\b(?:lol|haha|jaja)\w*|\b(solo|nomas|nada mas) (pregunt\w+|queria|quiero)\b/

/** Of a crisis it is believed only with this. */
const saysWell =
  /\b(?:im|i am) (?:perfectly |quite |really |doing |absolutely |just )?(?:fine|ok|okay|good|all ?right|well|not suicidal)\b|\b(?:yo )?estoy bien\b/

/** 'I am fine. It is just that my daughter cannot be home' */
const explains =
  /\b(?:es que|its just that|it is just that|i only (?:want|need)|i just (?:want|need|wanted))\b/

/** 'It is my own house', where it was refused; 'I do not think it is a pipe' */
const correctsIt: Partial<Record<Danger, RegExp>> = {
  declined: /\b(?:its|it is|es) (?:my|mi) (?:own |propia )?(?:house|home|place|casa)\b/,
  'burst-pipe': /\bi dont think its a (?:pipe|leak)\b/,
}

const deniesDanger = (text: string, danger: Danger | undefined): boolean =>
  danger !== undefined &&
  (danger === 'suicide'
    ? saysWell.test(text) && (misunderstood.test(text) || explains.test(text))
    : misunderstood.test(text) || correctsIt[danger]?.test(text) === true)

const oddSmell =
  /\b(odd|weird|strange|funny|chemical|rar[oa]|extran[oa]|fe[oa])\b.{0,14}\b(smells?|odou?r|olor)\b|\b(smell\w*|huele)\b.{0,14}\b(odd|weird|strange|funny|rar[oa]|extran[oa]|fe[oa])\b/
const burnsGas =
  /\b(boiler|furnace|gas|water heater|stove|oven|caldera|calentador|estufa|horno|calefaccion)\b/

/** An odd smell where gas may burn. */
function gasHint(text: string, inPlay: readonly ServiceId[]): Danger | undefined {
  return oddSmell.test(text) && (inPlay.includes('hvac') || burnsGas.test(text)) ? 'gas' : undefined
}

/** 'A damp patch by the outlet' */
const waterNearOutlet =
  /\b(?:water|damp\w*|wet|puddles?|leak\w*|drip\w*|moisture|agua|charcos?|humed\w+|mojad\w+|got(?:ea|eo|eando|era)|fuga)\b[^.!?\n]{0,24}\b(?:near|by|next to|beside|behind|around|into|onto|over|above|against|close to|cerca|junto|al lado|detras|encima|sobre)\b[^.,!?\n]{0,16}\b(?:outlets?|sockets?|breaker box|fuse box|power strip|electrical panel|tomacorrientes?|enchufes?|contactos?|caja de (?:los )?breakers)\b/
const waterHint = (text: string): Danger | undefined =>
  waterNearOutlet.test(text) ? 'water-electricity' : undefined

/** 'The power is out and my dad is on oxygen' */
const oxygenFails =
  /\b(?:oxygen|oxigeno)\b.{0,40}\b(?:dead|died|off|empty|quit|stopped|ran out|low|se (?:acabo|apago|acaba)|no (?:prende|le queda|funciona)|ya no|vacio)\b|\b(?:power(?: is|s)? out|no power|lost power|outage|se fue la luz|sin luz)\b.{0,80}\b(?:oxygen|oxigeno)\b/
const oxygenHint = (text: string): Danger | undefined =>
  oxygenFails.test(text) ? 'medical' : undefined

/** A denial, a complaint or a booking is answered without a word about danger; 'thank you, goodbye' is said to us. */
const needsNoCaution = (
  intents: ReadonlySet<Intent>,
  { caution }: DangerReading,
  { inPlay }: Around,
) =>
  intents.has('noDanger') ||
  intents.has('safeNow') ||
  (caution !== undefined && endsWhenOff.has(caution) && intents.has('turnedOff')) ||
  intents.has('complaint') ||
  isAboutBooking(intents) ||
  (caution === 'suicide' && inPlay.length > 0 && (intents.has('goodbye') || intents.has('thanks')))

import { createClassifier } from '../classifier/classifier.ts'
import { clausesOf } from '../clauses.ts'
import { plain } from '../words.ts'
import { type Danger, dangers } from './danger-kinds.ts'
import weights from './danger-weights.json' with { type: 'json' }
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
  'break-in': { withSign: 0.4 },
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
    /\b(?:someone|somebody|alguien|a (?:man|guy|stranger)|(?:two|three|some) (?:guys|men|people)) (?:is |are |s )?(?:breaking in(?:to)?|trying to (?:get|break) in(?:to)?|in(?:side)? (?:my|our) (?:house|home|kitchen|apartment|garage|basement|bedroom))\b(?! (?:last|to))/,
  suicide:
    /\bi (?:want|wanna|am going|m going|plan)(?: to)? (?:die|kill myself|end (?:it all|my life))\b|\bi (?:dont|do not) want to (?:live|be alive|exist)\b|\b(?:quiero|voy a) (?:morir(?:me)?|matarme)\b|\bno quiero (?:seguir )?viv(?:ir|iendo)\b|\bwant it all to (?:end|stop|be over)\b|\b(?:done with|tired of) (?:life|living)\b|\bplanning my (?:own )?death\b|\bwhy bother living\b|\b(?:world|everyone|everybody|they|family) (?:would|will|is|are|d)\b.{0,20}\b(?:better off|fine) (?:without|minus) me\b|\bla vida ya no\b|\b(?:estaran|estarian) mejor sin mi\b/,
}

const living =
  /\b(bab(y|ies)|child\w*|kids?|son|daughter|toddler|infant|dogs?|cats?|pupp(y|ies)|kittens?|pets?|mother|mom|mum|dad|father|grand\w+|wife|husband|some(body|one)|person|people|man|woman|me|im|i am|bebe|nin[oa]s?|hij[oa]s?|perr\w+|gat\w+|mama|papa|abuel\w+|alguien)\b/
const vehicle =
  /\b(car|truck|van|suv|bike|motorcycle|carro|coche|moto|camioneta)s?\b.{0,16}\b(stuck|inside|trapped|locked|atorad\w|encerrad\w|adentro)\b/
const heat = /\b(from|del|de|por el|with|in) ?(the |this |tanto )?(heat|calor)\b|\bdel calor\b/
const burns = /\b(alarm\w*|detector\w*|gas|furnace|heater|generator|humo|smoke|monoxid\w*)\b/

/** What the classifier mistakes for a report, and never is one. */
const harmless: Partial<Record<Danger, (text: string) => boolean>> = {
  // 'Thank you, you have been kind. Goodbye', 'no voy a estar, le dejo la llave a la vecina'
  suicide: (text) =>
    farewell.test(text) ||
    (isAway.test(text) && !dies.test(text)) ||
    ((wearyOf.test(text) || assembles.test(text)) && !speaksOfDeath.test(text)),
  // A water heater that pops is no ceiling.
  structure: (text) => !structural.test(text),
  // 'The smoke detector chirps every minute': its battery.
  fire: (text) => chirps.test(text) && !alarms.test(text),
  // 'Gas dryer': what it runs on.
  gas: (text) => gasAppliance.test(text),
  // 'My front door lock is jammed, I am standing outside'
  'break-in': (text) => (jammed.test(text) || wantsNoStranger.test(text)) && !intruder.test(text),
  // 'The gas company came and shut it off'
  declined: (text) => utilityCame.test(text),
  // 'Her car is stuck in the garage'
  'locked-in': (text) => vehicle.test(text) && !living.test(text),
  // Dizzy from the heat
  'carbon-monoxide': (text) => heat.test(text) && !burns.test(text),
}

/** Not at home when somebody comes. */
const isAway =
  /\bno (?:voy|vamos) a estar en (?:la |mi )?casa\b|\b(?:no (?:voy|vamos) a estar|(?:wont|will not|not going to) be (?:here|there|home))\b.{0,80}\b(?:llaves?|keys?|vecin\w|neighbors?|super|herman[ao]|espos[ao]|sister|roommate|door ?man|code|codigo|let (?:you|them|him) in|abr\w+)\b/
const dies =
  /\b(?:die|dead|kill|alive|live|living|anymore|any longer|burden|goodbye|pills?|gun|morir\w*|muert\w+|matar\w*|vivir|viva|vivo|mas aqui|aqui mas|carga|adios|pastillas|en este mundo)\b/
/** 'Estoy cansada de esta gotera, ya no aguanto' */
const wearyOf =
  /\b(?:no (?:lo )?aguanto|cansad[oa] de|hart[oa] de|cant (?:take|stand|deal with)|tired of|sick of|fed up|done with)\b.{0,24}\b(?:goter\w+|goteo|fuga|ruido|calor|frio|olor|plaga|cucarach\w+|rat(?:on|ones|as)|hormigas|vecin\w+|casero|plomero|mugre|leak\w*|drip\w*|noise|landlord|smell|roaches|mice|ants|faucet|toilet|sink|roof|kitchen|bathroom|remodel\w*|renovation|contractors?|yard|lawn|mess|clutter|furnace|ac|company|companies|quotes?)\b|\b(?:goter\w+|ruido|calor|frio|olor|cucarach\w+|ratones|leak\w*|noise|smell|roaches|mice|ants)\b.{0,24}\bno (?:lo )?aguanto\b/
const assembles =
  /\b(?:beds?|crib|bunks?|mattress|dresser|cama|cuna|litera)\b.{0,24}\b(?:put )?(?:together|assembled|built|armad[oa]|armar)\b/
const speaksOfDeath =
  /\b(?:die|dying|dead|death|kill|end it|alive|living|burden|goodbye|pills?|gun|rope|morir\w*|muert\w+|matar\w*|vivir|viva|vivo|carga|pastillas|pistola|desaparecer|without me|sin mi)\b/
const gasAppliance =
  /^\W*(?:(?:its|it is|they are|theyre|a|an|the|my|yes|es|son|de)\W+)*(?:natural )?gas (?:dryer|stove|range|oven|cooktop|furnace|boiler|heater|water heater|heat|fireplace|grill|one|line)?\W*$|^\W*(?:es|son)? ?(?:un[ao]? |la |el )?(?:secadora|estufa|horno|caldera|calentador|boiler)? ?(?:es )?de gas\W*$/
const structural =
  /\b(?:ceiling|walls?|beam|joists?|deck|balcon\w*|porch|roof\w*|chimney|floors?|foundation|column|post|stairs?|steps|retaining|carport|garage|shed|awning|drywall|plaster|brick\w*|house|building|patio|pergola|fence|gazebo|overhang|lintel|arch|tree|crack\w*|sag\w*|collaps\w*|cav(?:e|ed|ing)|techos?|pared\w*|viga|columna|escaleras?|piso|terraza|muro|barda|losa|plafon|cimientos?|casa|grietas?|hundi\w*|derrumb\w*|cay\w+|cae)\b/
const chirps =
  /\b(?:smoke|fire|co|carbon monoxide|humo)?\W*(?:detectors?|alarms?)\b.{0,40}\b(?:chirp\w*|batter\w+|every (?:minute|\d+ (?:seconds|minutes)))\b|\bchirp\w*\b.{0,30}\b(?:detectors?|alarms?)\b/
const alarms =
  /\b(?:going off|went off|sounding|smoke (?:in|from|coming)|flames?|on fire|fire in|burning|dizzy|headaches?)\b/
const jammed =
  /\b(?:lock|key|deadbolt|knob|llave|cerradura|chapa)s?\b.{0,24}\b(?:jam\w*|stuck|broke\w*|wont|snapped|turn\w*|atasc\w+|atorad\w|rompi\w|trabad\w)\b/
const wantsNoStranger =
  /\b(?:dont|do not|wouldnt|would not|didnt|not) (?:want|like|feel comfortable|feel safe)\b.{0,24}\b(?:some\w+|any\w+|a (?:man|stranger|guy)|strangers)\b/
const intruder =
  /\b(?:broke in|break ?in|broken into|burglar\w*|robb\w+|stole\w*|kick\w*|pry|pried|forced|intruder|ransack\w*|smash\w*|someone (?:is|was)|somebody (?:is|was)|footsteps|ladr\w+|rob\w+|forz\w+)\b/
const utilityCame =
  /\b(?:gas|electric|power|utility|water) company (?:came|shut|turned|said|says|tagged|left)\b/

/** Thanks and a farewell, and little else. */
const farewell =
  /^\W*(?:(?:ok|okay|well|so|bueno)\W+)?(?:(?:thanks?(?: you)?|gracias)\b[^.!?]{0,40}\W+)?(?:(?:ok|and|then)\W+)?(?:good ?bye|bye|adios|hasta luego)(?:\W+(?:then|now|and thanks[^.!?]{0,40}|y gracias[^.!?]{0,40}))?\W*$/

const fewWords = 6
const aloneInFew = 0.5

/** Words without which a hint is none. */
const hints: Partial<Record<Danger, RegExp>> = {
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
  const text = plain(message)
  if (harmless[danger]?.(text)) return {}
  const isPlain = plainReports[danger]?.test(text) ?? false
  const hasSign = isPlain || marks.includes(danger)
  if (isPlain && likelihood >= plainBar) return { danger, hasSign }
  const { withSign, alone } = { ...usual, ...others[danger] }
  // So few words without a sign say little.
  const isShort = message.trim().split(/\s+/).length <= fewWords
  const bar = hasSign ? withSign : isShort ? Math.max(alone, aloneInFew) : alone
  if (likelihood >= bar) return { danger, hasSign }
  const isHint = likelihood >= (hasSign ? cautionBar : cautionAlone)
  return isHint && (hints[danger]?.test(text) ?? true) ? { caution: danger } : {}
}

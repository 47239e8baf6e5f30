export type DayPart = 'morning' | 'afternoon'

interface Hours {
  words: string
  /** The hour that is named. */
  at?: string
  from?: string
  until?: string
}

const hour = String.raw`(\d{1,2})(?::([0-5]\d))?(?:\s*(am|pm|a\.m\.?|p\.m\.?|de la manana|de la tarde)\b)?(?![\d%:]|\s+(?!works?\b|is\b|suits\b|\w+days?\b|pls\b|entonces\b)\w+s\b|\s*(?:hours?|hrs?|days?|weeks?|months?|years?|yrs?|horas|dias|semanas|meses|anos|sq|feet|ft|bed|bath|rooms?|windows?|people|stories|floors?))`
const noon = 'noon|midday|lunch|mediodia'

const between = new RegExp(
  String.raw`\b(?:between|from|(?:said|only|free|home|here|available|window(?: is| of)?|anytime)(?: (?:at|on|around|is|de))?|entre(?: las)?|de)\s+${hour}\s*(?:and|to|-|y|a)\s*(?:las )?${hour}`,
)
const after = new RegExp(
  String.raw`\b(?:(?:(?:get|am|im|is) (?:off|out|home|back)(?: of)?(?: work| school)?|salgo|salimos|llego|llegamos)(?: del? (?:trabajo|la escuela)| a (?:la )?casa)? (?:at|a las?)|(?:any ?time )?after|past|not before|no(?:t)? (?:earlier|sooner) than|despues de(?: las?)?|a partir de(?: las?)?|desde las)\s+(?:(${noon})|${hour}|(work|school|trabajo))`,
)
const before = new RegExp(
  String.raw`\b(?:before|by|no later than|antes de(?:l(?! \d)| las?)?)\s+(?:(${noon})|${hour})`,
)
/** 'Guests check out at 11' */
const checksOut =
  /\bcheck(?:s|ing)?[ -]?outs?\b[^.,;!?]{0,20}?\b(1?\d)(?::([0-5]\d))?\b(?! ?(?:nights?|days?|guests?))/
/** '10 does not work': later, then */
const noGood = /\b(1?\d)(?::([0-5]\d))? (?:doesnt|does not|wont|will not) work\b/
/** 'Not too early': from the second visit of the day on. */
const lateRiser = /\b(?:not|nothing) (?:too|so|super|very|that) early\b|\bno (?:muy|tan) temprano\b/
/** 'Sunday late morning', 'early afternoon' */
const partsOfHalf = [
  { pattern: /\b(?:late|later in the|end of the) mornings?\b/, from: '10:00', until: '12:00' },
  { pattern: /\bearly (?:in the )?mornings?\b/, until: '10:00' },
  { pattern: /\bearly (?:in the )?afternoons?\b/, from: '12:00', until: '14:00' },
  { pattern: /\b(?:late|later in the|end of the) afternoons?\b/, from: '14:00' },
]
/** 'Guests out at 11, next ones in at 4' */
const stay = new RegExp(
  String.raw`\b(?:out|leaves?|check ?out)(?: is)?(?: at| by)? ${hour}.{0,30}\b(?:in|arrives?|comes?|check ?in)(?: is)?(?: at| by)? ${hour}`,
)
/** '12 is too late' */
const tooLate = new RegExp(
  String.raw`\b${hour} (?:is |es )?(?:too late|muy tarde|demasiado tarde)\b`,
)
/** '8 is too early' */
const tooEarly = new RegExp(
  String.raw`\b${hour} (?:is |es )?(?:(?:way|much|a bit|just|still) )?(?:too early|muy temprano|demasiado temprano)\b`,
)
const at = new RegExp(
  String.raw`\b(?:at|around|about|al|a las|como a las)\s+(?:(${noon})|${hour})|\b(\d{1,2})(?::([0-5]\d))?\s*([ap])\.?m\b|\b(?:12 ?)?(noon)\b(?= for\b| works\b| is\b| on\b|\W*$)`,
)
/** '10 works', 'tomorrow 4 then', 'book it for 12', "I'll take the 8 o'clock". */
const bare =
  /\b(?:take|book(?: (?:it|me))?(?: for)?|down for|make it|keep) (?:the |(?:tomorrow|today) )?(1?\d)(?::([0-5]\d))?(?: ?o ?clock)?(?=\W*$| (?:tomorrow|today|on|then|please|pls|if|is|works|slot|one|oclock)\b)|\b(1?\d)(?::([0-5]\d))? ?oclock\b|^\W*(\d{1,2})(?::([0-5]\d))? (?:works|is (?:good|fine|ok|great|better|perfect)|please|then)\b|\b(?:today|tomorrow|hoy|manana|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|lunes|martes|miercoles|jueves|viernes|sabado|domingo),? (1?\d{1,2})(?::([0-5]\d))?(?=\W*$|[.,;?]| then| please| sounds| works| is| still| pls| and| for| fine| ok| good| right| correct| verdad)|\b(1?\d)(?::([0-5]\d))? (?:on )?(?:today|tomorrow|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\b(?= works| is| please|\W*$|[.,;]| then)/

const hourNames = [
  'zero|cero',
  'one|una',
  'two|dos',
  'three|tres',
  'four|cuatro',
  'five|cinco',
  'six|seis',
  'seven|siete',
  'eight|ocho',
  'nine|nueve',
  'ten|diez',
  'eleven|once',
  'twelve|doce',
]
const hourName = hourNames.join('|')
const namedHour = new RegExp(
  String.raw`\b(at|around|las?) (${hourName})\b|\b(${hourName})(?= ?o ?clock\b| ?[ap]\.?m\b)`,
  'g',
)

/** 'Ten o’clock', 'at two', over plain text: with digits. */
export const withDigits = (text: string): string =>
  text.replace(namedHour, (_whole, before?: string, after?: string, alone?: string) => {
    const said = after ?? alone ?? ''
    const value = hourNames.findIndex((names) => names.split('|').includes(said))
    return before ? `${before} ${value}` : String(value)
  })

/** The hours of the day that a message names, over plain text: 'after 3', 'before noon', 'between 10 and 2'. */
export function clockIn(typed: string): Hours | undefined {
  const text = withDigits(typed)
  const two = between.exec(text) ?? stay.exec(text)
  const ending = two && timeOf(two[4], two[5], two[6])
  const early =
    two && timeOf(two[1], two[2], two[3] ?? (Number(two[1]) < Number(two[4]) ? two[6] : undefined))
  if (
    two &&
    early &&
    ending &&
    early < ending &&
    (two[3] ?? two[6] ?? !two[0].startsWith('from'))
  ) {
    return { words: two[0], from: early, until: ending }
  }
  const later = after.exec(text)
  if (later) {
    const from = later[1] ? '12:00' : later[5] ? '16:00' : timeOf(later[2], later[3], later[4])
    if (from) return { words: later[0], from }
  }
  const late = tooLate.exec(text)
  const latest = late && timeOf(late[1], late[2], late[3])
  if (late && latest) return { words: late[0], until: shifted(latest, -1) }
  const unfit = tooEarly.exec(text)
  const earliest = unfit && timeOf(unfit[1], unfit[2], unfit[3])
  if (unfit && earliest) return { words: unfit[0], from: shifted(earliest, 1) }
  const out = checksOut.exec(text)
  const free = out && timeOf(out[1], out[2])
  if (out && free) return { words: out[0], from: free }
  const bad = noGood.exec(text)
  const wrong = bad && timeOf(bad[1], bad[2])
  if (bad && wrong) return { words: bad[0], from: shifted(wrong, 1) }
  for (const { pattern, ...hours } of partsOfHalf) {
    const half = pattern.exec(text)
    if (half) return { words: half[0], ...hours }
  }
  const rises = lateRiser.exec(text)
  if (rises) return { words: rises[0], from: '10:00' }
  const sooner = before.exec(text)
  if (sooner) {
    const until = sooner[1] ? '11:59' : timeOf(sooner[2], sooner[3], sooner[4])
    if (until) return { words: sooner[0], until }
  }
  const short = bare.exec(text)
  const shortTime =
    short &&
    [1, 3, 5, 7, 9].map((at) => timeOf(short[at], short[at + 1])).find((time) => time !== undefined)
  if (shortTime) return { words: short[0], ...around(shortTime) }
  const exact = at.exec(text)
  if (
    !exact ||
    /\b((?:gets?|is|be|comes?) (?:back )?(?:home|in)|works?|shift|(?:we|i|they) (?:open|close)|opens|closes|trabaj\w+|school|doctor|dentist|appointment|meeting|class|church|court|asleep|party|pick(?:ing)? up|drop(?:ping)? off|(?:guests?|people|everyone|family) (?:come|comes|start|starts)|arrive|land|lunch|eats?|naps?|almuerz\w+|duerme|sale|recog\w+|(ella|el|mi \w+) come)\b[^.,;!?]{0,16}$/.test(
      text.slice(0, exact.index),
    )
  )
    return undefined
  const isNoon = exact[1] ?? exact[8]
  const time = isNoon
    ? '12:00'
    : (timeOf(exact[2], exact[3], exact[4]) ?? timeOf(exact[5], exact[6], exact[7]))
  return time && (isNoon || exact[4] || exact[7] || !/^about|^around/.test(exact[0]))
    ? { words: exact[0], ...around(time) }
    : undefined
}

/** `HH:MM`. Without 'am' or 'pm' an hour up to 6 is in the afternoon: nobody comes at night. */
function timeOf(hours = '', minutes = '00', half = ''): string | undefined {
  const said = Number(hours)
  if (!hours || said > 23) return undefined
  const isPm = /^p|tarde/.test(half) || (!half && said >= 1 && said <= 6)
  const value = said === 12 && /^a/.test(half) ? 0 : said < 12 && isPm ? said + 12 : said
  return `${String(value).padStart(2, '0')}:${minutes}`
}

/** An hour that was named, and the start times that are near it. */
const around = (time: string) => ({ at: time, from: shifted(time, -1), until: shifted(time, 1) })

const shifted = (time: string, hours: number) =>
  `${String(Math.min(23, Math.max(0, Number(time.slice(0, 2)) + hours))).padStart(2, '0')}${time.slice(2)}`

/** 'Tomorrow in the afternoon': so many letters after a day are read with it. */
export const afterDay = 40

/** The half of the day that these words name. */
export function partIn(words: string): { part?: DayPart } {
  if (
    /\b(afternoons?|evenings?|tonight|tardes?|noches?|(?<=(?:^|\d|day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|tomorrow|today|lunes|martes|miercoles|jueves|viernes|sabado|domingo) ?)p\.?m)\b/i.test(
      words,
    )
  )
    return { part: 'afternoon' }
  return /\b(mornings?|(por|en|de) las? ma[nñ]anas?|(?<=(?:^|\d|day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|tomorrow|today|lunes|martes|miercoles|jueves|viernes|sabado|domingo) ?)a\.?m)\b/i.test(
    words,
  )
    ? { part: 'morning' }
    : {}
}

import { daysBetween } from '../../../shared/time/business-time.ts'
import { clockIn, withDigits } from './clock-time.ts'
import type { TimeFrame } from './time-frame.ts'
import { plain } from './words.ts'

/** A start time that a reply named, in the business zone. */
export interface ShownTime {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
}

const lead = String.raw`^\W*(?:(?:yes|yeah|ok|okay|sure|so|then|well|to|si|dale|va|bueno|pues|claro|mejor|ponme|quiero|deme|esta bien|at|around|about|maybe|lets do|ill take|i take|ill have|give me|id like|put me down for|book me for|make it|can i (?:get|have|do)|the|a las|como a las|(?:el|la|las)(?: de(?: las)?)?)\W+)*`
const end = String.raw`(?:\W+(?:one|slot|time|works?(?: for (?:me|us))?|on|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:el|este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|is (?:good|fine|great|ok|perfect|better)|entonces|habiamos dicho|quedamos|dijimos|me sirve|me queda bien|esta perfecto|dear|please|pls|then|por favor|esta bien|opcion|hora))*\W*$`
const hour = new RegExp(
  String.raw`${lead}(0?\d|1\d)(?::?(00|30))?(?: ?(?:o ?clock|([ap])\.?m\.?))?${end}`,
)
const places: readonly RegExp[] = [
  new RegExp(`${lead}(?:first|1st|earli(?:er|est)|soonest|primer[oa]?|mas temprano)${end}`),
  new RegExp(
    `${lead}(?:second|2nd|(?:later|latter|last) (?:one|time|slot)|segund[oa]|mas tarde)${end}`,
  ),
]

/** '10' or 'the first one', where times were named or asked for: the one that it picks. */
export function chosenTime(
  message: string,
  { shown, isAsked, today }: { shown: readonly ShownTime[]; isAsked: boolean; today: string },
): TimeFrame | undefined {
  if (shown.length === 0 && !isAsked) return undefined
  const texts = [message, ...message.split(nextPart)].map((text) =>
    withDigits(plain(text)).replace(/\b(?:noon|midday|mediodia)\b/, '12'),
  )
  for (const text of texts) {
    const byPlace = places.findIndex((place) => place.test(text))
    const said = hour.exec(text)
    const picked =
      byPlace >= 0 ? shown[byPlace] : shown.find(({ time }) => said && isHour(time, said))
    if (picked) {
      const { date, time } = picked
      return { words: message, date, from: time, until: time, daysAhead: daysBetween(today, date) }
    }
  }
  const said = texts.map((text) => hour.exec(text)).find(Boolean)
  return said
    ? clockIn(`${said[1]}:${said[2] ?? '00'} ${said[3] ? `${said[3]}m` : 'oclock'}`)
    : undefined
}

/** 'The second one is good, two o'clock. Did you put it down?' */
const nextPart = /[.!?;,\n]+/

/** Whether a start time is the one that was said, of a clock with twelve hours. */
const isHour = (time: string, [, hours, minutes = '00', half]: readonly (string | undefined)[]) => {
  const hour = Number(time.slice(0, 2))
  const isHalf = !half || (half === 'p') === hour >= 12
  return hour % 12 === Number(hours) % 12 && time.slice(3) === minutes && isHalf
}

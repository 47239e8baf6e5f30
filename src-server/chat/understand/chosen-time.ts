import { daysBetween } from '../../../shared/time/business-time.ts'
import { clockIn } from './clock-time.ts'
import type { TimeFrame } from './time-frame.ts'
import { plain } from './words.ts'

/** A start time that a reply named, in the business zone. */
export interface ShownTime {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
}

const lead = String.raw`^\W*(?:(?:yes|yeah|ok|okay|sure|si|at|around|about|maybe|lets do|ill take|the|a las|como a las|el|la|las)\W+)*`
const end = String.raw`(?:\W+(?:one|slot|time|works?|is (?:good|fine|great|ok|perfect)|please|pls|then|por favor|esta bien|opcion|hora))*\W*$`
const hour = new RegExp(String.raw`${lead}(1?\d)(?::?(00|30))?(?: ?o ?clock)?${end}`)
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
  const text = plain(message)
  const byPlace = places.findIndex((place) => place.test(text))
  const said = hour.exec(text)
  const picked =
    byPlace >= 0
      ? shown[byPlace]
      : shown.find(({ time }) => said && isHour(time, Number(said[1]), said[2] ?? '00'))
  if (picked) {
    const { date, time } = picked
    return { words: message, date, from: time, until: time, daysAhead: daysBetween(today, date) }
  }
  return said ? clockIn(`${said[1]}:${said[2] ?? '00'} oclock`) : undefined
}

/** Whether a start time is at the hour of a clock with twelve hours. */
const isHour = (time: string, hours: number, minutes: string) =>
  Number(time.slice(0, 2)) % 12 === hours % 12 && time.slice(3) === minutes

import { addDays } from '../../../shared/time/business-time.ts'
import type { TimeFrame } from './time-frame.ts'
import { isStory } from './told-times.ts'
import { plain } from './words.ts'

const counts = ['a|one|un|una|1', 'two|dos|couple(?: of)?|2', 'three|tres|3', 'four|cuatro|4']
  .concat('five|cinco|5', 'six|seis|6', 'seven|siete|7')
  .map((names) => new RegExp(`^(?:${names})$`))
const span = String.raw`(a couple(?: of)?|a|one|two|three|four|five|six|seven|un|una|dos|tres|cuatro|cinco|seis|siete|\d) (days?|weeks?|dias?|semanas?)`
const moved = new RegExp(
  String.raw`\b(?:push|move|shift|delay|bump|slide|postpone|mover|mueva|recorra|atrase|adelante)\w*\b(?:(?! (?:in|out)\b)[^.,;!?\d]){0,30}?\b${span}( earlier| sooner| up| forward| antes)?\b`,
)
const later = new RegExp(
  String.raw`\b${span} (later|earlier|sooner|mas tarde|despues|antes)\b(?! (?:than|i|we|it|he|she|the|que|de)\b)`,
)
const isEarlier = /\b(?:earlier|sooner|up|forward|antes|adelante)\b/

const isRelative = /\b(?:later|earlier|sooner|despues|antes|mas tarde)\b/

/**
 * 'Push both by two days' is 2, 'a week earlier' is -7: by how many days what was said before is moved. Nothing where a
 * day is named: `read` is how the message was read.
 */
export function shiftOfDays(message: string, read?: TimeFrame): number | undefined {
  const text = plain(message)
  if (read?.date && !isRelative.test(plain(read.words))) return undefined
  const found = moved.exec(text) ?? later.exec(text)
  if (!found || isStory(text.slice(0, found.index))) return undefined
  const [words, count = '', unit = ''] = found
  const number = counts.findIndex((names) => names.test(count.replace(/^a (?=couple)/, ''))) + 1
  if (number === 0) return undefined
  const days = /^(?:week|semana)/.test(unit) ? number * 7 : number
  return isEarlier.test(words) ? -days : days
}

/** A wish so many days later, or earlier if negative. */
export function shifted(time: TimeFrame, days: number): TimeFrame {
  const { date, lastDate, daysAhead } = time
  return {
    ...time,
    ...(date ? { date: addDays(date, days) } : {}),
    ...(lastDate ? { lastDate: addDays(lastDate, days) } : {}),
    ...(daysAhead === undefined ? {} : { daysAhead: daysAhead + days }),
  }
}

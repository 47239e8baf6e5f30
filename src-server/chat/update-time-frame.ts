import { weekday } from '../../shared/time/business-time.ts'
import type { TimeFrame } from './understand/time-frame.ts'
import { plain } from './understand/words.ts'

/** 'Any day', 'who can come now?': an earlier wish is given up. */
const anyDay =
  /\b(?:can|could) (?:\w+ )?come (?:right )?now\b|\b(?:earliest|asap|as soon as possible|ahora mismo|lo antes posible|cuanto antes)\b|\bany ?day\b(?! but| except)|\bwhenever (?:you|works|is|they)\b|\bcualquier dia\b/

/** When the work is wanted, after a message that may say so. */
export function wishAfter(
  before: TimeFrame | undefined,
  said: TimeFrame | undefined,
  message: string,
): TimeFrame | undefined {
  const isAnyDay = !said?.date && anyDay.test(plain(message))
  const kept = isAnyDay ? undefined : before
  return said ? together(kept, said) : kept
}

/** 'Tomorrow', then 'after 3': the day stays. */
function together(before: TimeFrame | undefined, said: TimeFrame): TimeFrame {
  const isOneDay = said.date !== undefined && said.lastDate === undefined
  const notOn = [...new Set([...(before?.notOn ?? []), ...(said.notOn ?? [])])].filter(
    // 'Weekends only', then 'Monday then': Monday suits.
    (day) => !isOneDay || day !== weekday(said.date ?? ''),
  )
  const excluded = notOn.length > 0 ? { notOn } : {}
  if (said.date || !before?.date) return { ...said, ...excluded }
  const { words, date, lastDate, daysAhead } = before
  return {
    date,
    ...(lastDate ? { lastDate } : {}),
    ...(daysAhead === undefined ? {} : { daysAhead }),
    ...said,
    ...excluded,
    words: `${words} ${said.words}`,
  }
}

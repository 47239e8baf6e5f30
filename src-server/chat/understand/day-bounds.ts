import { addDays, daysBetween } from '../../../shared/time/business-time.ts'
import type { TimeFrame } from './time-frame.ts'

/** 'After December 12': so many days from then on. */
const daysAfter = 7
const isAfterDay = /\b(after|past|later than|despu[eé]s del?)\s+(the\s+|el\s+)?$/i
/** 'By Friday', not 'come by Friday' */
const isByDay =
  /(?<!\b(?:come|comes|stop|swing|drop|pass) )\b(?:by|no later than|on or before)\s+(?:the\s+)?$/i
/** 'Not before the 10th', 'we do not get the keys until the 12th' */
const isFromDay =
  /\b(?:not before|no (?:earlier|sooner) than|starting(?: on)?|not until|(?:\w+n['’]?t|not)\b[^.;!?]{0,24}\b(?:un)?till?|antes del? \w+ no)\s+(?:the\s+|el\s+)?$/i
const isThenOn =
  /^(?:\s*[,.;]+\s*(?:so|and|then|y|pero)?|\s+(?:so|and|or|then|any ?time|sometime|y|o|pero))[\s,]*(any ?time |sometime )?(after|from then on|despu[eé]s)(?!\s+\d|\s+(noon|work|school|lunch|de[l ]))\b/i

/** From today until the day before. */
export function until(date: string, today: string, words: string): TimeFrame {
  const lastDate = addDays(date, -1)
  return { words, date: today, lastDate, daysAhead: daysBetween(today, lastDate) }
}

/** From a day on, which suits too. */
function onwards(date: string, today: string, words: string): TimeFrame {
  const lastDate = addDays(date, daysAfter)
  return { words, date, lastDate, daysAhead: daysBetween(today, lastDate) }
}

/** The days after one. */
function afterwards(date: string, today: string, words: string): TimeFrame {
  const lastDate = addDays(date, daysAfter)
  return { words, date: addDays(date, 1), lastDate, daysAhead: daysBetween(today, lastDate) }
}

/** 'By', 'not before' or 'after' a day: the days that suit; none if the words beside it set no bound. */
export function boundedBy(
  date: string,
  { today, words, before, after }: { today: string; words: string; before: string; after?: string },
): TimeFrame | undefined {
  if (date > today && isByDay.test(before)) return until(addDays(date, 1), today, words)
  if (date > today && isFromDay.test(before)) return onwards(date, today, words)
  const isAfter = isAfterDay.test(before) || (after !== undefined && isThenOn.test(after))
  return isAfter ? afterwards(date, today, words) : undefined
}

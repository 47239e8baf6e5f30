import { pluralize } from '../../../shared/format/numbers.ts'

const minute = 60_000

/** How long until an answer is due (ISO, UTC), or since when it has been, at this instant in milliseconds. */
export function timeLeft(answerBy: string, now: number): { text: string; isOverdue: boolean } {
  const ms = Date.parse(answerBy) - now
  const minutes = Math.floor(Math.abs(ms) / minute)
  const isOverdue = ms < 0
  return { text: isOverdue ? `by ${words(minutes)}` : `${words(minutes)} left`, isOverdue }
}

function words(minutes: number): string {
  if (minutes < 60) return pluralize(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? pluralize(hours, 'hour') : pluralize(Math.floor(hours / 24), 'day')
}

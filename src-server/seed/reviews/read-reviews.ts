import type { ServiceId } from '../../../shared/catalogue.ts'

export interface ReviewWords {
  /** One to five stars. */
  rating: number
  /** Only for bookings whose details contain this text, in lower case; otherwise for any booking of the service. */
  about?: string
  text: string
  /** The public reply of the business. */
  reply?: string
  /** The reason for which the business hides it. */
  hiddenFor?: string
}

export type ReviewsByService = Partial<Record<ServiceId, readonly ReviewWords[]>>

/**
 * Parses reviews, one per line: stars, `about` in parentheses, text. The next line may be the reply (`>`) or the reason
 * for hiding it (`hidden:`).
 */
export const readReviews = (written: Partial<Record<ServiceId, string>>): ReviewsByService =>
  Object.fromEntries(Object.entries(written).map(([id, lines]) => [id, reviewsIn(lines)]))

function reviewsIn(lines: string): ReviewWords[] {
  const reviews: ReviewWords[] = []
  for (const line of lines.trim().split(/\n\s*/)) {
    const [, mark = '', words = ''] = /^(\d|>|hidden:) (.+)$/.exec(line) ?? []
    const latest = reviews.at(-1)
    if (/\d/.test(mark)) reviews.push(reviewIn(Number(mark), words))
    else if (mark === '>' && latest) latest.reply = words
    else if (mark && latest) latest.hiddenFor = words
    else throw new Error(`Not a review: ${line}`)
  }
  return reviews
}

function reviewIn(rating: number, words: string): ReviewWords {
  const { about, text = words } = /^\((?<about>[^)]+)\) (?<text>.+)$/.exec(words)?.groups ?? {}
  return { rating, text, ...(about ? { about } : {}) }
}

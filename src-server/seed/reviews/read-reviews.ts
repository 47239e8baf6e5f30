import type { ServiceId } from '../../../shared/catalogue.ts'

export interface ReviewWords {
  /** One to five stars. */
  rating: number
  /** What the answers of the booking must speak of, in lower case; without it the review fits any. */
  about?: string
  text: string
  /** What the business answers in public. */
  reply?: string
  /** Why the business hides it. */
  hiddenFor?: string
}

export type ReviewsByService = Partial<Record<ServiceId, readonly ReviewWords[]>>

/**
 * Reads reviews that are written one a line: the stars, what it is about in parentheses, and the words; below them the
 * reply, or why it is hidden.
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
    else throw new Error(`This line is no review: ${line}`)
  }
  return reviews
}

function reviewIn(rating: number, words: string): ReviewWords {
  const { about, text = words } = /^\((?<about>[^)]+)\) (?<text>.+)$/.exec(words)?.groups ?? {}
  return { rating, text, ...(about ? { about } : {}) }
}

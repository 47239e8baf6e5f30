import { brand } from '../../shared/brand.ts'
import { formatMoment } from '../../shared/business-time.ts'
import { type BookingFacts, titlesOf } from './booking-words.ts'
import type { MessageKind } from './templates.ts'

const words: Partial<Record<MessageKind, (what: string, when: string) => string>> = {
  bookingReceived: (what, when) => `your ${what} booking is in for ${when}.`,
  bookingConfirmed: (what, when) => `a professional is assigned for your ${what} on ${when}.`,
  bookingChanged: (what, when) => `your ${what} booking is now on ${when}.`,
  bookingCancelled: (what, when) => `your ${what} booking on ${when} is cancelled.`,
  bookingCompleted: (what) => `your ${what} is completed. How was it? Review it in your dashboard.`,
  reminder: (what, when) => `reminder: ${what} on ${when}.`,
}

/** The text with a code, which is derived only now: the queue holds none. */
export const codeSms = (code: string) =>
  `${brand.name}: ${code} confirms your number. We never ask you for it. Not you? Ignore this.`

/** The text of a text message; the email has all the details. */
export function renderSms(kind: MessageKind, facts: BookingFacts, timeZone: string): string {
  const say = words[kind]
  if (!say) throw new Error(`There is no text message for ${kind}.`)
  return `${brand.name}: ${say(titlesOf(facts), formatMoment(facts, timeZone))}`
}

import { brand } from '../../shared/brand.ts'
import { formatMoment } from '../../shared/business-time.ts'
import type { MessageKind } from '../../shared/message-kinds.ts'
import { serviceTitles } from './booking-facts.ts'
import type { BookingFacts } from './message-facts.ts'

const words = {
  bookingReceived: (what: string, when: string) => `your ${what} booking is in for ${when}.`,
  bookingConfirmed: (what: string, when: string) =>
    `a professional is assigned for your ${what} on ${when}.`,
  bookingChanged: (what: string, when: string) => `your ${what} booking is now on ${when}.`,
  bookingCancelled: (what: string, when: string) => `your ${what} booking on ${when} is cancelled.`,
  bookingCompleted: (what: string) =>
    `your ${what} is completed. How was it? Review it in your dashboard.`,
  reminder: (what: string, when: string) => `reminder: ${what} on ${when}.`,
}

/** The text with a code, which is derived only now: the queue holds none. */
export const codeSms = (code: string) =>
  `${brand.name}: ${code} confirms your number. We never ask you for it. Not you? Ignore this.`

type BookingSmsKind = keyof typeof words

export const isBookingSms = (kind: MessageKind): kind is BookingSmsKind =>
  Object.hasOwn(words, kind)

/** The text of a text message; the email has all the details. */
export const renderSms = (kind: BookingSmsKind, facts: BookingFacts, timeZone: string): string =>
  `${brand.name}: ${words[kind](serviceTitles(facts), formatMoment(facts, timeZone))}`

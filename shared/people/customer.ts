import { z } from 'zod/mini'
import { bookingStatuses } from '../booking-status.ts'
import { emailAddress, line, optional } from '../text.ts'
import { phoneNumber } from './phone-number.ts'

const profileLine = (max: number) => optional(line(max, 'Write it as text.'))

const zipCode = line(20, 'Write it as text.').check(
  z.regex(/^\d{5}(-\d{4})?$/, 'Enter a zip code like 12203 or 12203-1234.'),
)

/** What a customer saves for the checkout; all of it may be empty. */
export const profileInput = z.object({
  fullName: profileLine(120),
  email: optional(emailAddress),
  phone: optional(phoneNumber),
  address: profileLine(300),
  city: profileLine(120),
  state: profileLine(60),
  zipCode: optional(zipCode),
})
export type ProfileInput = z.infer<typeof profileInput>

export const frequencies = {
  immediate: 'Immediately',
  daily: 'Daily digest',
  weekly: 'Weekly summary',
} as const
export type Frequency = keyof typeof frequencies

const yesOrNo = z.boolean({ error: 'Answer yes or no.' })

/** Which messages a customer wants, and how often. */
export const preferencesInput = z.object({
  emailBookingConfirmations: yesOrNo,
  emailBookingReminders: yesOrNo,
  emailBookingUpdates: yesOrNo,
  emailMarketing: yesOrNo,
  smsBookingConfirmations: yesOrNo,
  smsBookingReminders: yesOrNo,
  smsBookingUpdates: yesOrNo,
  communicationFrequency: z.enum(['immediate', 'daily', 'weekly'], {
    error: 'Choose how often.',
  }),
})
export type Preferences = z.infer<typeof preferencesInput>

/** Until the customer changes them. */
export const defaultPreferences: Preferences = {
  emailBookingConfirmations: true,
  emailBookingReminders: true,
  emailBookingUpdates: true,
  emailMarketing: false,
  smsBookingConfirmations: false,
  smsBookingReminders: false,
  smsBookingUpdates: false,
  communicationFrequency: 'immediate',
}

/** A number that is to get text messages; whether we write to it depends on the countries that are served. */
export const phoneInput = z.object({ phone: line(40, 'Enter a phone number.') })
export type PhoneInput = z.infer<typeof phoneInput>

export const confirmPhoneInput = z.object({
  code: z
    .string({ error: 'Enter the code.' })
    .check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits of the code.')),
})
export type ConfirmPhoneInput = z.infer<typeof confirmPhoneInput>

/** What an account's owner says about an order that was made with the account's address. */
export const answerOfferInput = z.object({
  groupId: line(64, 'Say which order.'),
  isMine: yesOrNo,
})
export type AnswerOfferInput = z.infer<typeof answerOfferInput>

/** Which of the user's bookings: all of them, or those in one status; `cursor` is where the previous page ended. */
export const ownBookingsInput = z.object({
  status: z.optional(z.enum(bookingStatuses)),
  cursor: z.optional(line(64, 'Send the id of a booking.')),
})
export type OwnBookingsInput = z.infer<typeof ownBookingsInput>

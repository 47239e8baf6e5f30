/** Top-level domains like this one are reserved: no mail can ever go there. */
const domain = 'no-email.invalid'

/** Stands in for the email of a caller who has none, by the digits of the phone number: it is kept, never shown or written to. */
export const noEmailFor = (digits: string): string => `${digits}@${domain}`

/** Whether it is an address, and does not stand in for one. */
export const hasEmail = (email: string): boolean => !email.toLowerCase().endsWith(`@${domain}`)

/** How a customer hears of a booking: a caller without an email by text message, or on the phone alone. */
export type Reach = 'email' | 'text' | 'call'

/** As the office reads it. */
export const describeEmail = (email: string): string =>
  hasEmail(email) ? email : 'No email address'

/** One of several addresses of a customer, told apart by the phone number where there is no email. */
export const describeAddress = (email: string): string =>
  hasEmail(email) ? email : `Phone ${email.split('@')[0]}`

/** Top-level domains like this one are reserved: no mail can ever go there. */
const domain = 'no-email.invalid'

/**
 * Stands in for the email of a caller who has none: the phone number, without the country's 1, so that the same caller is
 * the same customer the next time. It is kept, and never shown or written to.
 */
export const noEmailFor = (phone: string): string => {
  const [number = ''] = phone.split(/ext|x/i)
  return `${number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}@${domain}`
}

/** Whether it is an address, and does not stand in for one. */
export const hasEmail = (email: string): boolean => !email.toLowerCase().endsWith(`@${domain}`)

/** As the office reads it. */
export const describeEmail = (email: string): string =>
  hasEmail(email) ? email : 'No email address'

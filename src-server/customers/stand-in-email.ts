import parsePhoneNumber from 'libphonenumber-js'
import { noEmailFor } from '../../shared/people/no-email.ts'
import { DomainError } from '../errors.ts'

/**
 * Stands in for the email of a caller who has none: the same for every way to write the number. Undefined for what is no phone number
 * with its area code.
 */
export function standInEmail(phone: string): string | undefined {
  const number = parsePhoneNumber(phone, 'US')
  return number?.isPossible() ? noEmailFor(number.number.replaceAll(/\D/g, '')) : undefined
}

/** @throws BAD_REQUEST at the phone number if it has no area code, or is none */
export function requireStandIn(phone: string): string {
  const email = standInEmail(phone)
  if (email !== undefined) return email
  throw new DomainError(
    'invalid',
    'PHONE_INCOMPLETE',
    'Without an email address we need the whole phone number, with its area code.',
    'phone',
  )
}

import { hasEmail } from '../../shared/people/no-email.ts'
import type { Tables } from '../db/types.ts'
import { DomainError } from '../errors.ts'

/** @throws CONFLICT for a caller without an email: what waits for an answer goes out by email alone */
export function requireEmail({ customer_email }: Pick<Tables['bookings'], 'customer_email'>): void {
  if (hasEmail(customer_email)) return
  throw new DomainError(
    'conflict',
    'NO_EMAIL',
    'The customer has no email address. Call them, or add their email with Edit.',
  )
}

/** @throws BAD_REQUEST at the email for what stands in for one: only the office books for callers without an email */
export function refuseNoEmail(email: string): void {
  if (hasEmail(email)) return
  throw new DomainError(
    'invalid',
    'NO_EMAIL',
    'Enter an email address like name@example.com.',
    'email',
  )
}

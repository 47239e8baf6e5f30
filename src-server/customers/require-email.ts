import { hasEmail } from '../../shared/people/no-email.ts'
import type { Tables } from '../db/types.ts'
import { DomainError } from '../errors.ts'

/**
 * For what goes out by email alone. `instead` is what the office can do.
 * @throws CONFLICT for a caller without an email
 */
export function requireEmail(
  { customer_email }: Pick<Tables['bookings'], 'customer_email'>,
  instead: string,
): void {
  if (hasEmail(customer_email)) return
  throw new DomainError('conflict', 'NO_EMAIL', `The customer has no email address. ${instead}`)
}

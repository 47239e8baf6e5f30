import { sql } from 'kysely'
import { brand } from '../../shared/brand.ts'
import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { mailboxKey } from '../mail/visitor-limit.ts'

/** @throws FORBIDDEN if the office has blocked one of these addresses, however it is spelled, or the customer whose address it is, from booking online */
export async function refuseBlocked(trx: Trx, emails: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select own.email from customer_records as own
    left join customer_records as main on main.email = own.merged_into
    where own.blocked_mailbox in (${sql.join(emails.map(mailboxKey))})
      or (own.email in (${sql.join(emails)}) and main.blocked_at is not null)
    limit 1`.execute(trx)
  if (rows.length === 0) return
  throw new DomainError(
    'forbidden',
    'BOOKING_BLOCKED',
    `We cannot take this booking online. Please call us: ${brand.phone}.`,
  )
}

import { brand } from '../../shared/brand.ts'
import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { mailboxKey } from '../mail/visitor-limit.ts'

/** @throws FORBIDDEN if the office has blocked one of these addresses, however it is spelled, or the customer whose address it is, from booking online */
export async function refuseBlocked(trx: Trx, emails: readonly string[]): Promise<void> {
  const blocked = await trx
    .selectFrom('customer_records as own')
    .leftJoin('customer_records as main', 'main.email', 'own.merged_into')
    .select('own.email')
    .where((eb) =>
      eb.or([
        eb('own.blocked_mailbox', 'in', emails.map(mailboxKey)),
        eb.and([eb('own.email', 'in', emails), eb('main.blocked_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst()
  if (!blocked) return
  throw new DomainError(
    'forbidden',
    'BOOKING_BLOCKED',
    `We cannot take this booking online. Please call us: ${brand.phone}.`,
  )
}

import type { ClaimListInput } from '../../../shared/admin/claims.ts'
import type { Context } from '../../context.ts'
import { countedPage } from '../../db/keyset-page.ts'
import type { Db } from '../../db/types.ts'

/**
 * A page of claims: open ones in the order in which they are to be answered, or settled ones, the latest first. Dates and times
 * in the business zone, instants in ISO, UTC.
 */
export const findClaims = ({ database: { read } }: Context, { show, ...page }: ClaimListInput) =>
  show === 'settled'
    ? countedPage(
        read,
        rowsOf(read).where('settled_at', 'is not', null),
        {
          by: [
            { column: 'settled_at', name: 'settledAt' },
            { column: 'claims.id', name: 'id' },
          ],
          descending: true,
        },
        page,
      )
    : countedPage(
        read,
        rowsOf(read).where('settled_at', 'is', null),
        {
          by: [
            { column: 'answer_by', name: 'answerBy' },
            { column: 'claims.id', name: 'id' },
          ],
          descending: false,
        },
        page,
      )

const rowsOf = (read: Db) =>
  read
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .leftJoin('users', 'users.id', 'settled_by')
    .select([
      'claims.id',
      'content',
      'claims.created_at as createdAt',
      'answer_by as answerBy',
      'claims.outcome',
      'settled_at as settledAt',
      'users.email as settledBy',
      'service_title as serviceTitle',
      'customer_name as customerName',
      'scheduled_date as date',
      'scheduled_time as time',
    ])

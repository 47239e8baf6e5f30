import type { BookingRow } from '../../../shared/admin/booking-columns.ts'
import type { BookingFilter } from '../../../shared/admin/bookings.ts'
import type { Context } from '../../context.ts'
import { reachOf } from '../../mail/reach.ts'
import { readDue } from '../../payments/read-due.ts'
import { readFullNames } from '../../professionals/full-name.ts'

/** What the rows of a list say beyond the table of bookings. */
export async function completeRows(
  ctx: Pick<Context, 'database' | 'env'>,
  rows: readonly Omit<BookingRow, 'professionalName' | 'reach' | 'due'>[],
  { payment }: Pick<BookingFilter, 'payment'>,
): Promise<BookingRow[]> {
  const { read } = ctx.database
  const professionalIds = new Set(rows.map(({ professionalId }) => professionalId))
  const [names, due] = await Promise.all([
    readFullNames(
      read,
      [...professionalIds].filter((id) => id !== null),
    ),
    payment === 'unpaid' ? readDue(read, rows) : new Map<string, number>(),
  ])
  return rows.map((row) => ({
    ...row,
    professionalName: names.get(row.professionalId ?? '') ?? null,
    reach: reachOf(ctx, { customer_email: row.customerEmail, customer_phone: row.customerPhone }),
    due: due.get(row.id) ?? null,
  }))
}

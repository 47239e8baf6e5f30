import type { Trx } from '../db/types.ts'

/** How many visits each professional has on each date, by `id date`. */
export async function countVisits(
  trx: Trx,
  ids: readonly string[],
  dates: readonly string[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('bookings')
    .select((eb) => [
      'professional_id as id',
      'scheduled_date as date',
      eb.fn.countAll<number>().as('visits'),
    ])
    .where('professional_id', 'in', ids)
    .where('scheduled_date', 'in', dates)
    .where('status', '<>', 'cancelled')
    .groupBy(['professional_id', 'scheduled_date'])
    .execute()
  return new Map(rows.map(({ id, date, visits }) => [`${id} ${date}`, visits]))
}

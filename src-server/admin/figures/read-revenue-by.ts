import type { PeriodInput, RevenueByInput, RevenueGroup } from '../../../shared/admin/figures.ts'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { stateOfZip } from '../../areas/place-of-zip.ts'
import type { Context } from '../../context.ts'
import type { Db, Sums } from '../../db/types.ts'
import { readFullNames } from '../../professionals/full-name.ts'
import { periodBefore } from './period-before.ts'
import { spansOf } from './period-spans.ts'

type Kind = Sums['revenue_by_group']['kind']

const kinds = {
  service: 'service',
  professional: 'professional',
  state: 'zip',
} as const satisfies Record<RevenueGroup, Kind>

interface Sum {
  bookings: number
  revenue: number
}
const none: Sum = { bookings: 0, revenue: 0 }

/**
 * The total revenue of a period by service, by professional or by state, in cents, the most first, with the number of bookings that it
 * is made of; and the same of the period before, where the period has a beginning. Visits without a professional, and zip codes
 * outside the states, have rows of their own, so that the rows add up to the total revenue.
 */
export async function readRevenueBy(ctx: Context, { group, by, ...period }: RevenueByInput) {
  const { read } = ctx.database
  const before = periodBefore(period, wallClock(ctx.clock.now(), ctx.timeZone).date)
  const [now, earlier] = await Promise.all([
    sumsOf(read, group, by, period),
    before ? sumsOf(read, group, by, before) : new Map<string, Sum>(),
  ])
  const ids = [...new Set([...now.keys(), ...earlier.keys()])]
  const nameOf = await namesOf(read, group, ids)
  return {
    before,
    rows: ids
      .map((id) => ({
        id,
        name: nameOf(id),
        ...(now.get(id) ?? none),
        before: earlier.get(id)?.revenue ?? 0,
      }))
      .toSorted(
        (a, b) => b.revenue - a.revenue || b.before - a.before || (a.name < b.name ? -1 : 1),
      ),
  }
}

/** By the id of a service or a professional, or by state, empty for bookings without one. */
async function sumsOf(
  db: Db,
  group: RevenueGroup,
  by: RevenueByInput['by'],
  period: PeriodInput,
): Promise<Map<string, Sum>> {
  const found = await Promise.all(
    spansOf(period).map(async ({ span, sign, from, to }) => {
      const rows = await db
        .selectFrom('revenue_by_group')
        .select((eb) => [
          'item',
          eb.fn.sum<number>('bookings').as('bookings'),
          eb.fn.sum<number>('value').as('revenue'),
        ])
        .where('kind', '=', kinds[group])
        .where('counted_by', '=', by)
        .where('span', '=', span)
        .$call((some) => (from === undefined ? some : some.where('day', '>=', from)))
        .$call((some) => (to === undefined ? some : some.where('day', '<=', to)))
        .groupBy('item')
        .execute()
      return rows.map((row) => ({ ...row, sign }))
    }),
  )
  const sums = new Map<string, Sum>()
  for (const { item, sign, bookings, revenue } of found.flat()) {
    const id = group === 'state' ? (stateOfZip(item) ?? '') : item
    const sum = sums.get(id) ?? none
    sums.set(id, {
      bookings: sum.bookings + sign * bookings,
      revenue: sum.revenue + sign * revenue,
    })
  }
  return new Map([...sums].filter(([, { bookings }]) => bookings > 0))
}

async function namesOf(db: Db, group: RevenueGroup, ids: readonly string[]) {
  if (group === 'service') return serviceTitle
  if (group === 'state') return (state: string) => state || 'Elsewhere'
  const names = await readFullNames(db, ids)
  return (id: string) => names.get(id) ?? 'Nobody assigned'
}

import type { BookingIdsInput } from '../../../shared/admin/bookings.ts'
import { offeredTimesEach } from '../../../shared/proposals.ts'
import type { WallClock } from '../../../shared/time/business-time.ts'
import type { SignedInContext } from '../../context.ts'
import { nearestOf, openTimes } from './nearest-times.ts'

export interface TimesFor {
  id: string
  /** The nearest to the visit's own first; none where nobody is free. In the business zone. */
  times: WallClock[]
}

/** What `moveToNearest` and `offerTimes` would choose from now, for each of these visits; unknown ones are left out. */
export async function previewTimes(
  ctx: SignedInContext,
  { ids }: BookingIdsInput,
): Promise<TimesFor[]> {
  const visits = await ctx.database.read
    .selectFrom('bookings')
    .select(['id', 'service_id', 'customer_zip', 'scheduled_date', 'scheduled_time'])
    .where('id', 'in', ids)
    .execute()
  const open = openTimes(ctx)
  return Promise.all(
    visits.map(async (visit) => ({
      id: visit.id,
      times: nearestOf(ctx, visit, await open(visit)).slice(0, offeredTimesEach),
    })),
  )
}

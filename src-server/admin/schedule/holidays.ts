import type { HolidayInput } from '../../../shared/admin/schedule.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { Context, SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'

/** The holidays, each with how many visits are booked on it all the same. Dates in the business zone. */
export const listHolidays = ({ database }: Context) =>
  database.read
    .selectFrom('holidays')
    .select((eb) => [
      'date',
      'name',
      eb
        .selectFrom('visits_by_time')
        .select((visits) =>
          visits.fn
            .coalesce(visits.fn.sum<number>('visits_by_time.visits'), visits.lit(0))
            .as('count'),
        )
        .whereRef('day', '=', 'holidays.date')
        .as('visits'),
    ])
    .orderBy('date')
    .execute()

/**
 * Makes a day a holiday, on which nothing is offered, whatever seats it has. Booked visits stay booked: returns how
 * many.
 * @throws BAD_REQUEST for a day in the past, CONFLICT for one that is another holiday
 */
export async function addHoliday(ctx: SignedInContext, { date, name }: HolidayInput) {
  if (date < wallClock(ctx.clock.now(), ctx.timeZone).date) {
    throw new DomainError('invalid', 'DAY_IS_OVER', 'This day has passed.', 'date')
  }
  return ctx.database.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('holidays')
      .values({ date, name })
      .onConflict((conflict) => conflict.column('date').doNothing())
      .execute()
    const stored = await trx
      .selectFrom('holidays')
      .select('name')
      .where('date', '=', date)
      .executeTakeFirstOrThrow()
    if (stored.name !== name) {
      throw new DomainError(
        'conflict',
        'HOLIDAY',
        `That day is already a holiday: ${stored.name}. Remove it first to change its name.`,
        'date',
      )
    }
    await recordAction(ctx, trx, 'holiday.add', null, { date, name })
    const { visits } = await trx
      .selectFrom('visits_by_time')
      .select((eb) => eb.fn.sum<number | null>('visits').as('visits'))
      .where('day', '=', date)
      .executeTakeFirstOrThrow()
    return { visits: visits ?? 0 }
  })
}

/** @throws NOT_FOUND for a day that is not a holiday */
export async function removeHoliday(ctx: SignedInContext, { date }: { date: string }) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('holidays')
      .where('date', '=', date)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new DomainError('notFound', 'NO_HOLIDAY', 'This day is not a holiday.')
    await recordAction(ctx, trx, 'holiday.remove', null, { date, name: removed.name })
    return { saved: true as const }
  })
}

import type { HolidayInput } from '../../../shared/admin/schedule.ts'
import type { Context, SignedInContext } from '../../context.ts'
import { recordAction } from '../record-action.ts'
import { setClosed } from './change-times.ts'

export const listHolidays = ({ database }: Context) =>
  database.read.selectFrom('holidays').selectAll().orderBy('date').execute()

/** A day on which nothing is offered: its free seats are closed, and those to come. */
export async function addHoliday(ctx: SignedInContext, { date, name }: HolidayInput) {
  return ctx.database.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('holidays')
      .values({ date, name })
      .onConflict((conflict) => conflict.column('date').doUpdateSet({ name }))
      .execute()
    const changed = await setClosed(trx, { date }, true)
    await recordAction(ctx, trx, 'added a holiday', null, { date, name, changed })
    return { changed }
  })
}

export async function removeHoliday(ctx: SignedInContext, { date }: { date: string }) {
  return ctx.database.write.transaction().execute(async (trx) => {
    await trx.deleteFrom('holidays').where('date', '=', date).execute()
    const changed = await setClosed(trx, { date }, false)
    await recordAction(ctx, trx, 'removed a holiday', null, { date, changed })
    return { changed }
  })
}

import type { Deps } from '../../context.ts'

/**
 * Millionths of a dollar per token: above the prices of the models meant for this, so that the cap stops early rather
 * than late.
 */
const perToken = { input: 5, output: 25 }

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** In millionths of a dollar. */
export const costOf = (inputTokens: number, outputTokens: number): number =>
  inputTokens * perToken.input + outputTokens * perToken.output

/**
 * Reserves an amount for a call and returns the day; undefined if the day's cap would be exceeded. Millionths of a
 * dollar.
 */
export async function reserve(
  { database, clock, env }: Pick<Deps, 'database' | 'clock' | 'env'>,
  amount: number,
): Promise<string | undefined> {
  const day = dayOf(clock.now())
  const cap = Math.round(env.ANTHROPIC_DAILY_DOLLARS * 1_000_000)
  return database.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('model_spend')
      .values({ day, micro_dollars: 0 })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
    const reserved = await trx
      .updateTable('model_spend')
      .set((eb) => ({ micro_dollars: eb('micro_dollars', '+', amount) }))
      .where('day', '=', day)
      .where((eb) => eb(eb('micro_dollars', '+', amount), '<=', cap))
      .returning('day')
      .executeTakeFirst()
    return reserved?.day
  })
}

/** Corrects the reservation once the cost is known. Millionths of a dollar; may be negative. */
export async function adjust(
  { database }: Pick<Deps, 'database'>,
  day: string,
  difference: number,
): Promise<void> {
  await database.write.transaction().execute((trx) =>
    trx
      .updateTable('model_spend')
      .set((eb) => ({ micro_dollars: eb('micro_dollars', '+', difference) }))
      .where('day', '=', day)
      .execute(),
  )
}

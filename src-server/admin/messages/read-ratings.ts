import type { Context } from '../../context.ts'

/** How many visitors have rated the site, and the average number of stars. */
export async function readRatings({ database: { read } }: Context) {
  const rows = await read
    .selectFrom('experience_ratings')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('ratings')])
    .groupBy('rating')
    .execute()
  const ratings = rows.reduce((sum, row) => sum + row.ratings, 0)
  const stars = rows.reduce((sum, row) => sum + row.rating * row.ratings, 0)
  return { ratings, average: ratings === 0 ? null : stars / ratings }
}

import type { AreaRequestInput } from '../../shared/areas/zip.ts'
import type { Context } from '../context.ts'

/** Stores that somebody wants to hear when the company comes to a zip code; asking twice is asking once. */
export async function requestArea(
  { database, clock }: Context,
  { zip, email }: AreaRequestInput,
): Promise<{ received: true }> {
  await database.write
    .insertInto('area_requests')
    .values({
      zip,
      email: email.toLowerCase(),
      created_at: clock.now().toISOString(),
      answered_at: null,
    })
    .onConflict((conflict) => conflict.columns(['zip', 'email']).doNothing())
    .execute()
  return { received: true }
}

import type { ExperienceInput } from '../../shared/messages/messages.ts'
import type { Context } from '../context.ts'
import { newId } from '../secrets.ts'

/** Stores a visitor's rating of the site, one to five stars, and nothing about who it was. */
export async function rateExperience(
  { database, clock }: Context,
  { rating }: ExperienceInput,
): Promise<{ received: true }> {
  await database.write
    .insertInto('experience_ratings')
    .values({ id: newId(), rating, created_at: clock.now().toISOString() })
    .execute()
  return { received: true }
}

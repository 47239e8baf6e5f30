import type { ExperienceInput } from '../../shared/messages.ts'
import type { Context } from '../context.ts'
import { newId } from '../secret.ts'

/** Stores how a visitor found the site, one to five stars, without a word on who it was (decision 37). */
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

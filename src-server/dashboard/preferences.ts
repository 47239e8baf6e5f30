import type { Preferences } from '../../shared/people/customer.ts'
import type { SignedInContext } from '../context.ts'
import { preferencesFor, preferencesRow } from '../mail/preferences.ts'
import { isSmsSetUp } from '../mail/sms-transport.ts'

/** The user's preferences; the defaults until they are saved. */
export const readPreferences = ({ database, user }: SignedInContext): Promise<Preferences> =>
  preferencesFor(database.read, user.id)

/** The channels to the customer that are set up on this server. */
export const readChannels = ({ env }: SignedInContext): { sms: boolean } => ({
  sms: isSmsSetUp(env),
})

export async function savePreferences(
  { database, user }: SignedInContext,
  preferences: Preferences,
): Promise<{ saved: true }> {
  const row = preferencesRow(preferences)
  await database.write
    .insertInto('notification_preferences')
    .values({ user_id: user.id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return { saved: true }
}

import type { Preferences } from '../../shared/customer.ts'
import type { SignedInContext } from '../context.ts'
import { preferencesOf, preferencesRow } from '../mail/preferences.ts'
import { isSmsSetUp } from '../mail/sms-transport.ts'

/** What one wants to hear; the defaults until it is saved. */
export const readPreferences = ({ database, user }: SignedInContext): Promise<Preferences> =>
  preferencesOf(database.read, user.id)

/** Which ways to the customer are set up on this server. */
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

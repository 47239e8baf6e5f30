import { defaultPreferences, type Preferences } from '../../shared/people/customer.ts'
import type { Db, Tables, Trx } from '../db/types.ts'

type Row = Omit<Tables['notification_preferences'], 'user_id'>

/** Which messages a customer wants; guests and customers who have not chosen get the defaults. */
export async function preferencesFor(db: Db | Trx, userId: string | null): Promise<Preferences> {
  if (!userId) return defaultPreferences
  const row = await db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return defaultPreferences
  return {
    emailBookingConfirmations: row.email_booking_confirmations === 1,
    emailBookingReminders: row.email_booking_reminders === 1,
    emailBookingUpdates: row.email_booking_updates === 1,
    emailMarketing: row.email_marketing === 1,
    smsBookingConfirmations: row.sms_booking_confirmations === 1,
    smsBookingReminders: row.sms_booking_reminders === 1,
    smsBookingUpdates: row.sms_booking_updates === 1,
    communicationFrequency: row.communication_frequency,
  }
}

/** As the table stores them. */
export const preferencesRow = (preferences: Preferences): Row => ({
  email_booking_confirmations: Number(preferences.emailBookingConfirmations),
  email_booking_reminders: Number(preferences.emailBookingReminders),
  email_booking_updates: Number(preferences.emailBookingUpdates),
  email_marketing: Number(preferences.emailMarketing),
  sms_booking_confirmations: Number(preferences.smsBookingConfirmations),
  sms_booking_reminders: Number(preferences.smsBookingReminders),
  sms_booking_updates: Number(preferences.smsBookingUpdates),
  communication_frequency: preferences.communicationFrequency,
})

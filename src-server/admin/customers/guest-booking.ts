import { sql } from 'kysely'

/** Whether a booking was made without an account. For `is null` SQLite would read all of these by their index. */
export const isGuestBooking = sql<boolean>`coalesce(bookings.user_id, '') = ''`

import type { Migration } from 'kysely'
import * as booking from './0001-booking.ts'

/** In order; frozen once landed. A static list, because a folder cannot be read from a bundle. */
export const migrations: Record<string, Migration> = {
  '0001-booking': booking,
}

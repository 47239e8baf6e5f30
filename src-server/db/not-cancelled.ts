import { sql } from 'kysely'

/**
 * The condition of the partial indexes of visits, for `where(...)`. Written out instead of bound, because SQLite uses such
 * an index only for what it can read: it is a tenth of the time, and without it all bookings of a status may be read.
 */
export const notCancelled = ['status', '<>', sql.lit('cancelled' as const)] as const

import { brand } from '../../../shared/brand.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import { migrationState } from '../../db/migrate.ts'

/** What the settings page says about the system. Fails if the database does not answer. */
export async function systemInformation({ database, clock, timeZone, warnings }: Context) {
  return {
    version: brand.version,
    migration: await migrationState(database),
    today: wallClock(clock.now(), timeZone).date,
    warnings: [...warnings],
  }
}

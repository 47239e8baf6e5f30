import { Migrator, sql } from 'kysely'
import { migrations } from '../../migrations/index.ts'
import { OperatorError } from '../operator-error.ts'
import { executedMigrations } from './executed-migrations.ts'
import type { Database } from './types.ts'

const knownMigrations = Object.keys(migrations).toSorted()

/**
 * Brings the schema up to date, once, however many processes start on it together. Returns the migrations that this
 * code does not know, which a newer version has run: migrations only add, so both versions work with that schema.
 * @throws OperatorError if this code cannot work with the schema
 */
export async function migrate({ withoutTimeLimits }: Database): Promise<string[]> {
  const executed = await executedMigrations(withoutTimeLimits)
  const newer = newerMigrations(executed)
  if (newer.length > 0 || executed.length === knownMigrations.length) return newer
  const migrator = new Migrator({
    db: withoutTimeLimits,
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return []
  // A newer version may have migrated in between.
  const since = newerMigrations(await executedMigrations(withoutTimeLimits))
  if (since.length === 0) throw error
  return since
}

/**
 * The executed migrations that come after all of this code's own; both lists are sorted by name.
 * @throws OperatorError if unknown ones are among this code's own, or some of its own are missing before later ones
 */
export function newerMigrations(executed: readonly string[]): string[] {
  const differing = executed
    .slice(0, knownMigrations.length)
    .filter((name, index) => name !== knownMigrations[index])
  if (differing.length === 0) return executed.slice(knownMigrations.length)
  throw new OperatorError(
    `The database was migrated by a version of the product that this one does not fit: it has ${executed.join(', ')}, and this one needs ${knownMigrations.join(', ')}. Start the version that migrated it, or a newer one.`,
  )
}

/** The migrations of this code that have not run. */
export const pendingMigrations = (executed: readonly string[]): string[] =>
  knownMigrations.filter((name) => !executed.includes(name))

/** The name of the newest migration that has run; fails if the database does not answer. */
export async function migrationState({ read }: Database): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name desc limit 1`.execute(read)
  return rows[0]?.name ?? 'none'
}

import { postgresFailure } from './postgres-failure.ts'
import { sqliteFailure } from './sqlite-failure.ts'

/** A sentence for the operator on why the database cannot be used; `undefined` for an unrelated error. */
export const databaseFailure = (error: unknown, url: string): string | undefined =>
  sqliteFailure(error, url) ?? postgresFailure(error)

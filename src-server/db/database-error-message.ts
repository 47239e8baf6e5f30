import { postgresErrorMessage } from './postgres/postgres-error-message.ts'
import { sqliteErrorMessage } from './sqlite/sqlite-error-message.ts'

/** A sentence for the operator on why the database cannot be used; `undefined` for an unrelated error. */
export const databaseErrorMessage = (error: unknown, url: string): string | undefined =>
  sqliteErrorMessage(error, url) ?? postgresErrorMessage(error)

import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** The number that an account's text messages go to: its owner has entered a code sent to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'confirmed_phones')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('phone', 'text')
    .addColumn('pending_phone', 'text')
    .addColumn('code_id', 'text')
    .addColumn('code_expires_at', 'text')
    .addColumn('wrong_codes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

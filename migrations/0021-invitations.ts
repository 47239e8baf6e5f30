import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** Invitations by email that give a professional a sign-in; without its row a link is dead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'professional_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    // The latest is the only one that works.
    .addColumn('professional_id', 'text', (column) =>
      column.notNull().unique().references('professionals.id'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

import { type Kysely, sql } from 'kysely'
import { createTable } from './create-table.ts'

/** Secret addresses at which calendar programs read visits; without its row an address is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'calendar_feeds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('customer', 'office', 'professional')`),
    )
    // Whose visits: of a customer's or administrator's account, or of a professional.
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('professional_id', 'text', (column) => column.references('professionals.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('calendar_feeds_of_user', ['kind', 'user_id'])
    .addUniqueConstraint('calendar_feeds_of_professional', ['professional_id'])
    .addCheckConstraint(
      'calendar_feeds_owner',
      sql`(kind = 'professional') = (professional_id is not null)
        and (kind = 'professional') = (user_id is null)`,
    )
    .execute()
}

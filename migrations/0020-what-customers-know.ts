import { type Kysely, sql } from 'kysely'

/** Whom a customer was last told of, and how often a professional's profile was saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('told_professional_id', 'text', (column) => column.references('professionals.id'))
    .execute()
  await sql`update bookings set told_professional_id = professional_id
    where professional_id is not null`.execute(db)
  await db.schema
    .alterTable('professionals')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

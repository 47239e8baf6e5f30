import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { createTable } from './create-table.ts'

/** Visitors' ratings of the site, and the reviews that everybody reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'experience_ratings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('reviews_published')
    .on('customer_reviews')
    .columns(['created_at', 'id'])
    .where(sql.ref('hidden_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('reviews_published_by_service')
    .on('customer_reviews')
    .columns(['service_id', 'created_at', 'id'])
    .where(sql.ref('hidden_at'), 'is', null)
    .execute()
}

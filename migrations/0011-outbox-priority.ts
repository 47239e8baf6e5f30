import { type Kysely, sql } from 'kysely'
import { yesOrNo } from './create-table.ts'

/** Which message goes first, and who caused it: messages that visitors cause are limited for each recipient. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('outbox')
  // 0 goes first.
  await alter()
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  // The address in lower case, or the number.
  await alter()
    .addColumn('recipient_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await alter()
    .addColumn('caused_by_visitor', 'integer', (column) =>
      column.notNull().defaultTo(0).check(yesOrNo('caused_by_visitor')),
    )
    .execute()
  await db.schema
    .createIndex('outbox_next')
    .on('outbox')
    .columns(['status', 'priority', 'next_attempt_at'])
    .execute()
  // Finished messages that still have their contents.
  await sql`create index outbox_not_emptied on outbox (created_at)
    where facts <> '{}' and status in ('sent', 'held')`.execute(db)
  await db.schema
    .createIndex('outbox_caused_by_visitors')
    .on('outbox')
    .columns(['recipient_key', 'created_at'])
    .where(sql.ref('caused_by_visitor'), '=', sql.lit(1))
    .execute()
}

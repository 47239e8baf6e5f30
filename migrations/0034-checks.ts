import { type Kysely, sql } from 'kysely'
import { isSqlite } from './create-table.ts'
import { createPayments, keepPaymentsByDay, methodIn } from './payments-table.ts'

const methods = ['cash', 'card', 'check', 'transfer']

/** A customer may pay by check. SQLite cannot widen a constraint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) {
    await sql`alter table payments drop constraint payments_method_check,
      add constraint payments_method_check check (${methodIn(methods)})`.execute(db)
    return
  }
  await sql`create table payments_before as select * from payments`.execute(db)
  await db.schema.dropTable('payments').execute()
  await createPayments(db, methods)
  await sql`insert into payments select * from payments_before`.execute(db)
  await db.schema.dropTable('payments_before').execute()
  await keepPaymentsByDay(db)
  await db.schema
    .createIndex('payments_received')
    .on('payments')
    .columns(['received_on', 'created_at', 'id'])
    .execute()
}

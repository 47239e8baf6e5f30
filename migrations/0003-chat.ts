import { type Kysely, sql } from 'kysely'
import { createTable } from './create-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'chat_conversations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('user_name', 'text')
    .addColumn('user_email', 'text')
    .addColumn('user_phone', 'text')
    .addColumn('user_location', 'text')
    .addColumn('selected_services', 'text', (column) => column.notNull())
    .addColumn('lead_score', 'integer', (column) =>
      column.notNull().check(sql`lead_score between 0 and 100`),
    )
    .addColumn('lead_points', 'text', (column) => column.notNull())
    .addColumn('urgency_level', 'text', (column) =>
      column.notNull().check(sql`urgency_level in ('low', 'normal', 'high', 'urgent')`),
    )
    .addColumn('total_price', 'integer', (column) => column.notNull().check(sql`total_price >= 0`))
    .addColumn('phase', 'text', (column) =>
      column.notNull().check(sql`phase in ('discovery', 'recommendation', 'contact', 'booking')`),
    )
    .addColumn('known', 'text', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('messages', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await createTable(db, 'chat_messages')
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('chat_conversations.id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('bot', 'user')`))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('quick_replies', 'text')
    .addColumn('written_by', 'text', (column) =>
      column.check(sql`written_by in ('rules', 'model')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_messages_key', ['conversation_id', 'position'])
    .execute()

  // What the model has cost: reserved before a call, so that the daily cap is never passed, and settled after it.
  await createTable(db, 'model_spend')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('micro_dollars', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .alterTable('bookings')
    .addColumn('conversation_id', 'text', (column) => column.references('chat_conversations.id'))
    .execute()
}

import { type Migration, Migrator, sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { migrate } from '../../src-server/db/migrate.ts'
import { sendNext } from '../../src-server/mail/sender.ts'
import { OperatorError } from '../../src-server/operator-error.ts'
import { databaseOfBefore, oldBooking, storeOldBooking } from '../support/database/old-database.ts'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

test('a database from before accounts keeps its bookings and its queued mail', async () => {
  const { database, close } = await databaseOfBefore(['0001-booking'])
  const at = '2026-11-20T10:00:00.000Z'
  const before = {
    id: 'm1',
    kind: 'bookingReceived',
    recipient: 'ada@example.com',
    facts: JSON.stringify({
      groupId: 'g1',
      customerName: 'Ada',
      address: '1 Way',
      date: '2026-11-24',
      time: '10:00',
      bookings: [{ id: 'b1', serviceTitle: 'HVAC', amount: 100_00 }],
    }),
    status: 'queued',
    attempts: 3,
    next_attempt_at: at,
    created_at: at,
  } as const
  await database.write
    .insertInto('outbox')
    .values(before as never)
    .execute()
  await migrate(database)
  const { read } = database
  expect(await read.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { ...before, channel: 'email', reason: 'booked by the customer' },
  ])
  const server = await testServer()
  expect(await sendNext({ ...server.deps, database })).toBe(true)
  expect(await read.selectFrom('outbox').select('status').execute()).toEqual([{ status: 'sent' }])
  await server.close()
  await close()
})

test('a database from before the admin panel keeps its slots, and its totals are calculated', async () => {
  const { database, close } = await databaseOfBefore(['0001-booking', '0002-accounts', '0003-chat'])
  const { write, read } = database
  const at = '2026-11-20T10:00:00.000Z'
  const slot = {
    service_id: 'hvac',
    available_date: '2026-11-24',
    start_time: '10:00',
    end_time: '12:00',
  }
  await write
    .insertInto('availability_slots')
    .values([
      { ...slot, id: 's1', is_booked: 1 },
      { ...slot, id: 's2', start_time: '12:00', is_booked: 0 },
    ])
    .execute()
  await write
    .insertInto('chat_conversations')
    .values({
      id: 'c1',
      session_hash: 'c1',
      selected_services: '[]',
      lead_score: 70,
      lead_points: '[]',
      urgency_level: 'normal',
      total_price: 100_00,
      phase: 'contact',
      known: '{}',
      turns: 1,
      messages: 2,
      created_at: at,
      updated_at: at,
    } as never)
    .execute()
  await write
    .insertInto('bookings')
    .values({
      id: 'b1',
      group_id: 'b1',
      slot_id: 's1',
      token_hash: 'x',
      service_id: 'hvac',
      service_title: 'HVAC',
      service_details: '{}',
      quote_amount: 275_00,
      scheduled_date: '2026-11-24',
      scheduled_time: '10:00',
      customer_name: 'Ada Byron',
      customer_email: 'Ada@example.com',
      customer_email_lower: 'ada@example.com',
      customer_phone: '1',
      customer_address: '1 Way',
      status: 'pending',
      payment_status: 'pending',
      created_at: at,
      conversation_id: 'c1',
    } as never)
    .execute()
  await migrate(database)
  expect(
    await read
      .selectFrom('bookings')
      .innerJoin('availability_slots', 'availability_slots.id', 'slot_id')
      .select([
        'bookings.id',
        'created_date',
        'is_booked',
        'seat',
        'is_closed',
        'calendar_sequence',
      ])
      .execute(),
  ).toEqual([
    {
      id: 'b1',
      created_date: '2026-11-20',
      is_booked: 1,
      seat: 1,
      is_closed: 0,
      calendar_sequence: 0,
    },
  ])
  expect(await read.selectFrom('bookings_by_day').selectAll().execute()).toEqual([
    { day: '2026-11-20', status: 'pending', bookings: 1, value: 275_00, repeats: 0 },
  ])
  expect(await read.selectFrom('chats_by_day').selectAll().execute()).toMatchObject([
    { conversations: 1, qualified: 1, booked: 1, value: 100_00 },
  ])
  expect(await read.selectFrom('customers_by_bookings').selectAll().execute()).toEqual([
    { bookings: 1, customers: 1 },
  ])
  expect(await read.selectFrom('customer_words').select('word').orderBy('word').execute()).toEqual(
    ['1', 'ada', 'ada@example.com', 'byron', 'way', '~1'].map((word) => ({ word })),
  )
  // The copied slots still have their bookings.
  await expect(
    write.deleteFrom('availability_slots').where('id', '=', 's1').execute(),
  ).rejects.toThrow()
  await write.deleteFrom('availability_slots').where('id', '=', 's2').execute()
  await close()
})

test('visits that were reminded before messages were remembered by their kind are not reminded again', async () => {
  const names = Object.keys(migrations)
  const { database, close } = await databaseOfBefore(
    names.slice(0, names.indexOf('0015-sent-once')),
  )
  const at = '2026-11-23T15:00:00.000Z'
  await database.write
    .insertInto('availability_slots')
    .values(
      ['hvac', 'roofing'].map((service) => ({
        id: service,
        service_id: service,
        available_date: '2026-11-24',
        start_time: '10:00',
        end_time: '12:00',
        is_booked: 1,
      })),
    )
    .execute()
  await database.write
    .insertInto('bookings')
    .values([
      { ...oldBooking, id: 'b1', slot_id: 'hvac', reminded_at: at },
      { ...oldBooking, id: 'b2', slot_id: 'roofing', reminded_at: null },
    ] as never)
    .execute()
  await migrate(database)
  expect(await database.read.selectFrom('booking_notices').selectAll().execute()).toEqual([
    {
      booking_id: 'b1',
      kind: 'reminder',
      scheduled_date: '2026-11-24',
      scheduled_time: '10:00',
      queued_at: at,
    },
  ])
  await close()
})

test('payments from before checks keep their numbers, and their sums follow as before', async () => {
  const names = Object.keys(migrations)
  const { database, close } = await databaseOfBefore(names.slice(0, names.indexOf('0034-checks')))
  const { write, read } = database
  const at = '2026-11-23T15:00:00.000Z'
  await storeOldBooking(database)
  const payment = {
    id: 'p1',
    booking_id: 'b1',
    kind: 'payment',
    method: 'card',
    amount: 100_00,
    received_on: '2026-11-23',
    receipt_number: 1001,
    note: null,
    recorded_by: null,
    void_reason: null,
    created_at: at,
  } as const
  await write.insertInto('payments').values(payment).execute()
  await migrate(database)
  expect(await read.selectFrom('payments').selectAll().execute()).toEqual([
    { ...payment, is_void: 0 },
  ])
  const check = {
    ...payment,
    id: 'p2',
    method: 'check',
    amount: 50_00,
    receipt_number: 1002,
  } as const
  await write.insertInto('payments').values(check).execute()
  expect(await read.selectFrom('payments_by_day').selectAll().execute()).toEqual([
    { day: '2026-11-23', received: 150_00, refunded: 0 },
  ])
  const coin = { ...check, id: 'p3', method: 'coin', receipt_number: 1003 }
  await expect(
    write
      .insertInto('payments')
      .values(coin as never)
      .execute(),
  ).rejects.toThrow()
  await close()
})

/** Migrations that a newer version has run in addition to this version's. */
const later: Record<string, Migration> = {
  '9998-gift-cards': {
    async up(db) {
      await db.schema.createTable('gift_cards').addColumn('id', 'text').execute()
      await db.schema
        .alterTable('bookings')
        .addColumn('tip', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },
  '9999-nothing': { async up() {} },
}

async function migrateWith(server: Awaited<ReturnType<typeof testServer>>, more: typeof later) {
  const { error } = await new Migrator({
    db: server.database.write,
    provider: { getMigrations: async () => ({ ...migrations, ...more }) },
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  expect(error).toBeUndefined()
}

test('a schema that a newer version has migrated is left as it is, and the product works on it', async () => {
  const server = await testServer()
  expect(await migrate(server.database)).toEqual([])
  await migrateWith(server, later)
  expect(await migrate(server.database)).toEqual(Object.keys(later))
  await server.guest.booking.create(orderFor('hvac'))
  await server.close()
})

test('a schema with another version’s migrations between ours, or without one of ours, is refused', async () => {
  const server = await testServer()
  const { write } = server.database
  await migrateWith(server, { '0003-other': later['9999-nothing'] as Migration })
  await expect(migrate(server.database)).rejects.toThrow('that this one does not fit')
  await sql`delete from kysely_migration where name = '0003-other'`.execute(write)
  await migrateWith(server, later)
  await sql`delete from kysely_migration where name = '0006-public'`.execute(write)
  await expect(migrate(server.database)).rejects.toThrow(OperatorError)
  await server.close()
})

import { Migrator } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { migrate } from '../../src-server/db/migrate.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import { sendNext } from '../../src-server/mail/sender.ts'
import { testDatabase } from '../support/database.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'
import { testServer } from '../support/server.ts'

test('a database from before accounts keeps its bookings and its queued mail', async () => {
  const folder = temporaryFolder()
  const database = openDatabase(await testDatabase.create(folder))
  const first = { '0001-booking': migrations['0001-booking'] }
  const migrator = new Migrator({
    db: database.write,
    provider: { getMigrations: async () => first as typeof migrations },
  })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
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
  await database.close()
  removeFolder(folder)
})

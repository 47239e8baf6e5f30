import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import { testDatabase } from '../support/database/database.ts'
import { inFull } from '../support/in-full.ts'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
let app: FastifyInstance
beforeAll(async () => {
  server = await testServer({ RATE_LIMIT: 'off' })
  app = await createApp(server.deps)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const book = (serviceId: string, to = app) =>
  to.inject({
    method: 'POST',
    url: '/trpc/booking.create',
    payload: JSON.stringify(orderFor(serviceId)),
    headers: { 'content-type': 'application/json' },
  })

test('a failing database gives a plain message and a request id, and the server recovers', async () => {
  const { write } = server.database
  await sql`alter table outbox rename to outbox_away`.execute(write)
  const failed = await book('hvac')
  await sql`alter table outbox_away rename to outbox`.execute(write)
  expect(failed.statusCode).toBe(500)
  const { error } = failed.json<{ error: { message: string; data: { requestId: string } } }>()
  expect(error.message).toBe('Something went wrong on our side. Please try again.')
  expect(error.data.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(failed.body).not.toMatch(/outbox|sqlite/i)
  expect((await book('hvac')).statusCode).toBe(200)
})

test('a database that accepts no writes gives 503 with a plain message, and the server recovers', async () => {
  const database = openDatabase(server.env, inFull(undefined, 100))
  const impatient = await createApp({ ...server.deps, database })
  const refused = await testDatabase.withoutWrites(database.write, () => book('roofing', impatient))
  expect(refused.statusCode).toBe(503)
  expect(refused.json().error.message).toMatch(/^We cannot save anything right now/)
  expect((await book('roofing', impatient)).statusCode).toBe(200)
  await impatient.close()
  await database.close()
})

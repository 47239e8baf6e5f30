import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { testDatabase } from '../support/database/database.ts'
import { testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
let app: FastifyInstance
beforeEach(async () => {
  server = await testServer()
  app = await createApp(server.deps)
})
afterEach(async () => {
  await app.close()
  await server.close()
})

const ready = async () => {
  const { statusCode, body } = await app.inject({ url: '/health/ready' })
  return [statusCode, (JSON.parse(body) as { status: string }).status]
}

test('a database that accepts no writes makes the server not ready without a long wait, and ready again by itself', async () => {
  expect(await ready()).toEqual([200, 'ready'])
  await testDatabase.withoutWrites(server.database.write, async () => {
    tick(server, 5_000)
    const began = performance.now()
    await ready()
    expect(performance.now() - began).toBeLessThan(3_000)
    tick(server, 10_000)
    expect(await ready()).toEqual([503, expect.stringMatching(/^no (writes|database)$/)])
  })
  tick(server, 5_000)
  await expect.poll(ready).toEqual([200, 'ready'])
})

test('however often readiness is requested, the database is tried once in five seconds', async () => {
  await Promise.all(Array.from({ length: 20 }, ready))
  const { write } = server.database
  await sql`delete from installation where name = 'write-check'`.execute(write)
  const tries = async () =>
    (await write.selectFrom('installation').select('value').execute()).map(({ value }) => value)
  tick(server, 4_999)
  await ready()
  expect(await tries()).toEqual([])
  tick(server, 1)
  await ready()
  // A check leaves one short row.
  expect(await tries()).toEqual(['-'])
})

test('setting the clock back does not stop the checks', async () => {
  await ready()
  server.clock.set('2026-11-01T10:00:00Z')
  await sql`alter table installation rename to installation_away`.execute(server.database.write)
  expect(await ready()).toEqual([503, 'no writes'])
})

test('with no database the server is not ready, but live', async () => {
  await ready()
  await server.database.close()
  tick(server, 5_000)
  expect(await ready()).toEqual([503, 'no database'])
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
})

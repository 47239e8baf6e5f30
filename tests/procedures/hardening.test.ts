import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { appRouter } from '../../src-server/router.ts'
import { testDatabase } from '../support/database.ts'
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

const post = (procedure: string, payload: string) =>
  app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    payload,
    headers: { 'content-type': 'application/json' },
  })

const nasty = fc.constantFrom<unknown>(
  '\u0000',
  '\ud800',
  '__proto__',
  'x'.repeat(10_000),
  Number.MAX_SAFE_INTEGER,
  -1,
  '2026-02-30',
  '99:99',
  null,
  [],
  {},
)
const anything = fc.oneof(nasty, fc.anything({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 4 }))

/** An order with one of its parts replaced by something else. */
const spoiltOrder = fc
  .tuple(
    fc.constantFrom(
      'services',
      'services.0',
      'services.0.serviceId',
      'services.0.details',
      'services.0.details.problemDescription',
      'services.0.details.urgencyLevel',
      'date',
      'time',
      'contact',
      'contact.fullName',
      'contact.email',
      'contact.phone',
      'contact.address',
      'contact.specialInstructions',
      'idempotencyKey',
    ),
    anything,
  )
  .map(([path, value]) => {
    const order = structuredClone(orderFor('plumbing')) as unknown as Record<string, unknown>
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const parent = steps.reduce((place, step) => place[step] as Record<string, unknown>, order)
    parent[last] = value
    return order
  })

const asJson = (value: unknown) => {
  try {
    return (
      JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null'
    )
  } catch {
    return 'null'
  }
}

const procedures = Object.keys(appRouter._def.procedures)

test.each(procedures)(
  '1,000 generated inputs to %s: no answer of 500 or above',
  async (procedure) => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const inputs = [
      deep,
      '{"__proto__":{"polluted":1}}',
      '',
      'null',
      '{"services":',
      ...fc.sample(fc.oneof(anything, spoiltOrder), 1000).map(asJson),
    ]
    for (const input of inputs) {
      const { statusCode, body } = await post(procedure, input)
      expect(statusCode, `${input.slice(0, 300)} -> ${body}`).toBeLessThan(500)
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  },
)

test('a failing database: a plain message and a request id, and it recovers', async () => {
  const { write } = server.database
  await sql`alter table outbox rename to outbox_away`.execute(write)
  const failed = await post('booking.create', asJson(orderFor('hvac')))
  await sql`alter table outbox_away rename to outbox`.execute(write)
  expect(failed.statusCode).toBe(500)
  const { error } = failed.json<{ error: { message: string; data: { requestId: string } } }>()
  expect(error.message).toBe('Something went wrong on our side. Please try again.')
  expect(error.data.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(failed.body).not.toMatch(/outbox|sqlite/i)
  expect((await post('booking.create', asJson(orderFor('hvac')))).statusCode).toBe(200)
})

test('a database that takes no writes: 503 with a plain message, and it recovers', async () => {
  const refused = await testDatabase.withoutWrites(server.database.write, () =>
    post('booking.create', asJson(orderFor('roofing'))),
  )
  expect(refused.statusCode).toBe(503)
  expect(refused.json().error.message).toMatch(/^We cannot save anything right now/)
  expect((await post('booking.create', asJson(orderFor('roofing')))).statusCode).toBe(200)
})

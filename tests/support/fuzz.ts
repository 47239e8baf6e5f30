import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keysOf } from '../../shared/keys-of.ts'
import { createApp } from '../../src-server/app.ts'
import { appRouter } from '../../src-server/router.ts'
import { admin, customer } from './accounts.ts'
import { fuzzInputs } from './fuzz-inputs.ts'
import { bookAsGuest } from './guest-booking.ts'
import { orderFor } from './order.ts'
import { addProfessional } from './professionals.ts'
import { testServer } from './server.ts'

/** Who may call the procedures of an area, where not every customer may. */
const accounts = { admin: 'boss@example.com', professional: 'ana@example.com' }

/** Sends generated inputs to every procedure, as a caller who is allowed to call it. */
export function fuzzEveryProcedure(inputs: number): void {
  let server: Awaited<ReturnType<typeof testServer>>
  let app: FastifyInstance
  let ids: string[] = []
  beforeAll(async () => {
    server = await testServer({ RATE_LIMIT: 'off' })
    app = await createApp(server.deps)
    const { caller } = await customer(server, 'ada@example.com')
    await admin(server, 'boss@example.com')
    await customer(server, accounts.professional)
    const professionalId = await addProfessional(server, { skills: ['hvac'] })
    await server.database.write
      .updateTable('professionals')
      .set((eb) => ({
        user_id: eb.selectFrom('users').select('id').where('email', '=', accounts.professional),
      }))
      .where('id', '=', professionalId)
      .execute()
    await caller.booking.create(orderFor('plumbing'))
    await bookAsGuest(server, 'hvac')
    await server.guest.chat.send({ sessionId: 'a-conversation-00001', message: 'my sink leaks' })
    await server.guest.contact.rate({ rating: 5 })
    ids = await idsIn(server)
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })

  /** A session for each procedure, because one of them signs out. */
  async function cookieFor(procedure: string): Promise<string> {
    const area = keysOf(accounts).find((name) => procedure.startsWith(`${name}.`))
    const email = area ? accounts[area] : 'ada@example.com'
    if (/^(booking|chat|contact|reviews)\./.test(procedure)) return ''
    const { id } = await server.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const { name, value } = await server.sessions.start(id, undefined)
    return `${name}=${value}`
  }

  test.each(Object.keys(appRouter._def.procedures))(
    `${inputs} generated inputs to %s: no answer of 500 or above, and no caller is refused`,
    async (procedure) => {
      const cookie = await cookieFor(procedure)
      const endsSession = /^auth\.(signOut|signIn|verifyEmail|resetPassword|changePassword)/
      for (const payload of fuzzInputs(procedure, inputs, ids)) {
        const { statusCode, body } = await app.inject({
          method: 'POST',
          url: `/trpc/${procedure}`,
          payload,
          headers: { 'content-type': 'application/json', cookie },
        })
        const sent = `${payload.slice(0, 300)} -> ${body.slice(0, 300)}`
        expect(statusCode, sent).toBeLessThan(500)
        if (endsSession.test(procedure)) continue
        expect([401, 403], sent).not.toContain(statusCode)
      }
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    },
  )
}

async function idsIn({ database: { read } }: Awaited<ReturnType<typeof testServer>>) {
  const rows = await Promise.all([
    read.selectFrom('bookings').select('id').execute(),
    read.selectFrom('users').select('id').execute(),
    read.selectFrom('outbox').select('id').execute(),
    read.selectFrom('chat_conversations').select('id').execute(),
    read.selectFrom('bookings').select('group_id as id').execute(),
  ])
  return rows.flat().map(({ id }) => id)
}

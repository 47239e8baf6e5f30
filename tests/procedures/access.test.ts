import { TRPCError } from '@trpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantAdmin } from '../../src-server/admin/grant-admin.ts'
import { appRouter } from '../../src-server/router.ts'
import { customer, mailedToken, password, signUp } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { testBrowser, testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
  for (const who of callers) if (who !== 'nobody') await signUp(server, emailOf(who))
  await grantAdmin(server.database.write, emailOf('admin'))
})
afterAll(() => server.close())

type Caller = Awaited<ReturnType<typeof customer>>['caller']
const callers = ['nobody', 'customer A', 'customer B', 'admin'] as const
type Who = (typeof callers)[number]

const emailOf = (who: Who) => `${who.replace(' ', '-').toLowerCase()}@example.com`

/** A new session of this account. */
async function signedIn(who: Who): Promise<Caller> {
  const { id } = await server.database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', emailOf(who))
    .executeTakeFirstOrThrow()
  const browser = testBrowser()
  const { name, value, attributes } = await server.sessions.start(id, undefined)
  browser.setCookie(name, value, attributes)
  return server.from(browser)
}

/** Who gets through. The booking and the session belong to customer A, who signed in while ordering. */
const policies = {
  everyone: callers,
  signedIn: ['customer A', 'customer B', 'admin'],
  ownerOrAdmin: ['customer A', 'admin'],
  owner: ['customer A'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Who[]>

interface Stage {
  /** A booking of customer A; completed for reviews. */
  bookingId: string
  email: string
}

interface Row {
  policy: keyof typeof policies
  call: (caller: Caller, stage: Stage) => Promise<unknown>
  status?: 'completed'
}

const profile = { fullName: 'Ada', role: 'admin', user_id: 'x' }
const freshSession = () => `session-${Math.random()}`.replace('.', '-').padEnd(20, '0')
const fresh = () => `${Math.random()}@example.com`

/** R40: every procedure with its declared policy. */
const table: Record<string, Row> = {
  'auth.me': { policy: 'everyone', call: (caller) => caller.auth.me() },
  'auth.signIn': {
    policy: 'everyone',
    call: (caller, { email }) => caller.auth.signIn({ email, password }),
  },
  'auth.signUp': {
    policy: 'everyone',
    call: (caller) => caller.auth.signUp({ email: fresh(), password }),
  },
  'auth.signOut': { policy: 'everyone', call: (caller) => caller.auth.signOut() },
  'auth.verifyEmail': {
    policy: 'everyone',
    call: async (caller) => {
      const email = fresh()
      await server.guest.auth.signUp({ email, password })
      return caller.auth.verifyEmail({ token: await mailedToken(server, email), password })
    },
  },
  'auth.requestPasswordReset': {
    policy: 'everyone',
    call: (caller) => caller.auth.requestPasswordReset({ email: fresh() }),
  },
  'auth.resetPassword': {
    policy: 'everyone',
    call: async (caller, { email }) => {
      server.clock.set(new Date(server.clock.now().getTime() + 1).toISOString())
      await server.guest.auth.requestPasswordReset({ email })
      const token = await mailedToken(server, email, 'resetPassword')
      return caller.auth.resetPassword({ token, password })
    },
  },
  'auth.changePassword': {
    policy: 'signedIn',
    call: (caller) => caller.auth.changePassword({ current: password, password }),
  },
  'auth.startGoogle': {
    policy: 'everyone',
    call: (caller) =>
      caller.auth.startGoogle({}).catch((error: unknown) => {
        // Not set up here; that it is not refused for who calls is what counts.
        if (!(error instanceof TRPCError && error.code === 'NOT_FOUND')) throw error
      }),
  },
  'auth.sessions': { policy: 'signedIn', call: (caller) => caller.auth.sessions() },
  'auth.endSession': { policy: 'signedIn', call: (caller) => caller.auth.endSession({ id: 'x' }) },
  'auth.signOutEverywhere': {
    policy: 'signedIn',
    call: (caller) => caller.auth.signOutEverywhere(),
  },
  'chat.send': {
    policy: 'everyone',
    call: (caller) => caller.chat.send({ sessionId: freshSession(), message: 'a leaky tap' }),
  },
  'chat.stream': {
    policy: 'everyone',
    call: async (caller) => {
      const parts = await caller.chat.stream({ sessionId: freshSession(), message: 'a leaky tap' })
      for await (const part of parts) if ('reply' in part) return part.reply
      throw new Error('There was no reply.')
    },
  },
  'booking.openSlots': {
    policy: 'everyone',
    call: (caller) => caller.booking.openSlots({ serviceIds: ['hvac'] }),
  },
  'booking.servicesInTheWay': {
    policy: 'everyone',
    call: (caller) => caller.booking.servicesInTheWay({ serviceIds: ['hvac', 'moving'] }),
  },
  'booking.create': {
    policy: 'everyone',
    call: (caller) => caller.booking.create(orderFor('roofing')),
  },
  'booking.receipt': {
    policy: 'ownerOrAdmin',
    call: (caller, { bookingId: id }) => caller.booking.receipt({ id }),
  },
  'booking.details': {
    policy: 'ownerOrAdmin',
    call: (caller, { bookingId: id }) => caller.booking.details({ id }),
  },
  'booking.reschedule': {
    policy: 'ownerOrAdmin',
    call: (caller, { bookingId: id }) =>
      caller.booking.reschedule({ id, date: '2026-11-25', time: '12:00' }),
  },
  'booking.cancel': {
    policy: 'ownerOrAdmin',
    call: (caller, { bookingId: id }) => caller.booking.cancel({ id, fee: 0 }),
  },
  'booking.review': {
    policy: 'owner',
    status: 'completed',
    call: (caller, { bookingId: id }) => caller.booking.review({ id, rating: 5 }),
  },
  'dashboard.overview': { policy: 'signedIn', call: (caller) => caller.dashboard.overview() },
  'dashboard.bookings': { policy: 'signedIn', call: (caller) => caller.dashboard.bookings({}) },
  'dashboard.reviews': { policy: 'signedIn', call: (caller) => caller.dashboard.reviews() },
  'dashboard.profile': { policy: 'signedIn', call: (caller) => caller.dashboard.profile() },
  'dashboard.saveProfile': {
    policy: 'signedIn',
    call: (caller) => caller.dashboard.saveProfile(profile),
  },
  'dashboard.preferences': { policy: 'signedIn', call: (caller) => caller.dashboard.preferences() },
  'dashboard.channels': { policy: 'signedIn', call: (caller) => caller.dashboard.channels() },
  'dashboard.savePreferences': {
    policy: 'signedIn',
    call: async (caller) =>
      caller.dashboard.savePreferences({
        ...(await (await customer(server, fresh())).caller.dashboard.preferences()),
        emailMarketing: true,
      }),
  },
  'admin.advanceBooking': {
    policy: 'admin',
    call: (caller, { bookingId: id }) => caller.admin.advanceBooking({ id, from: 'pending' }),
  },
}

test('every procedure has its policy', () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted())
})

const refusals = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND']

test.each(Object.entries(table))('%s lets through whom its policy names', async (_name, row) => {
  const through: Who[] = []
  for (const who of callers) {
    const owner = await signedIn('customer A')
    const order = orderFor('moving', { date: '2026-11-26', time: '10:00' })
    const { bookings } = await owner.booking.create(order)
    const bookingId = bookings[0]?.id ?? ''
    if (row.status) {
      await server.database.write.updateTable('bookings').set({ status: row.status }).execute()
    }
    const email = emailOf(who === 'nobody' ? 'customer A' : who)
    const caller = who === 'nobody' ? server.guest : await signedIn(who)
    try {
      await row.call(caller, { bookingId, email })
      through.push(who)
    } catch (error) {
      expect(refusals).toContain((error as TRPCError).code)
    }
    // The slots are free again for the next caller.
    await server.database.write.deleteFrom('customer_reviews').execute()
    await server.database.write.deleteFrom('booking_events').execute()
    await server.database.write.deleteFrom('bookings').execute()
    await server.database.write.updateTable('availability_slots').set({ is_booked: 0 }).execute()
  }
  expect(through).toEqual([...policies[row.policy]])
})

test('unknown fields in an update are worth nothing', async () => {
  const { caller } = await customer(server, 'plain@example.com')
  const other = await customer(server, 'other@example.com')
  await caller.dashboard.saveProfile(profile)
  expect(await caller.auth.me()).toMatchObject({ role: 'user' })
  expect(await other.caller.dashboard.profile()).toMatchObject({ fullName: '' })
  const { bookings } = await caller.booking.create({
    ...orderFor('hvac'),
    user_id: 'x',
    status: 'completed',
  } as never)
  expect(bookings[0]?.status).toBe('pending')
})

test('another person’s bookings are in nobody’s list', async () => {
  const ada = await customer(server, 'ada@example.com')
  await ada.caller.booking.create(orderFor('chimney'))
  const eve = await customer(server, 'eve@example.com')
  expect((await eve.caller.dashboard.bookings({})).bookings).toEqual([])
  expect((await eve.caller.dashboard.overview()).counters.total).toBe(0)
  expect((await ada.caller.dashboard.overview()).counters.total).toBe(1)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin, customer } from '../support/accounts.ts'
import { messagesInShort } from '../support/messages.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome } from '../support/outcome.ts'
import { testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

type Caller = Awaited<ReturnType<typeof customer>>['caller']
const listed = async ({ dashboard }: Caller) =>
  (await dashboard.bookings({})).bookings.map(({ serviceTitle }) => serviceTitle)
const offered = async ({ dashboard }: Caller) =>
  (await dashboard.bookingOffers()).map(({ bookings }) =>
    bookings.map(({ serviceTitle }) => serviceTitle),
  )

/** A stranger orders with the address of Ada, who has an account. */
async function strangerOrders(serviceId = 'plumbing') {
  const order = orderFor(serviceId, {
    contact: { ...contact, specialInstructions: 'Visit evil.example' },
  })
  const { groupId, token, bookings } = await server.guest.booking.create(order)
  return { groupId, token, id: bookings[0]?.id ?? '' }
}

test('an order with an account’s address is in none of its lists until its owner claims it', async () => {
  const before = await strangerOrders()
  const { caller: ada } = await customer(server)
  tick(server)
  const after = await strangerOrders('electrical')
  expect(await listed(ada)).toEqual([])
  expect((await ada.dashboard.overview()).counters.total).toBe(0)
  expect(await offered(ada)).toEqual([['Electrical'], ['Plumbing']])
  expect(JSON.stringify(await ada.dashboard.bookingOffers())).not.toContain('evil')
  await ada.dashboard.answerBookingOffer({ groupId: before.groupId, isMine: true })
  await ada.dashboard.answerBookingOffer({ groupId: after.groupId, isMine: false })
  expect(await listed(ada)).toEqual(['Plumbing'])
  expect(await offered(ada)).toEqual([])
  const again = ada.dashboard.answerBookingOffer({ groupId: after.groupId, isMine: true })
  expect(await outcome(again)).toBe('NOT_FOUND')
})

test('nobody else can claim the order', async () => {
  const { groupId } = await strangerOrders()
  const { caller: eve } = await customer(server, 'eve@example.com')
  expect(await offered(eve)).toEqual([])
  expect(await outcome(eve.dashboard.answerBookingOffer({ groupId, isMine: true }))).toBe(
    'NOT_FOUND',
  )
})

test('it joins the account that opens the link in its email', async () => {
  const { id, token, groupId } = await strangerOrders()
  const proof = server.secrets.mailProof(groupId)
  const { caller: eve } = await customer(server, 'eve@example.com')
  expect(await eve.booking.confirmEmail({ id, token, proof })).toEqual({ joined: false })
  const { caller: ada } = await customer(server)
  expect(await ada.booking.confirmEmail({ id, token, proof })).toEqual({ joined: true })
  expect(await listed(ada)).toEqual(['Plumbing'])
  expect(await listed(eve)).toEqual([])
})

test('what the person who ordered knows does not prove that the address is theirs', async () => {
  const { id, token, groupId } = await strangerOrders()
  const confirm = (named: object, proof: string) =>
    outcome(server.guest.booking.confirmEmail({ id, token, ...named, proof }))
  expect(await confirm({}, token)).toBe('NOT_FOUND')
  expect(await confirm({}, server.secrets.guestToken(groupId))).toBe('NOT_FOUND')
  expect(await confirm({ token: 'x' }, server.secrets.mailProof(groupId))).toBe('NOT_FOUND')
  expect(await confirm({}, server.secrets.mailProof(groupId))).toBe('done')
})

test('an unclaimed order sends nothing to the account’s phone, whatever its owner’s preferences', async () => {
  const { caller: ada } = await customer(server)
  await ada.dashboard.savePreferences({
    ...(await ada.dashboard.preferences()),
    smsBookingConfirmations: true,
  })
  await strangerOrders()
  expect(await messagesInShort(server)).toEqual(['bookingReceived email queued'])
})

test('an administrator’s order on the site joins the customer’s account, never their own', async () => {
  const { caller: ada } = await customer(server)
  const { caller: boss } = await admin(server)
  await boss.booking.create(orderFor('plumbing'))
  await boss.booking.create(
    orderFor('hvac', { contact: { ...contact, email: 'boss@example.com' } }),
  )
  expect(await listed(ada)).toEqual(['Plumbing'])
  expect(await listed(boss)).toEqual([])
})

test('emails that a stranger can trigger contain no free text of theirs', async () => {
  await strangerOrders()
  const { facts } = await server.database.read
    .selectFrom('outbox')
    .select('facts')
    .executeTakeFirstOrThrow()
  expect(facts).not.toContain('evil')
})

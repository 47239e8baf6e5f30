import { TRPCError } from '@trpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantAdmin } from '../../src-server/admin/grant-admin.ts'
import { appRouter } from '../../src-server/router.ts'
import { customer, mailedToken, password, signUp } from '../support/accounts.ts'
import { leastDetails } from '../support/details.ts'
import { bookAsGuest } from '../support/guest-booking.ts'
import { contact, orderFor } from '../support/order.ts'
import { professionalInput } from '../support/professionals.ts'
import { testBrowser, testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
  for (const who of callers) if (who !== 'nobody') await signUp(server, emailOf(who))
  await grantAdmin(server.database.write, emailOf('admin'))
  const admin = await signedIn('admin')
  const { id } = await admin.admin.professionals.save(professionalInput())
  await server.database.write
    .updateTable('professionals')
    .set({
      user_id: sql`(select id from users where email = ${emailOf('professional')})`,
    })
    .where('id', '=', id)
    .execute()
})
afterAll(() => server.close())

type Caller = Awaited<ReturnType<typeof customer>>['caller']
const callers = ['nobody', 'customer A', 'customer B', 'professional', 'admin'] as const
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

/** Who is allowed. The booking and the session belong to customer A, who was signed in when ordering. */
const policies = {
  everyone: callers,
  signedIn: ['customer A', 'customer B', 'professional', 'admin'],
  ownerOrAdmin: ['customer A', 'admin'],
  owner: ['customer A'],
  customers: ['customer A', 'customer B', 'professional'],
  admin: ['admin'],
  professional: ['professional'],
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

const today = '2026-11-23'
const letter = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Hello' }

/** Administrators only. Only a caller with access learns that something does not exist. */
const forAdmins = (call: (admin: Caller['admin'], stage: Stage) => Promise<unknown>): Row => ({
  policy: 'admin',
  call: (caller, stage) =>
    call(caller.admin, stage).catch((error: unknown) => {
      const { code, message } = error as TRPCError
      const isAbsent = code === 'NOT_FOUND' || code === 'CONFLICT' || message.startsWith('User not')
      if (!isAbsent) throw error
    }),
})

/** Records a payment for a booking and returns the receipt's number. */
const receiptOf = async (bookingId: string): Promise<number> => {
  const { admin } = await signedIn('admin')
  const { receiptNumber } = await admin.payments.record({
    id: fresh(),
    bookingId,
    kind: 'payment',
    method: 'cash',
    amount: 100,
    receivedOn: today,
  })
  return Number(receiptNumber)
}

/** Every procedure with its declared policy; a procedure without a row fails the test. */
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
  'auth.checkInvitation': {
    policy: 'everyone',
    call: (caller) => caller.auth.checkInvitation({ token: 'x' }),
  },
  'auth.acceptInvitation': {
    policy: 'everyone',
    call: (caller) =>
      caller.auth
        .acceptInvitation({ token: 'x', password })
        .catch((error: unknown) => expect((error as TRPCError).code).toBe('BAD_REQUEST')),
  },
  'professional.visits': { policy: 'professional', call: (caller) => caller.professional.visits() },
  'auth.checkLink': {
    policy: 'everyone',
    call: (caller) => caller.auth.checkLink({ token: 'x', purpose: 'reset' }),
  },
  'auth.changePassword': {
    policy: 'signedIn',
    call: (caller) => caller.auth.changePassword({ current: password, password }),
  },
  'auth.startGoogle': {
    policy: 'everyone',
    call: (caller) =>
      caller.auth.startGoogle({}).catch((error: unknown) => {
        // Google is not configured here; what counts is that the caller is not refused.
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
  'area.check': { policy: 'everyone', call: (caller) => caller.area.check({ zip: '12207' }) },
  'catalogue.suggest': {
    policy: 'everyone',
    call: (caller) => caller.catalogue.suggest({ text: 'toilet' }),
  },
  'area.list': { policy: 'everyone', call: (caller) => caller.area.list() },
  'area.request': {
    policy: 'everyone',
    call: (caller) => caller.area.request({ zip: '96813', email: fresh() }),
  },
  'booking.openSlots': {
    policy: 'everyone',
    call: (caller) => caller.booking.openSlots({ serviceIds: ['hvac'] }),
  },
  'booking.professionals': {
    policy: 'everyone',
    call: (caller) => caller.booking.professionals({ serviceIds: ['hvac'] }),
  },
  'booking.conflictingServices': {
    policy: 'everyone',
    call: (caller) => caller.booking.conflictingServices({ serviceIds: ['hvac', 'moving'] }),
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
  'booking.receiptPdf': {
    policy: 'ownerOrAdmin',
    call: async (caller, { bookingId: id }) => {
      const number = await receiptOf(id)
      return caller.booking.receiptPdf({ id, number })
    },
  },
  'booking.confirmEmail': {
    policy: 'ownerOrAdmin',
    call: async (caller, { bookingId: id }) => {
      const { group_id } = await server.database.read
        .selectFrom('bookings')
        .select('group_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return caller.booking.confirmEmail({ id, proof: server.secrets.mailProof(group_id) })
    },
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
  'booking.answerExtra': {
    policy: 'owner',
    call: async (caller, { bookingId: id }) => {
      const [extraId, amount] = [fresh(), 100]
      const { admin } = await signedIn('admin')
      await admin.bookings.proposeExtra({ id, extraId, description: 'More', amount })
      return caller.booking.answerExtra({ id, extraId, amount, approve: true })
    },
  },
  'booking.makeClaim': {
    policy: 'owner',
    status: 'completed',
    call: (caller, { bookingId: id }) =>
      caller.booking.makeClaim({ id, content: 'The tap still drips.' }),
  },
  'dashboard.overview': { policy: 'signedIn', call: (caller) => caller.dashboard.overview() },
  'dashboard.bookings': { policy: 'signedIn', call: (caller) => caller.dashboard.bookings({}) },
  'dashboard.billing': { policy: 'signedIn', call: (caller) => caller.dashboard.billing() },
  'dashboard.bookingOffers': {
    policy: 'signedIn',
    call: (caller) => caller.dashboard.bookingOffers(),
  },
  'dashboard.answerBookingOffer': {
    policy: 'customers',
    call: async (caller, { email }) => {
      const { id } = await bookAsGuest(server, 'roofing', { contact: { ...contact, email } })
      const { group_id: groupId } = await server.database.read
        .selectFrom('bookings')
        .select('group_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return caller.dashboard.answerBookingOffer({ groupId, isMine: false })
    },
  },
  'dashboard.phone': { policy: 'signedIn', call: (caller) => caller.dashboard.phone() },
  'dashboard.sendPhoneCode': {
    policy: 'signedIn',
    call: (caller) =>
      caller.dashboard.sendPhoneCode({ phone: '518 555 0142' }).catch((error: unknown) => {
        // Text messages are not configured here; what counts is that the caller is not refused.
        if (!(error instanceof TRPCError && error.code === 'NOT_FOUND')) throw error
      }),
  },
  'dashboard.confirmPhone': {
    policy: 'signedIn',
    call: (caller) =>
      caller.dashboard.confirmPhone({ code: '123456' }).catch((error: unknown) => {
        if (!(error instanceof TRPCError && error.code === 'BAD_REQUEST')) throw error
      }),
  },
  'dashboard.reviews': { policy: 'signedIn', call: (caller) => caller.dashboard.reviews() },
  'dashboard.profile': { policy: 'signedIn', call: (caller) => caller.dashboard.profile() },
  'dashboard.savedContact': {
    policy: 'signedIn',
    call: (caller) => caller.dashboard.savedContact(),
  },
  'dashboard.saveProfile': {
    policy: 'signedIn',
    call: (caller) => caller.dashboard.saveProfile(profile),
  },
  'dashboard.preferences': { policy: 'signedIn', call: (caller) => caller.dashboard.preferences() },
  'dashboard.channels': { policy: 'signedIn', call: (caller) => caller.dashboard.channels() },
  'dashboard.calendar': { policy: 'signedIn', call: (caller) => caller.dashboard.calendar() },
  'dashboard.shareCalendar': {
    policy: 'signedIn',
    call: (caller) => caller.dashboard.shareCalendar({ isShared: false }),
  },
  'dashboard.savePreferences': {
    policy: 'signedIn',
    call: async (caller) =>
      caller.dashboard.savePreferences({
        ...(await (await customer(server, fresh())).caller.dashboard.preferences()),
        emailMarketing: true,
      }),
  },
  'contact.sendHelp': {
    policy: 'everyone',
    call: (caller) => caller.contact.sendHelp({ ...letter, topic: 'Other' }),
  },
  'contact.sendContact': {
    policy: 'everyone',
    call: (caller) => caller.contact.sendContact({ ...letter, subject: 'Hello' }),
  },
  'contact.rate': { policy: 'everyone', call: (caller) => caller.contact.rate({ rating: 5 }) },
  'reviews.published': { policy: 'everyone', call: (caller) => caller.reviews.published({}) },
  'admin.messages.thread': forAdmins((admin) => admin.messages.thread({ id: 'none' })),
  'admin.messages.answer': forAdmins((admin) =>
    admin.messages.answer({ id: 'x', messageId: 'none', answersSeen: 0, content: 'Hello' }),
  ),
  'admin.messages.ratings': forAdmins((admin) => admin.messages.ratings()),
  'admin.customers.guests': forAdmins((admin) => admin.customers.guests({})),
  'admin.payments.record': forAdmins((admin, { bookingId }) =>
    admin.payments.record({
      id: fresh(),
      bookingId,
      kind: 'payment',
      method: 'cash',
      amount: 100,
      receivedOn: today,
    }),
  ),
  'admin.payments.void': forAdmins((admin) => admin.payments.void({ id: 'none', reason: 'Typo' })),
  'admin.payments.sendReceipt': forAdmins((admin) => admin.payments.sendReceipt({ id: 'none' })),
  'admin.figures.overview': forAdmins((admin) => admin.figures.overview()),
  'admin.figures.changes': forAdmins((admin) => admin.figures.changes()),
  'admin.figures.analytics': forAdmins((admin) =>
    admin.figures.analytics({ from: today, to: today }),
  ),
  'admin.figures.load': forAdmins((admin) => admin.figures.load({ from: today, to: today })),
  'admin.figures.revenue': forAdmins((admin) => admin.figures.revenue({})),
  'admin.figures.revenueBy': forAdmins((admin) => admin.figures.revenueBy({ group: 'state' })),
  'admin.figures.revenueOverTime': forAdmins((admin) => admin.figures.revenueOverTime({})),
  'admin.bookings.list': forAdmins((admin) => admin.bookings.list({})),
  'admin.bookings.get': forAdmins((admin, { bookingId: id }) => admin.bookings.get({ id })),
  'admin.bookings.updateStatus': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.updateStatus({ id, to: 'confirmed' }),
  ),
  'admin.bookings.cancel': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.cancel({ id, from: 'pending', reason: 'Nobody is free.' }),
  ),
  'admin.bookings.confirmMany': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.confirmMany({ ids: [id] }),
  ),
  'admin.bookings.moveToNearest': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.moveToNearest({ ids: [id] }),
  ),
  'admin.bookings.assignMany': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.assignMany({ ids: [id] }),
  ),
  'admin.bookings.messageMany': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.messageMany({
      id: fresh(),
      ids: [id],
      subject: 'Snow',
      content: 'We are late.',
    }),
  ),
  'admin.bookings.offerTimes': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.offerTimes({ ids: [id] }),
  ),
  'admin.bookings.proposeExtra': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.proposeExtra({ id, extraId: fresh(), description: 'More', amount: 100 }),
  ),
  'admin.bookings.withdrawExtra': forAdmins((admin) =>
    admin.bookings.withdrawExtra({ extraId: 'none' }),
  ),
  'admin.bookings.undoStatus': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.undoStatus({ id, from: 'confirmed' }),
  ),
  'admin.bookings.undoMany': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.undoMany({ ids: [id], from: 'confirmed', at: new Date().toISOString() }),
  ),
  'admin.bookings.moveMany': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.moveMany({ visits: [{ id, date: today, time: '10:00' }] }),
  ),
  'admin.bookings.previewTimes': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.previewTimes({ ids: [id] }),
  ),
  'admin.bookings.previewEdit': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.previewEdit({ id, details: leastDetails.moving }),
  ),
  'admin.bookings.edit': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.edit({
      id,
      sequence: 0,
      quoteAmount: 1,
      contact: { phone: '(518) 555-0101', address: '1 Way, New York, NY 10001' },
      details: {},
    }),
  ),
  'admin.bookings.endVisit': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.endVisit({ id, from: 'pending', outcome: 'no_show', reason: 'Nobody.' }),
  ),
  'admin.bookings.cancelMany': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.cancelMany({ bookings: [{ id, from: 'pending' }], reason: 'Snow.' }),
  ),
  'admin.bookings.addNote': forAdmins((admin, { bookingId: id }) =>
    admin.bookings.addNote({ id, content: 'Rings twice.' }),
  ),
  'admin.schedule.week': forAdmins((admin) => admin.schedule.week({ from: today })),
  'admin.schedule.time': forAdmins((admin) => admin.schedule.time({ date: today, time: '10:00' })),
  'admin.schedule.freeAt': forAdmins((admin) =>
    admin.schedule.freeAt({ serviceId: 'plumbing', date: today, time: '10:00' }),
  ),
  'admin.schedule.changeTimes': forAdmins((admin) =>
    admin.schedule.changeTimes({ action: 'open', date: today }),
  ),
  'admin.schedule.addSeat': forAdmins((admin) =>
    admin.schedule.addSeat({ serviceId: 'hvac', date: '2026-12-01', time: '18:00' }),
  ),
  'admin.bookings.candidates': forAdmins((admin, { bookingId }) =>
    admin.bookings.candidates({ id: bookingId }),
  ),
  'admin.bookings.move': forAdmins((admin, { bookingId }) =>
    admin.bookings.move({ id: bookingId, date: '2026-12-01', time: '10:00' }),
  ),
  'admin.schedule.calendar': forAdmins((admin) => admin.schedule.calendar()),
  'admin.schedule.shareCalendar': forAdmins((admin) =>
    admin.schedule.shareCalendar({ isShared: false }),
  ),
  'admin.professionals.calendar': forAdmins((admin) =>
    admin.professionals.calendar({ id: 'nobody' }),
  ),
  'admin.professionals.shareCalendar': forAdmins((admin) =>
    admin.professionals.shareCalendar({ id: 'nobody', isShared: true }),
  ),
  'admin.figures.today': forAdmins((admin) => admin.figures.today()),
  'admin.figures.waiting': forAdmins((admin) => admin.figures.waiting()),
  'admin.search.find': forAdmins((admin) => admin.search.find({ text: 'ada' })),
  'admin.schedule.day': forAdmins((admin) => admin.schedule.day({ date: today })),
  'admin.schedule.workload': forAdmins((admin) => admin.schedule.workload({ date: today })),
  'admin.schedule.targets': forAdmins((admin, { bookingId }) =>
    admin.schedule.targets({ id: bookingId, date: today }),
  ),
  'admin.bookings.assign': forAdmins((admin, { bookingId }) =>
    admin.bookings.assign({ id: bookingId, professionalId: 'nobody' }),
  ),
  'admin.professionals.invite': forAdmins((admin) => admin.professionals.invite({ id: 'nobody' })),
  'admin.professionals.removeSignIn': forAdmins((admin) =>
    admin.professionals.removeSignIn({ id: 'nobody' }),
  ),
  'admin.professionals.list': forAdmins((admin) => admin.professionals.list()),
  'admin.professionals.get': forAdmins((admin) => admin.professionals.get({ id: 'nobody' })),
  'admin.professionals.save': forAdmins((admin) => admin.professionals.save(professionalInput())),
  'admin.professionals.addTimeOff': forAdmins((admin) =>
    admin.professionals.addTimeOff({
      id: 'nobody',
      from: `${today} 00:00`,
      to: `${today} 24:00`,
    }),
  ),
  'admin.professionals.removeTimeOff': forAdmins((admin) =>
    admin.professionals.removeTimeOff({ id: 'none' }),
  ),
  'admin.areas.list': forAdmins((admin) => admin.areas.list()),
  'admin.areas.requests': forAdmins((admin) => admin.areas.requests({})),
  'admin.areas.remove': forAdmins((admin) => admin.areas.remove({ id: 'nowhere' })),
  'admin.areas.save': forAdmins((admin) =>
    admin.areas.save({
      id: 'nowhere',
      name: 'Nowhere',
      state: 'MT',
      coverage: 'soon',
      cities: '',
      zips: '597',
    }),
  ),
  'admin.schedule.holidays': forAdmins((admin) => admin.schedule.holidays()),
  'admin.schedule.addHoliday': forAdmins((admin) =>
    admin.schedule.addHoliday({ date: '2026-12-25', name: 'Christmas' }),
  ),
  'admin.schedule.removeHoliday': forAdmins((admin) =>
    admin.schedule.removeHoliday({ date: '2026-12-25' }),
  ),
  'admin.customers.list': forAdmins((admin) => admin.customers.list({})),
  'admin.customers.get': forAdmins((admin) => admin.customers.get({ userId: 'x' })),
  'admin.customers.saveTags': forAdmins((admin) =>
    admin.customers.saveTags({ email: fresh(), tags: ['VIP'] }),
  ),
  'admin.customers.addNote': forAdmins((admin) =>
    admin.customers.addNote({ email: fresh(), content: 'Rings twice.' }),
  ),
  'admin.customers.block': forAdmins((admin) =>
    admin.customers.block({ email: fresh(), reason: 'No-shows.' }),
  ),
  'admin.customers.unblock': forAdmins((admin) => admin.customers.unblock({ email: fresh() })),
  'admin.customers.merge': forAdmins((admin, { email }) =>
    admin.customers.merge({ email, other: 'contact@example.com' }).catch((error: TRPCError) => {
      if (error.code !== 'BAD_REQUEST') throw error
    }),
  ),
  'admin.customers.separate': forAdmins((admin) => admin.customers.separate({ email: fresh() })),
  'admin.reviews.list': forAdmins((admin) => admin.reviews.list({})),
  'admin.reviews.counts': forAdmins((admin) => admin.reviews.counts()),
  'admin.reviews.hide': forAdmins((admin) => admin.reviews.hide({ id: 'x', reason: 'Rude.' })),
  'admin.reviews.show': forAdmins((admin) => admin.reviews.show({ id: 'x' })),
  'admin.reviews.reply': forAdmins((admin) => admin.reviews.reply({ id: 'x', reply: 'Thanks' })),
  'admin.leads.list': forAdmins((admin) => admin.leads.list({})),
  'admin.leads.counts': forAdmins((admin) => admin.leads.counts()),
  'admin.leads.get': forAdmins((admin) => admin.leads.get({ id: 'x' })),
  'admin.leads.update': forAdmins((admin) =>
    admin.leads.update({ id: 'x', status: 'won', seen: { status: 'new' } }),
  ),
  'admin.messages.list': forAdmins((admin) => admin.messages.list({})),
  'admin.messages.setAnswered': forAdmins((admin) =>
    admin.messages.setAnswered({ id: 'x', answered: true }),
  ),
  'admin.claims.list': forAdmins((admin) => admin.claims.list({})),
  'admin.claims.get': forAdmins((admin) => admin.claims.get({ id: 'x' })),
  'admin.claims.record': forAdmins((admin) =>
    admin.claims.record({ bookingId: 'x', content: 'The tap drips.' }),
  ),
  'admin.claims.settle': forAdmins((admin) =>
    admin.claims.settle({ id: 'x', outcome: 'closed', message: 'Hello' }),
  ),
  'admin.mail.list': forAdmins((admin) => admin.mail.list({})),
  'admin.mail.get': forAdmins((admin) => admin.mail.get({ id: 'x' })),
  'admin.mail.resend': forAdmins((admin) => admin.mail.resend({ id: 'x' })),
  'admin.settings.admins': forAdmins((admin) => admin.settings.admins()),
  'admin.settings.promote': forAdmins((admin) =>
    admin.settings.promote({ email: 'nobody@example.com', password }),
  ),
  'admin.settings.demote': forAdmins((admin) =>
    admin.settings.demote({ email: emailOf('admin'), password }),
  ),
  'admin.settings.system': forAdmins((admin) => admin.settings.system()),
  'admin.settings.auditLog': forAdmins((admin) => admin.settings.auditLog({})),
}

test('every procedure has its policy', () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted())
})

const refusals = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND']

test.each(Object.entries(table))('%s admits the callers in its policy', async (_name, row) => {
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
    // The slots are available again for the next caller.
    await server.database.write.deleteFrom('time_offers').execute()
    await server.database.write.deleteFrom('extra_work').execute()
    await server.database.write.deleteFrom('customer_reviews').execute()
    await server.database.write.deleteFrom('booking_events').execute()
    await server.database.write.deleteFrom('booking_notes').execute()
    await server.database.write.deleteFrom('payments').execute()
    await server.database.write.deleteFrom('claims').execute()
    await server.database.write.deleteFrom('bookings').execute()
    await server.database.write
      .updateTable('availability_slots')
      .set({ is_booked: 0 })
      .where('is_booked', '=', 1)
      .execute()
  }
  expect(through).toEqual([...policies[row.policy]])
})

test('unknown fields in an update have no effect', async () => {
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

test('no list shows another person’s bookings', async () => {
  const ada = await customer(server, 'ada@example.com')
  await ada.caller.booking.create(orderFor('chimney'))
  const eve = await customer(server, 'eve@example.com')
  expect((await eve.caller.dashboard.bookings({})).bookings).toEqual([])
  expect((await eve.caller.dashboard.overview()).counters.total).toBe(0)
  expect((await ada.caller.dashboard.overview()).counters.total).toBe(1)
})

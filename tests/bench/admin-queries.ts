import { revenueGroups } from '../../shared/admin/figures.ts'
import type { Database } from '../../src-server/db/types.ts'
import type { createCaller } from '../../src-server/router.ts'

type Admin = ReturnType<typeof createCaller>['admin']

const rounds = 51

/** The median times of every query of the admin panel in milliseconds, including the thousandth page of each list. */
export async function measureAdmin(admin: Admin, { read }: Database) {
  const one = await samples(read)
  const thousandth = await thousandthPages(read)
  const calls: Record<string, () => Promise<unknown>> = {
    overview: () => admin.figures.overview(),
    today: () => admin.figures.today(),
    'counts in the menu': () => admin.figures.waiting(),
    'search for everything, four digits': () => admin.search.find({ text: '0141' }),
    'search for everything, a letter': () => admin.search.find({ text: 'a' }),
    'search for everything, a name': () => admin.search.find({ text: 'maria lo' }),
    'search for everything, a street': () => admin.search.find({ text: '18 birch' }),
    'search for everything, a zip code': () => admin.search.find({ text: '12203' }),
    changes: () => admin.figures.changes(),
    'analytics, 30 days': () => admin.figures.analytics({ from: one.monthAgo, to: one.today }),
    'analytics, a year': () => admin.figures.analytics({ from: one.yearAgo, to: one.today }),
    'revenue, all time': () => admin.figures.revenue({}),
    ...revenueCalls(admin, one),
    'bookings, first page': () => admin.bookings.list({}),
    'bookings, thousandth page': () => admin.bookings.list({ after: thousandth.created }),
    'bookings, oldest first': () => admin.bookings.list({ direction: 'oldest' }),
    'bookings by visit, first page': () => admin.bookings.list({ by: 'scheduled' }),
    'bookings by visit, thousandth page': () =>
      admin.bookings.list({ by: 'scheduled', after: thousandth.scheduled }),
    'bookings, pending': () => admin.bookings.list({ status: 'pending' }),
    'bookings, cancelled, by visit': () =>
      admin.bookings.list({ status: 'cancelled', by: 'scheduled', direction: 'oldest' }),
    'bookings, unpaid': () => admin.bookings.list({ payment: 'unpaid' }),
    'bookings, unpaid, by visit': () =>
      admin.bookings.list({ payment: 'unpaid', by: 'scheduled', direction: 'oldest' }),
    'bookings of a service': () => admin.bookings.list({ serviceId: 'roofing' }),
    'bookings of a rare service, in progress': () =>
      admin.bookings.list({ serviceId: 'restoration', status: 'in_progress' }),
    'bookings of a service, cancelled': () =>
      admin.bookings.list({ serviceId: 'plumbing', status: 'cancelled' }),
    'bookings made in one month': () =>
      admin.bookings.list({ from: one.yearAgo, to: one.monthAfter, direction: 'oldest' }),
    'bookings of one month, cancelled, of a service': () =>
      admin.bookings.list({
        from: one.yearAgo,
        to: one.monthAfter,
        status: 'cancelled',
        serviceId: 'hvac',
      }),
    'search: an email': () => admin.bookings.list({ search: one.email }),
    'search: the beginning of an email': () =>
      admin.bookings.list({ search: one.email.slice(0, 8) }),
    'search: a first name': () => admin.bookings.list({ search: 'maria' }),
    'search: a full name': () => admin.bookings.list({ search: 'maria kowalski' }),
    'search: a last name, by visit': () =>
      admin.bookings.list({ search: 'novak', by: 'scheduled' }),
    'search: one letter': () => admin.bookings.list({ search: 'a' }),
    'search: a name, pending': () => admin.bookings.list({ search: 'sofia', status: 'pending' }),
    'search: a service': () => admin.bookings.list({ search: 'hvac' }),
    'search: a name and a service': () => admin.bookings.list({ search: 'maria plumbing' }),
    'search: a rare name and a service': () => admin.bookings.list({ search: 'salazar plumbing' }),
    'search: an id': () => admin.bookings.list({ search: one.bookingId.slice(0, 8) }),
    'search: the last digits of a phone number': () => admin.bookings.list({ search: '0141' }),
    'search: a zip code': () => admin.bookings.list({ search: '12203' }),
    'search: nobody': () => admin.bookings.list({ search: 'zzzzzz' }),
    booking: () => admin.bookings.get({ id: one.bookingId }),
    'booking with other answers': () =>
      admin.bookings.previewEdit({ id: one.bookingId, details: one.details }),
    'times for a selection of 25': () => admin.bookings.previewTimes({ ids: one.comingIds }),
    'places for a visit on a day': () =>
      admin.schedule.targets({ id: one.comingIds[0] ?? '', date: one.soon }),
    week: () => admin.schedule.week({ from: one.today }),
    'week of a service': () => admin.schedule.week({ from: one.today, serviceId: 'hvac' }),
    time: () => admin.schedule.time({ date: one.soon, time: '10:00' }),
    holidays: () => admin.schedule.holidays(),
    'customers, first page': () => admin.customers.list({}),
    'customers, thousandth page': () => admin.customers.list({ after: thousandth.customers }),
    'guests, first page': () => admin.customers.guests({}),
    'guests, a name': () => admin.customers.guests({ search: 'maria' }),
    'customers, a name': () => admin.customers.list({ search: 'maria' }),
    'customers, the last digits of a phone number': () => admin.customers.list({ search: '0141' }),
    'customers, a full name': () => admin.customers.list({ search: 'maria kowalski' }),
    customer: () => admin.customers.get({ userId: one.userId }),
    guest: () => admin.customers.get({ email: one.guest }),
    'reviews, first page': () => admin.reviews.list({}),
    'reviews, thousandth page': () => admin.reviews.list({ after: thousandth.reviews }),
    'reviews with one star': () => admin.reviews.list({ rating: 1 }),
    'review counts': () => admin.reviews.counts(),
    'leads, first page': () => admin.leads.list({}),
    'leads, thousandth page': () => admin.leads.list({ after: thousandth.leads }),
    'leads by score': () => admin.leads.list({ by: 'score' }),
    'leads, new and hot': () => admin.leads.list({ status: 'new', minScore: 80 }),
    'lead counts': () => admin.leads.counts(),
    lead: () => admin.leads.get({ id: one.leadId }),
    messages: () => admin.messages.list({}),
    ratings: () => admin.messages.ratings(),
    'claims, open': () => admin.claims.list({}),
    'claims, settled': () => admin.claims.list({ show: 'settled' }),
    'claims, settled, thousandth page': () =>
      admin.claims.list({ show: 'settled', after: thousandth.claims }),
    claim: () => admin.claims.get({ id: one.claimId }),
    mail: () => admin.mail.list({}),
    'mail, undelivered': () => admin.mail.list({ show: 'undelivered' }),
    areas: () => admin.areas.list(),
    admins: () => admin.settings.admins(),
    system: () => admin.settings.system(),
    actions: () => admin.settings.auditLog({}),
  }
  const medians: Record<string, number> = {}
  for (const [name, call] of Object.entries(calls)) medians[name] = await median(call)
  return medians
}

/** Periods of almost two years that begin and end within a month, which takes the most rows. */
function revenueCalls(
  admin: Admin,
  { twoYearsAgo, today }: { twoYearsAgo: string; today: string },
) {
  const period = { from: twoYearsAgo, to: today }
  return Object.fromEntries([
    ...revenueGroups.flatMap((group) =>
      (['created', 'scheduled'] as const).map((by) => [
        `revenue by ${group}, two years, ${by}`,
        () => admin.figures.revenueBy({ ...period, by, group }),
      ]),
    ),
    ['revenue over time, two years', () => admin.figures.revenueOverTime(period)],
  ])
}

async function median(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await call()
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
}

async function samples(read: Database['read']) {
  const booking = await read
    .selectFrom('bookings')
    .select(['id', 'customer_email', 'user_id', 'created_date', 'service_details'])
    .where('user_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const lead = await read
    .selectFrom('chat_conversations')
    .select('id')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const guest = await read
    .selectFrom('bookings')
    .select('customer_email')
    .where('user_id', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const coming = await read
    .selectFrom('bookings')
    .select('id')
    .where('scheduled_date', '>', booking.created_date)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('scheduled_date')
    .limit(25)
    .execute()
  const claim = await read.selectFrom('claims').select('id').limit(1).executeTakeFirstOrThrow()
  const day = (days: number) =>
    new Date(Date.parse(booking.created_date) + days * 86_400_000).toISOString().slice(0, 10)
  return {
    bookingId: booking.id,
    details: JSON.parse(booking.service_details) as Record<string, unknown>,
    comingIds: coming.map(({ id }) => id),
    email: booking.customer_email,
    guest: guest.customer_email,
    userId: booking.user_id ?? '',
    leadId: lead.id,
    claimId: claim.id,
    today: day(0),
    soon: day(3),
    monthAgo: day(-29),
    yearAgo: day(-365),
    twoYearsAgo: day(-729),
    monthAfter: day(-335),
  }
}

/** Where the thousandth page of each list begins; in a small database, its last page. */
async function thousandthPages(read: Database['read']) {
  const rows = 25 * 1000
  const { bookings, profiles, reviews, leads, claims } = {
    bookings: await size(read, 'bookings'),
    profiles: await size(read, 'profiles'),
    reviews: await size(read, 'customer_reviews'),
    leads: await size(read, 'chat_conversations'),
    claims: await size(read, 'claims'),
  }
  const offset = (count: number) => Math.min(rows, Math.max(0, count - 26))
  const place = (row: object | undefined) => JSON.stringify(Object.values(row ?? {}))
  return {
    created: place(
      await read
        .selectFrom('bookings')
        .select(['created_at', 'id'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset(bookings))
        .limit(1)
        .executeTakeFirst(),
    ),
    scheduled: place(
      await read
        .selectFrom('bookings')
        .select(['scheduled_date', 'scheduled_time', 'id'])
        .orderBy('scheduled_date', 'desc')
        .orderBy('scheduled_time', 'desc')
        .orderBy('id', 'desc')
        .offset(offset(bookings))
        .limit(1)
        .executeTakeFirst(),
    ),
    customers: place(
      await read
        .selectFrom('profiles')
        .select(['created_at', 'user_id'])
        .orderBy('created_at', 'desc')
        .orderBy('user_id', 'desc')
        .offset(offset(profiles))
        .limit(1)
        .executeTakeFirst(),
    ),
    reviews: place(
      await read
        .selectFrom('customer_reviews')
        .select(['created_at', 'id'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset(reviews))
        .limit(1)
        .executeTakeFirst(),
    ),
    claims: place(
      await read
        .selectFrom('claims')
        .select(['settled_at', 'id'])
        .where('settled_at', 'is not', null)
        .orderBy('settled_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset(claims))
        .limit(1)
        .executeTakeFirst(),
    ),
    leads: place(
      await read
        .selectFrom('chat_conversations')
        .select(['updated_at', 'id'])
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset(leads))
        .limit(1)
        .executeTakeFirst(),
    ),
  }
}

async function size(
  read: Database['read'],
  table: 'bookings' | 'profiles' | 'customer_reviews' | 'chat_conversations' | 'claims',
): Promise<number> {
  const { count } = await read
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

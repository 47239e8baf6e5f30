import { addDays, wallClock } from '../../shared/time/business-time.ts'
import { guestContext, type SignedInContext } from '../../src-server/context.ts'
import { readEnv } from '../../src-server/env.ts'
import { createCaller } from '../../src-server/router.ts'
import { openDeps } from '../../src-server/start.ts'
import { addStaff, giveVisits } from './add-staff.ts'

const rounds = 101

/** Runs in a process of its own on a seeded database, which gets 200 professionals. Prints the medians as JSON. */
const [file = ''] = process.argv.slice(2)
const deps = await openDeps(readEnv({ DATABASE_URL: file, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }))
const { date: today } = wallClock(deps.clock.now(), deps.env.TIME_ZONE)
const given = await giveVisits(deps.database, await addStaff(deps.database), today)
const user = { id: 'bench', email: 'bench@example.com', role: 'admin' as const }
const ctx: SignedInContext = { ...guestContext(deps, 'bench'), user }
const { booking, admin } = createCaller(ctx)
const busiest = await deps.database.read
  .selectFrom('bookings')
  .select(['scheduled_date as date', (eb) => eb.fn.countAll<number>().as('visits')])
  .where('scheduled_date', '>=', today)
  .where('professional_id', 'is not', null)
  .groupBy('scheduled_date')
  .orderBy('visits', 'desc')
  .limit(1)
  .executeTakeFirst()
const date = busiest?.date ?? addDays(today, 1)
const visit = await deps.database.read
  .selectFrom('bookings')
  .select(['id', 'professional_id'])
  .where('scheduled_date', '=', date)
  .where('professional_id', 'is not', null)
  .where('status', 'in', ['pending', 'confirmed'])
  .limit(1)
  .executeTakeFirstOrThrow()

const four = ['plumbing', 'electrical', 'house-cleaning', 'lawn-care'] as const
const calls: Record<string, () => Promise<unknown>> = {
  'openSlots of one service': () => booking.openSlots({ serviceIds: ['plumbing'], zip: '12207' }),
  'openSlots of four services': () => booking.openSlots({ serviceIds: [...four], zip: '12207' }),
  'day board': () => admin.schedule.day({ date }),
  'week by professional': () => admin.schedule.workload({ date }),
  'load by professional, 31 days': () =>
    admin.figures.load({ from: today, to: addDays(today, 30) }),
  'load by professional, a year': () =>
    admin.figures.load({ from: addDays(today, -335), to: addDays(today, 30) }),
  'who could come to a visit': () => admin.bookings.candidates({ id: visit.id }),
  'places for a visit on a day': () => admin.schedule.targets({ id: visit.id, date }),
  'who is free at a time': () =>
    admin.schedule.freeAt({ serviceId: 'plumbing', date, time: '10:00', zip: '12207' }),
  professionals: () => admin.professionals.list(),
  'a professional': () => admin.professionals.get({ id: visit.professional_id ?? '' }),
}
const medians: Record<string, number> = {}
for (const [name, call] of Object.entries(calls)) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await call()
    times.push(performance.now() - began)
  }
  medians[name] = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}
console.log(JSON.stringify({ medians, given, visits: busiest?.visits ?? 0 }))
await deps.database.close()

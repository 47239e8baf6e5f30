import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { generateSlots } from '../../src-server/booking/slots/generate-slots.ts'
import type { Db } from '../../src-server/db/types.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'
import { openIn, ordersPerSecond } from './orders-per-second.ts'
import { measureStaffedOrders, reportProfessionals } from './professionals.ts'

const small = { bookings: 10_000, customers: 1_000, conversations: 2_000 }
const large = { bookings: 1_000_000, customers: 100_000, conversations: 200_000 }
const mostMs = 20
const mostGrowth = 1.5
/** Queries whose cost must not grow with the number of rows; the others return a page of rows. */
const figures = /^(overview|changes|analytics|revenue|review counts|lead counts)/

/**
 * Every query of the admin panel on ten thousand bookings and on a million, and what the stored totals cost a booking.
 */
export async function measureAdminPanel(): Promise<void> {
  await measureInserts()
  await measureStaffedOrders()
  const medians = [small, large].map(measured)
  const [few = {}, many = {}] = medians
  for (const [name, ms] of Object.entries(many)) {
    const growth = ms / (few[name] ?? Number.NaN)
    const isFigure = figures.test(name)
    console.log(
      `admin: ${name.padEnd(44)} ${ms.toFixed(2).padStart(6)} ms (at most ${mostMs})${isFigure ? `, ${growth.toFixed(2)} of that with a hundredth of the rows (at most ${mostGrowth})` : ''}${ms > mostMs || (isFigure && growth > mostGrowth) ? '  MISSED' : ''}`,
    )
  }
}

/** Seeds a database and measures it, each in a process of its own. */
function measured(amounts: typeof small): Record<string, number> {
  const folder = temporaryFolder()
  const file = join(folder, 'bench.db')
  const run = (script: string, args: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', script, ...args], {
      env: { ...process.env, DATABASE_URL: file },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    })
  const wanted = Object.entries(amounts).flatMap(([name, count]) => [`--${name}`, String(count)])
  run('src-server/seed/seed.ts', wanted)
  const medians = JSON.parse(run('tests/bench/measure-admin.ts', [file])) as Record<string, number>
  if (amounts === large) reportProfessionals(run('tests/bench/measure-professionals.ts', [file]))
  removeFolder(folder)
  return medians
}

/** What the totals and the lists' indexes cost an order: the same orders with and without them, alternating. */
async function measureInserts(): Promise<void> {
  const rounds = 3
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ['without', 'with'] as const) {
      const folder = temporaryFolder()
      const deps = await openIn(folder)
      if (way === 'without') await takeAway(deps.database.write)
      await generateSlots(deps.database.write, deps.clock.now(), deps.env.TIME_ZONE)
      times[way].push(await ordersPerSecond(deps))
      await deps.database.close()
      removeFolder(folder)
    }
  }
  const best = (way: 'with' | 'without') => Math.max(...times[way])
  console.log(
    `an order with the admin panel's sums and lists takes ${(best('without') / best('with')).toFixed(2)} of its time without (at most 2; ${Math.round(best('with'))}/s and ${Math.round(best('without'))}/s)`,
  )
}

async function takeAway(db: Db): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await sql.raw(`drop trigger bookings_after_${event}`).execute(db)
  }
  for (const index of [
    'bookings_by_creation',
    'bookings_of_status',
    'bookings_of_status_by_time',
    'bookings_of_service',
    'bookings_of_service_by_time',
    'bookings_of_conversation',
    'customer_words_of_email',
  ]) {
    await sql.raw(`drop index ${index}`).execute(db)
  }
}

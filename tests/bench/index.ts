import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { addDays } from '../../shared/time/business-time.ts'
import { guestContext } from '../../src-server/context.ts'
import { readEnv } from '../../src-server/env.ts'
import { createCaller } from '../../src-server/router.ts'
import { openDeps } from '../../src-server/start.ts'
import setup from '../support/build.ts'
import { orderFor } from '../support/order.ts'
import { removeFolder, startProduct } from '../support/product.ts'
import { measureAccounts } from './accounts.ts'
import { measureAdminPanel } from './admin.ts'
import { measureDemo } from './demo.ts'
import { percentile, perSecond, send } from './load.ts'
import { straightTransactions } from './straight-transaction.ts'

const bookings = 1500
const clients = 50

setup()
const cold = await startTime()
console.log(`start to ready, empty database        ${cold.ms} ms`)
const again = await startTime(cold.folder)
console.log(`start to ready, filled database       ${again.ms} ms (at most 500)`)
const product = await startProduct({ folder: cold.folder })

const slotsUrl = `${product.url}/trpc/booking.openSlots?input=${encodeURIComponent('{"serviceIds":["plumbing"]}')}`
const { body } = await send(slotsUrl)
const bare = fork(resolve('tests/bench/bare-server.ts'), { execArgv: ['--import', 'tsx'] })
bare.send(body)
const [{ port }] = (await once(bare, 'message')) as [AddressInfo]
const bareUrl = `http://127.0.0.1:${port}/`
await perSecond(2000, 16, () => send(slotsUrl))
await perSecond(2000, 16, () => send(bareUrl))
const reads = await perSecond(5000, 16, () => send(slotsUrl))
const limit = await perSecond(5000, 16, () => send(bareUrl))
bare.kill()
report('openSlots over HTTP to bare node:http', reads, limit, 0.1)

const { database, guest } = await procedures(product.databaseFile)
const free = await database.read
  .selectFrom('availability_slots')
  .select(['service_id', 'available_date', 'start_time'])
  .where('is_booked', '=', 0)
  .where('available_date', '>', addDays(new Date().toISOString().slice(0, 10), 2))
  .orderBy('id')
  .limit(4 * bookings)
  .execute()
const orders = free.map(({ service_id, available_date, start_time }) =>
  orderFor(service_id, { date: available_date, time: start_time }),
)

type Order = Parameters<typeof guest.booking.create>[0]

let booking = true
const waits: number[] = []
const reader = (async () => {
  while (booking) {
    const asked = performance.now()
    await send(slotsUrl)
    waits.push(performance.now() - asked)
  }
})()
const overHttp = await perSecond(bookings, clients, async (index) => {
  const { status, body: answer } = await send(
    `${product.url}/trpc/booking.create`,
    JSON.stringify(orders[index]),
  )
  if (status !== 200) throw new Error(answer)
})
booking = false
await reader
await product.stop()

const book = (order = orders[0]) => guest.booking.create(order as Order)
await perSecond(bookings, clients, (index) => book(orders[bookings + index]))
const created = await perSecond(bookings, clients, (index) => book(orders[2 * bookings + index]))
await measureAccounts(guest)
await database.close()
const straight = straightTransactions(product.databaseFile, free.slice(3 * bookings))
report('booking.create to the bare transaction ', created, straight, 0.5)
console.log(`  and over HTTP, with a reader beside it ${Math.round(overHttp)}/s`)
console.log(
  `reads while ${clients} clients book            p99 ${percentile(waits, 0.99).toFixed(1)} ms (at most 25), median ${percentile(waits, 0.5).toFixed(1)} ms, ${waits.length} reads`,
)
removeFolder(product.folder)
await measureDemo()
await measureAdminPanel()

/** The procedures on this database, called without HTTP. */
async function procedures(file: string) {
  const deps = await openDeps(
    readEnv({ DATABASE_URL: file, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
  )
  return { database: deps.database, guest: createCaller(guestContext(deps, 'bench')) }
}

function report(what: string, ours: number, most: number, bar: number): void {
  console.log(
    `${what}  ${(ours / most).toFixed(2)} (at least ${bar}; ${Math.round(ours)}/s to ${Math.round(most)}/s)${ours / most < bar ? '  MISSED' : ''}`,
  )
}

async function startTime(folder?: string) {
  const began = performance.now()
  const one = await startProduct(folder ? { folder } : {})
  const ms = Math.round(performance.now() - began)
  await one.stop()
  return { ms, folder: one.folder }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import setup from '../support/build.ts'
import { removeFolder, startProduct } from '../support/product.ts'
import { orderFor } from '../support/server.ts'
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

const database = new Sqlite(product.databaseFile, { readonly: true })
const free = database
  .prepare(
    'select service_id, available_date, start_time from availability_slots where is_booked = 0 and available_date > ? order by id',
  )
  .all(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)) as {
  service_id: string
  available_date: string
  start_time: string
}[]
database.close()
const orders = free
  .slice(0, bookings)
  .map(({ service_id, available_date, start_time }) =>
    JSON.stringify(orderFor(service_id, { date: available_date, time: start_time })),
  )

let booking = true
const waits: number[] = []
const reader = (async () => {
  while (booking) {
    const asked = performance.now()
    await send(slotsUrl)
    waits.push(performance.now() - asked)
  }
})()
const created = await perSecond(orders.length, clients, async (index) => {
  const { status, body: answer } = await send(`${product.url}/trpc/booking.create`, orders[index])
  if (status !== 200) throw new Error(answer)
})
booking = false
await reader
await product.stop()
const straight = straightTransactions(product.databaseFile, free.slice(bookings, 2 * bookings))
report('booking.create to the bare transaction ', created, straight, 0.5)
console.log(
  `reads while ${clients} clients book            p99 ${percentile(waits, 0.99).toFixed(1)} ms (at most 25), median ${percentile(waits, 0.5).toFixed(1)} ms, ${waits.length} reads`,
)
removeFolder(product.folder)

function report(what: string, ours: number, most: number, bar: number): void {
  console.log(
    `${what}  ${(ours / most).toFixed(2)} (at least ${bar}; ${Math.round(ours)}/s to ${Math.round(most)}/s)`,
  )
}

async function startTime(folder?: string) {
  const began = performance.now()
  const one = await startProduct(folder ? { folder } : {})
  const ms = Math.round(performance.now() - began)
  await one.stop()
  return { ms, folder: one.folder }
}

import { randomUUID } from 'node:crypto'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { wallClock } from '../../shared/time/business-time.ts'
import { password } from '../support/accounts.ts'
import { haveAdmin } from '../support/browser/admin-in-browser.ts'
import { call, orderAhead } from '../support/call.ts'
import { inFull } from '../support/in-full.ts'
import { type Product, removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

const email = 'boss@example.com'

const post = (url: string, data: unknown, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(data),
  })

/** The cookies of the administrator's new session. */
async function signIn({ url }: Product): Promise<string> {
  const reply = await post(`${url}/trpc/auth.signIn`, { email, password })
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return cookies.join('; ')
}

async function bookEach(url: string, count: number): Promise<string[]> {
  const orders = services.slice(0, count).map(({ id }) => orderAhead(id))
  const replies = await Promise.all(orders.map((order) => call(url, 'booking.create', order)))
  return replies.map(({ body }) => body.result.data.bookings[0].id)
}

/** Clients that record one cent of cash after another until the server is gone; `told` are the receipt numbers. */
function paymentLoad({ url }: Product, cookie: string, bookingIds: readonly string[]) {
  const [told, refused]: [number[], number[]] = [[], []]
  const receivedOn = wallClock(new Date(), 'America/New_York').date
  const cash = { kind: 'payment', method: 'cash', amount: 1, receivedOn }
  const client = async (bookingId: string) => {
    for (;;) {
      const payment = { id: randomUUID(), bookingId, ...cash }
      const reply = await post(`${url}/trpc/admin.payments.record`, payment, cookie)
      if (reply.status !== 200) return refused.push(reply.status)
      const { result } = (await reply.json()) as { result: { data: { receiptNumber: number } } }
      told.push(result.data.receiptNumber)
    }
  }
  return { told, refused, ended: Promise.allSettled(bookingIds.map(client)) }
}

test('kill -9 while payments are recorded: receipt numbers have no gap and no double, and none that was told is lost', async () => {
  const folder = temporaryFolder()
  const told: number[] = []
  let bookingIds: string[] = []
  for (let run = 0; run < inFull(10, 2); run += 1) {
    const product = await startProduct({ folder })
    if (run === 0) {
      await haveAdmin(product, email)
      bookingIds = await bookEach(product.url, 20)
    }
    const load = paymentLoad(product, await signIn(product), bookingIds)
    const enough = 20 + Math.floor(Math.random() * 40)
    await expect.poll(() => load.told.length, { interval: 5 }).toBeGreaterThan(enough)
    await product.stop('SIGKILL')
    await load.ended
    expect(load.refused).toEqual([])
    told.push(...load.told)
  }
  const last = await startProduct({ folder })
  const database = new Sqlite(last.databaseFile, { readonly: true })
  const numbers = database
    .prepare('select receipt_number from payments where receipt_number is not null order by 1')
    .pluck()
    .all()
  database.close()
  expect(numbers).toEqual(numbers.map((_, index) => 1001 + index))
  expect(numbers).toEqual(expect.arrayContaining(told))
  await last.stop()
  removeFolder(folder)
})

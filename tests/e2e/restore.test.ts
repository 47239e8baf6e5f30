import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingLoad, faultsIn, none } from '../support/booking-load.ts'
import { call, orderAhead } from '../support/call.ts'
import { mailbox } from '../support/loopback/mailbox.ts'
import { freePort, removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => removeFolder(folder))

/** The README's own command lines for a backup file, without their comments. */
function readmeCommands(target: string): [backup: string[], restore: string[]] {
  const section = readFileSync('README.md', 'utf8').split('## Back up and restore')[1] ?? ''
  const lines = section.match(/^npm run db:\w+ -- backup\.db/gm) ?? []
  const [backup, restore] = lines.map((line) => line.replace('backup.db', target).split(' '))
  if (!backup || !restore) throw new Error('The README does not say how to back up and restore.')
  return [backup, restore]
}

const run = ([program = '', ...args]: string[]) =>
  promisify(execFile)(program, args, {
    env: { ...process.env, DATABASE_URL: join(folder, 'nestwright.db') },
  })

const book = async (url: string, serviceId: string, email: string) => {
  const order = orderAhead(serviceId)
  const contact = { ...order.contact, email }
  const { body } = await call(url, 'booking.create', { ...order, contact })
  return body.result.data.bookings[0].id
}

/** Follows the link in a guest's email; returns the booking that its page shows. */
async function follow(url: string, text: string): Promise<string> {
  const [, id = '', token = ''] = /\/manage\/([\w-]+)\?proof=[\w-]+#([\w-]+)/.exec(text) ?? []
  const input = encodeURIComponent(JSON.stringify({ id, token }))
  const response = await fetch(`${url}/trpc/booking.details?input=${input}`)
  const { result } = (await response.json()) as { result?: { data: { id: string } } }
  return result?.data.id ?? `status ${response.status}`
}

/** Saves the test from waiting for the retry after a failed attempt. */
function dueNow(file: string, recipient: string): void {
  const database = new Sqlite(file)
  database
    .prepare("update outbox set next_attempt_at = '2000-01-01' where recipient = ?")
    .run(recipient)
  database.close()
}

test('following the README alone: a backup taken under load is restored over a crashed database, and every emailed link works', async () => {
  let box = await mailbox()
  const env = { SMTP_URL: `smtp://127.0.0.1:${box.port}` }
  const port = await freePort()
  const product = await startProduct({ folder, port, env })
  const textTo = async (email: string) => (await box.mailTo(email)).text ?? ''
  const first = await book(product.url, 'hvac', 'first@example.com')
  const sent = await textTo('first@example.com')
  await box.close()
  const queued = await book(product.url, 'moving', 'queued@example.com')

  const load = bookingLoad(product, 0)
  await load.beyond(50)
  const before = [first, queued, ...load.acknowledged]
  const [backup, restore] = readmeCommands(join(folder, 'kept.db'))
  await run(backup)
  const during = load.acknowledged.length
  await load.beyond(during)
  await expect(run(restore)).rejects.toThrow('stop the server first')
  await product.stop('SIGKILL')
  await load.ended
  expect(statSync(`${product.databaseFile}-wal`).size).toBeGreaterThan(0)

  await run(restore)
  expect(faultsIn(product.databaseFile, before)).toEqual(none)
  dueNow(product.databaseFile, 'queued@example.com')
  box = await mailbox(box.port)
  const again = await startProduct({ folder, port, env })
  expect(await follow(again.url, sent)).toBe(first)
  expect(await follow(again.url, await textTo('queued@example.com'))).toBe(queued)
  expect(existsSync(`${product.databaseFile}.key`)).toBe(true)
  await again.stop()
  await box.close()
})

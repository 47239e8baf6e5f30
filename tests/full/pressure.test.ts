import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../src-server/env.ts'
import { openDeps } from '../../src-server/start.ts'
import { percentile, perSecond, send } from '../bench/load.ts'
import { call } from '../support/call.ts'
import { type Product, removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

const bookings = 1_000_000
let folder: string
let product: Product
beforeAll(async () => {
  folder = temporaryFolder()
  execFileSync('npm', ['run', '--silent', 'db:seed', '--', '--bookings', String(bookings)], {
    env: { ...process.env, DATABASE_URL: join(folder, 'nestwright.db') },
  })
  product = await startProduct({ folder })
})
afterAll(async () => {
  await product.stop()
  removeFolder(folder)
})

/** A session of a new administrator, created beside the server. */
async function adminCookie({ databaseFile }: Product): Promise<string> {
  const { database, sessions } = await openDeps(
    readEnv({ DATABASE_URL: databaseFile, LOG_LEVEL: 'silent' }),
  )
  const at = new Date().toISOString()
  const user = { id: 'boss', email: 'boss@example.com', password_hash: null }
  await database.write
    .insertInto('users')
    .values({ ...user, email_verified_at: at, created_at: at })
    .execute()
  await database.write.insertInto('user_roles').values({ user_id: 'boss', role: 'admin' }).execute()
  const { name, value } = await sessions.start('boss', undefined)
  await database.close()
  return `${name}=${value}`
}

/** Sends requests one after another while `work` runs; returns their response times in milliseconds. */
async function waitsDuring(path: string, work: Promise<unknown>): Promise<number[]> {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  const waits: number[] = []
  while (!isDone) {
    const began = performance.now()
    expect((await send(`${product.url}${path}`)).status).toBe(200)
    waits.push(performance.now() - began)
  }
  await work
  return waits
}

test('exporting a million bookings delays nobody: p99 under 50 ms', async () => {
  const cookie = await adminCookie(product)
  const exported = fetch(`${product.url}/admin/export/bookings.csv`, { headers: { cookie } })
    .then((response) => response.text())
    .then((text) => text.split('\r\n').length)
  const live = await waitsDuring('/health/live', exported)
  expect(await exported).toBe(bookings + 2)
  expect(live.length).toBeGreaterThan(1000)
  expect(percentile(live, 0.99)).toBeLessThan(50)
})

test('500 sign-ins at once delay nobody else: a page is served with p99 under 50 ms', async () => {
  const signIns = Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      call(product.url, 'auth.signIn', {
        email: `somebody${index}@example.com`,
        password: 'a long and quiet walk',
      }),
    ),
  )
  const waits = await waitsDuring('/help', signIns)
  expect(waits.length).toBeGreaterThan(20)
  expect(percentile(waits, 0.99)).toBeLessThan(50)
})

test('compressing page after page for four visitors delays nobody else', async () => {
  const page = async () => {
    const response = await fetch(`${product.url}/services`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    return (await response.arrayBuffer()).byteLength
  }
  const pages = perSecond(400, 4, page)
  const waits = await waitsDuring('/health/live', pages)
  expect(percentile(waits, 0.99)).toBeLessThan(50)
})

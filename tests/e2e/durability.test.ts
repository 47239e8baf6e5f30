import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { services } from '../../shared/catalogue.ts'
import { addDays } from '../../shared/time/business-time.ts'
import { bookingLoad, faultsIn, none } from '../support/booking-load.ts'
import { call, dayAhead, orderAhead } from '../support/call.ts'
import { inFull } from '../support/in-full.ts'
import { freePort, removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

const start = (folder: string) => startProduct({ folder })

const backup = (databaseFile: string, target: string) =>
  promisify(execFile)('npm', ['run', '--silent', 'db:backup', '--', target], {
    env: { ...process.env, DATABASE_URL: databaseFile },
  })

/** 40 MB, so that a backup takes longer than the time between two bookings. */
function addBallast(file: string) {
  const database = new Sqlite(file)
  database.exec('create table ballast (bytes blob) strict')
  const insert = database.prepare('insert into ballast values (randomblob(1000000))')
  for (let count = 0; count < 40; count += 1) insert.run()
  database.close()
}

/** From now on one professional alone does these services, on all days. */
function hireOnly(database: Sqlite.Database, id: string, ids: readonly string[]): void {
  database.prepare('update professionals set is_active = 0').run()
  database
    .prepare(
      `insert into professionals (id, first_name, last_name, about, phone, is_active, created_at)
        values (?, 'Ana', 'Ruiz', '', '', 1, '2026-01-01')`,
    )
    .run(id)
  const skill = database.prepare('insert into professional_skills values (?, ?)')
  for (const service of ids) skill.run(id, service)
  const hours = database.prepare("insert into professional_hours values (?, ?, '08:00', '18:00')")
  for (let weekday = 0; weekday < 7; weekday += 1) hours.run(id, weekday)
}

test('races over four processes on one database file: one booking for each slot', async () => {
  const folder = temporaryFolder()
  const products = await Promise.all([1, 2, 3, 4].map(() => start(folder)))
  for (let round = 0; round < inFull(20, 2); round += 1) {
    const serviceId = services[round]?.id ?? ''
    const orders = Array.from({ length: 200 }, (_, index) =>
      call(products[index % 4]?.url ?? '', 'booking.create', orderAhead(serviceId)),
    )
    const statuses = (await Promise.all(orders)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(199)
  }
  for (const product of products) expect(await product.stop()).toBe(0)
  removeFolder(folder)
})

test('races over two processes for four services of one professional: nobody is booked twice', async () => {
  const folder = temporaryFolder()
  const products = await Promise.all([1, 2].map(() => start(folder)))
  const database = new Sqlite(products[0]?.databaseFile ?? '')
  for (let round = 0; round < inFull(20, 2); round += 1) {
    const ids = services.slice(4 * (round % 8), 4 * (round % 8) + 4).map(({ id }) => id)
    hireOnly(database, `ana-${round}`, ids)
    const date = addDays(dayAhead, Math.floor(round / 8))
    const orders = Array.from({ length: 200 }, (_, index) =>
      call(
        products[index % 2]?.url ?? '',
        'booking.create',
        orderAhead(ids[index % 4] ?? '', { date }),
      ),
    )
    const statuses = (await Promise.all(orders)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(199)
  }
  database.close()
  for (const product of products) expect(await product.stop()).toBe(0)
  removeFolder(folder)
})

test('the same key after a restart gives the same reply', async () => {
  const folder = temporaryFolder()
  const before = await start(folder)
  const order = orderAhead('hvac')
  const first = await call(before.url, 'booking.create', order)
  await before.stop('SIGKILL')
  const after = await start(folder)
  const second = await call(after.url, 'booking.create', order)
  expect(second.body).toEqual(first.body)
  expect(first.status).toBe(200)
  await after.stop()
  removeFolder(folder)
})

test('kill -9 at a random moment of a booking load, again and again: no acknowledged booking is lost', async () => {
  const folder = temporaryFolder()
  const acknowledged: string[] = []
  for (let run = 0; run < inFull(20, 3); run += 1) {
    const product = await start(folder)
    const load = bookingLoad(product, run * 2)
    const enough = Math.floor(Math.random() * 100)
    await load.beyond(enough)
    await product.stop('SIGKILL')
    await load.ended
    acknowledged.push(...load.acknowledged)
  }
  const last = await start(folder)
  expect(faultsIn(last.databaseFile, acknowledged)).toEqual(none)
  await last.stop()
  removeFolder(folder)
})

test('SIGTERM under load: every acknowledged booking is stored, and the process exits by itself', async () => {
  const product = await start(temporaryFolder())
  const load = bookingLoad(product, 0)
  await load.beyond(20)
  const began = Date.now()
  expect(await product.stop()).toBe(0)
  expect(Date.now() - began).toBeLessThan(10_000)
  await load.ended
  expect(faultsIn(product.databaseFile, load.acknowledged)).toEqual(none)
  removeFolder(product.folder)
})

// `restore.test.ts` takes one under load too, and restores it.
test.runIf(inFull(true, false))(
  'an online backup under load holds every booking acknowledged before it began',
  async () => {
    const product = await start(temporaryFolder())
    addBallast(product.databaseFile)
    const load = bookingLoad(product, 0)
    await load.beyond(50)
    const before = [...load.acknowledged]
    const target = join(product.folder, 'backup.db')
    await backup(product.databaseFile, target)
    const during = load.acknowledged.length
    await load.beyond(during)
    await product.stop()
    await load.ended
    expect(faultsIn(target, before)).toEqual(none)
    removeFolder(product.folder)
  },
)

test('backing up a missing database is refused, and no file is created', async () => {
  const folder = temporaryFolder()
  await expect(backup(join(folder, 'mistyped.db'), join(folder, 'backup.db'))).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
  removeFolder(folder)
})

test('several processes start on an empty database: the schema is created once', async () => {
  for (let round = 0; round < inFull(10, 1); round += 1) {
    const folder = temporaryFolder()
    const started = await Promise.all(inFull([1, 2, 3, 4], [1, 2]).map(() => start(folder)))
    for (const one of started) expect(await one.stop()).toBe(0)
    const database = new Sqlite(join(folder, 'nestwright.db'), { readonly: true })
    expect(database.prepare('select count(*) as n from kysely_migration').get()).toEqual({
      n: Object.keys(migrations).length,
    })
    const loose = database
      .prepare("select name from pragma_table_list where type = 'table' and strict = 0")
      .pluck()
      .all()
      .filter((name) => !/^(sqlite|kysely)_/.test(String(name)))
    expect(loose).toEqual([])
    database.close()
    removeFolder(folder)
  }
})

test('bookings go on when nothing can be logged', async () => {
  const folder = temporaryFolder()
  const port = await freePort()
  const full = openSync('/dev/full', 'w')
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: join(folder, 'n.db'),
      MAIL_DIR: folder,
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', full, 'ignore'],
  })
  const url = `http://127.0.0.1:${port}`
  const ready = () => fetch(`${url}/health/ready`).then(({ status }) => status, String)
  await expect.poll(ready, { timeout: 20_000 }).toBe(200)
  for (const service of services.slice(0, 25)) {
    expect((await call(url, 'booking.create', orderAhead(service.id))).status).toBe(200)
  }
  server.kill()
  expect(await once(server, 'exit')).toEqual([0, null])
  closeSync(full)
  removeFolder(folder)
})

test.runIf(inFull(true, false))(
  'neither an incomplete request nor an unresponsive mail server keeps the server from exiting by itself',
  async () => {
    const hanging = createServer().listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    const mailPort = (hanging.address() as AddressInfo).port
    const product = await startProduct({ env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}` } })
    await call(product.url, 'booking.create', orderAhead('hvac'))
    await once(hanging, 'connection')
    const half = connect(Number(new URL(product.url).port), '127.0.0.1')
    half.on('error', () => {}).write('POST /trpc/booking.create HTTP/1.1\r\nhost: x\r\n')
    await once(half, 'connect')
    const began = Date.now()
    expect(await product.stop()).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)
    hanging.close()
    removeFolder(product.folder)
  },
)

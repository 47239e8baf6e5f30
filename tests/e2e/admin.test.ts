import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { productWithMailbox } from '../support/built-product.ts'
import { haveAccount, signInQuietly } from '../support/e2e-account.ts'
import { beAdmin, bookQuietly } from '../support/e2e-admin.ts'
import { contact } from '../support/order.ts'

const running = productWithMailbox()
let bosses = 0

/** A browser in which a new administrator is signed in. */
async function boss(options: Parameters<typeof running.visit>[0] = {}) {
  const visit = await running.visit(options)
  await visit.page.goto('/about')
  bosses += 1
  const email = `boss${bosses}@example.com`
  await beAdmin(visit.page, { product: running.product, box: running.post.box }, email)
  return { ...visit, email }
}

const daysAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
let booked = 0

/** A guest's booking at a time of its own, under this name. */
async function guestBooks(page: Page, fullName: string, serviceId = 'hvac') {
  booked += 1
  const email = `${fullName.replaceAll(' ', '.').toLowerCase()}@example.com`
  return bookQuietly(page, serviceId, {
    date: daysAhead(3 + booked),
    time: '12:00',
    contact: { ...contact, fullName, email },
  })
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('who is no admin is sent to the dashboard', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  await haveAccount(page, running.post.box, 'plain@example.com')
  await signInQuietly(page, 'plain@example.com')
  for (const path of ['/admin', '/admin/bookings', '/admin/customers/x', '/admin/settings']) {
    await page.goto(path)
    await page.waitForURL('**/dashboard')
  }
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0)
  await close()
})

test('confirm, start, complete: each step shows at once and reaches the customer', async () => {
  const { page, close } = await boss()
  await guestBooks(page, 'Ines Step')
  await page.goto('/admin/bookings')
  const booking = row(page, 'Ines Step')
  for (const [button, status] of [
    ['Confirm', 'Confirmed'],
    ['Start', 'In Progress'],
    ['Complete', 'Completed'],
  ] as const) {
    await booking.getByRole('button', { name: new RegExp(`^${button}`) }).click()
    await booking.getByText(status).waitFor()
  }
  await booking.getByRole('button', { name: 'Ines Step', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByText('How was it?').waitFor()
  expect(await record.getByText(/by boss\d+@example\.com/).count()).toBe(3)
  await record.getByLabel('New note').fill('Was glad.')
  await record.getByRole('button', { name: 'Add note' }).click()
  await record.getByText('Was glad.').waitFor()
  await page.goBack()
  await record.waitFor({ state: 'detached' })
  await close()
})

test('two admins collide: the second is told, and sees what the first did', async () => {
  const one = await boss()
  const other = await boss()
  await guestBooks(one.page, 'Carl Clash')
  for (const { page } of [one, other]) {
    await page.goto('/admin/bookings')
    await row(page, 'Carl Clash').waitFor()
  }
  // The second admin's screen hears nothing of it.
  const news = ({ pathname }: URL) =>
    /admin\.(changes|bookings)/.test(pathname) && !pathname.includes('advance')
  await other.page.route(news, (route) => route.abort())
  await row(one.page, 'Carl Clash')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await row(one.page, 'Carl Clash').getByText('Confirmed').waitFor()
  await row(other.page, 'Carl Clash')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await other.page.getByText('Someone else has changed this booking.').waitFor()
  await other.page.unroute(news)
  await row(other.page, 'Carl Clash').getByText('Confirmed').waitFor()
  await one.close()
  await other.close(/ERR_FAILED|changed this booking|409/)
})

test('a step that fails goes back with a word', async () => {
  const { page, close } = await boss()
  await guestBooks(page, 'Fay Fail')
  await page.goto('/admin/bookings')
  await row(page, 'Fay Fail').waitFor()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/admin\.advanceBooking/, async (route) => {
    await held
    await route.abort()
  })
  await row(page, 'Fay Fail')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await row(page, 'Fay Fail').getByText('Confirmed').waitFor()
  letGo()
  await page.getByText('We could not reach the server.').waitFor()
  await row(page, 'Fay Fail').getByText('Pending').waitFor()
  await close(/ERR_FAILED|not changed/)
})

test('a booking made elsewhere appears within two seconds, and so does its cancellation', async () => {
  const { page, close } = await boss()
  const guest = await running.visit()
  await page.goto('/admin/bookings')
  await page.getByRole('heading', { name: 'All Bookings' }).waitFor()
  await guest.page.goto('/about')
  await guestBooks(guest.page, 'Lena Live')
  const began = Date.now()
  await row(page, 'Lena Live').waitFor()
  expect(Date.now() - began).toBeLessThan(2000)
  await row(page, 'Lena Live').getByRole('button', { name: 'Lena Live', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Cancel this booking' }).click()
  await record.getByRole('button', { name: 'Cancel booking' }).click()
  await record.getByText('Write why; the customer reads it.').waitFor()
  await record.getByLabel('Why it is cancelled').fill('The technician is ill.')
  await record.getByRole('button', { name: 'Cancel booking' }).click()
  await record.getByText('free of charge: The technician is ill.').waitFor()
  await guest.close()
  await close(/400/)
})

test('search, filters and pages; Back goes back; the export holds the same rows', async () => {
  const { page, close } = await boss()
  for (let index = 0; index < 30; index += 1) {
    await bookQuietly(page, 'roofing', {
      date: daysAhead(4 + Math.floor(index / 3)),
      time: ['10:00', '12:00', '14:00'][index % 3],
      contact: {
        ...contact,
        fullName: `Nora Page${String(index).padStart(2, '0')}`,
        email: '=cmd@example.com',
      },
    })
  }
  await page.goto('/admin/bookings')
  await page.getByLabel('Search').fill('nora')
  await page.waitForURL('**/bookings?search=nora')
  await row(page, 'Nora Page29').waitFor()
  expect(await page.getByRole('row').count()).toBe(26)
  await page.getByRole('button', { name: 'Next' }).click()
  await row(page, 'Nora Page00').waitFor()
  expect(await page.getByRole('row').count()).toBe(6)
  await page.goBack()
  await row(page, 'Nora Page29').waitFor()
  await page.getByRole('button', { name: 'Created' }).click()
  await row(page, 'Nora Page00').waitFor()
  await page.getByLabel('Status').selectOption('completed')
  await page.getByText('No bookings found').waitFor()
  await page.getByLabel('Status').selectOption('pending')
  await row(page, 'Nora Page00').waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines).toHaveLength(31)
  expect(lines[0]).toBe(
    '\uFEFF"Booking ID","Customer","E-mail","Service","Status","Payment","Amount","Date","Time","Created"',
  )
  expect(lines[1]).toMatch(
    /^"[0-9A-F]{8}","Nora Page00","'=cmd@example\.com","Roofing","pending","pending","880\.00",/,
  )
  expect(lines.slice(1).map((line) => line.split('","')[1])).toEqual(
    Array.from({ length: 30 }, (_, index) => `Nora Page${String(index).padStart(2, '0')}`),
  )
  await close()
})

test('the export is for administrators alone, and is written down', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  expect((await page.request.get('/admin/export/bookings.csv')).status()).toBe(401)
  await haveAccount(page, running.post.box, 'curious@example.com')
  await signInQuietly(page, 'curious@example.com')
  expect((await page.request.get('/admin/export/bookings.csv')).status()).toBe(403)
  const admin = await boss()
  expect((await admin.page.request.get('/admin/export/users.csv')).status()).toBe(404)
  expect((await admin.page.request.get('/admin/export/bookings.csv?status=x')).status()).toBe(400)
  const payments = await admin.page.request.get('/admin/export/payments.csv')
  expect(payments.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="payments.csv"',
  })
  await admin.page.goto('/admin/settings')
  await admin.page.getByText('exported payments').waitFor()
  await admin.close()
  await close(/401|403/)
})

test('the transcript, its points, and what was written stays text (R54)', async () => {
  const { page, close } = await boss()
  const nasty = '<img src=x onerror="document.title=1"> ![a](https://x.example/a.png) my sink leaks'
  const data = { sessionId: 'a-nasty-conversation-1', message: nasty }
  expect((await page.request.post('/trpc/chat.send', { data })).status()).toBe(200)
  await page.goto('/admin/chat-logs')
  await page.getByRole('button', { name: 'Anonymous' }).first().click()
  const record = page.getByRole('dialog')
  await record.getByText(nasty).waitFor()
  expect(await record.locator('ol img, ol a, ol script').count()).toBe(0)
  await record.getByText('+15').first().waitFor()
  await record.getByLabel('Status').selectOption('contacted')
  await record.getByLabel('Note').fill('Rang, nobody there.')
  await record.getByRole('button', { name: 'Save follow-up' }).click()
  await page.getByText('Your colleagues see it too.').waitFor()
  await record.getByRole('button', { name: 'Start a booking from this conversation' }).click()
  await page.waitForURL('**/booking/plumbing')
  await close()
})

test('promoting and removing an administrator, with the specified words', async () => {
  const { page, close } = await boss()
  const other = await running.visit()
  await other.page.goto('/about')
  await haveAccount(other.page, running.post.box, 'next@example.com')
  await page.goto('/admin/settings')
  const promote = async (email: string, password: string) => {
    await page.getByLabel('User e-mail').fill(email)
    await page.getByLabel('Your password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Promote to Admin' }).click()
  }
  await promote('', 'x')
  await page.getByText('Please enter a user email').waitFor()
  await promote('next@example.com', 'not it')
  await page.getByText('This is not your password.').waitFor()
  await promote('nobody@example.com', 'a long and quiet walk')
  await page.getByText('User not found with that email').waitFor()
  await promote('next@example.com', 'a long and quiet walk')
  await page.getByText('User promoted to admin successfully').waitFor()
  expect(await page.getByLabel('User e-mail').inputValue()).toBe('')
  await promote('next@example.com', 'a long and quiet walk')
  await page.getByText('User is already an admin').waitFor()
  await page.getByRole('button', { name: 'Remove next@example.com' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill('a long and quiet walk')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('next@example.com is no administrator any more.').waitFor()
  await page.getByText('removed an admin').waitFor()
  await other.close()
  await close(/400/)
})

test('the schedule: closing a day takes its times off the booking page, opening brings them back', async () => {
  const { page, close } = await boss()
  const date = daysAhead(9)
  const offered = async () => {
    const input = encodeURIComponent('{"serviceIds":["chimney"]}')
    const reply = await page.request.get(`/trpc/booking.openSlots?input=${input}`)
    return (await reply.text()).includes(date)
  }
  expect(await offered()).toBe(true)
  await page.goto(`/admin/schedule?week=${date}`)
  await page
    .getByRole('button', { name: /^Close / })
    .first()
    .click()
  await page.getByText('What is booked stays booked.').waitFor()
  await expect.poll(offered).toBe(false)
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await expect.poll(offered).toBe(true)
  await close()
})

const pages = [
  '',
  '/bookings',
  '/schedule',
  '/customers',
  '/reviews',
  '/chat-logs',
  '/analytics',
  '/revenue',
  '/messages',
  '/mail',
  '/settings',
]

test.each([
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const)('open to everyone: $width px, $colorScheme', async ({ width, colorScheme }) => {
  const { page, close } = await boss({ viewport: { width, height: 800 }, colorScheme })
  await guestBooks(page, `Axe ${colorScheme} ${width}`)
  for (const path of pages) {
    await page.goto(`/admin${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(`${path} ${sideways}`).toBe(`${path} false`)
  }
  await page.goto('/admin/customers?direction=oldest')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByText('Total value').waitFor()
  const customer = await new AxeBuilder({ page }).analyze()
  expect(customer.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: `Axe ${colorScheme} ${width}`, exact: true }).click()
  await page.getByRole('dialog').getByText('Booking ID').waitFor()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await close()
})

test('the keyboard alone finds a booking, opens it and confirms it', async () => {
  const { page, close } = await boss()
  await guestBooks(page, 'Kay Board')
  await page.goto('/admin/bookings')
  await page.getByLabel('Search').focus()
  await page.keyboard.type('kay board')
  await page.waitForURL(/search=kay/)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('button', { name: 'Kay Board', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Confirm/ }).focus()
  await page.keyboard.press('Enter')
  await row(page, 'Kay Board').getByText('Confirmed').waitFor()
  await close()
})

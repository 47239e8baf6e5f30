import { readdirSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findService, type ServiceId } from '../../shared/catalogue.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillContact, fillZip, walkToCheckout, walkToQuote } from '../support/browser/fill-forms.ts'
import { startProduct } from '../support/product.ts'

const running = builtProduct()

async function atCheckout(id: ServiceId) {
  const guest = await running.visit()
  await guest.page.goto(`/booking/${id}`)
  await walkToCheckout(guest.page, id)
  await fillContact(guest.page)
  return guest
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Booking' })
const booked = (page: Page) => page.getByRole('heading', { name: 'You are booked' }).waitFor()
const failed = (page: Page) =>
  page.getByText('There was an error processing your booking. Please try again.').waitFor()

/** The server gets the order, but its answer never reaches the browser. */
const loseNextAnswer = (page: Page) =>
  page.route(
    '**/trpc/booking.create*',
    async (route) => {
      await route.fetch()
      await route.abort('timedout')
    },
    { times: 1 },
  )

function stored(serviceId: ServiceId) {
  const database = new Sqlite(running.product.databaseFile, { readonly: true })
  const count = (query: string, value: string) => database.prepare(query).pluck().get(value)
  const found = {
    bookings: count('select count(*) from bookings where service_id = ?', serviceId),
    mails: count(
      "select count(*) from outbox where facts like '%' || ? || '%'",
      findService(serviceId)?.title ?? '',
    ),
  }
  database.close()
  return found
}

test('the answer is lost and the guest tries again: one booking, one email', async () => {
  const { page, close } = await atCheckout('locksmith')
  await loseNextAnswer(page)
  await confirm(page).click()
  await failed(page)
  expect(await page.locator('[data-field="fullName"]').inputValue()).toBe('Ada Byron')
  await page.reload()
  await confirm(page).click()
  await booked(page)
  expect(stored('locksmith')).toEqual({ bookings: 1, mails: 1 })
  await expect
    .poll(
      () => readdirSync(running.product.mailFolder).filter((name) => name.endsWith('.eml')).length,
    )
    .toBe(1)
  await close(/ERR_TIMED_OUT/)
})

test('the answer is lost and the guest changes the order: the page says that the first one went through', async () => {
  const { page, close } = await atCheckout('chimney')
  await loseNextAnswer(page)
  await confirm(page).click()
  await failed(page)
  await page.locator('[data-field="address"]').fill('2 Other Road, Albany')
  await confirm(page).click()
  await page.getByRole('heading', { name: 'Your first attempt went through' }).waitFor()
  expect(await confirm(page).isDisabled()).toBe(true)
  expect(stored('chimney')).toEqual({ bookings: 1, mails: 1 })
  await close(/ERR_TIMED_OUT|409/)
})

test('a double click books once', async () => {
  const { page, close } = await atCheckout('carpet-cleaning')
  await confirm(page).dblclick()
  await booked(page)
  expect(stored('carpet-cleaning')).toEqual({ bookings: 1, mails: 1 })
  await close()
})

test('when the server is down the page says so, nothing typed is lost, and it continues when the server is back', async () => {
  const { page, close } = await atCheckout('electrical')
  const port = Number(new URL(running.product.url).port)
  await running.product.stop('SIGKILL')
  await confirm(page).click()
  await failed(page)
  running.product = await startProduct({ folder: running.product.folder, port })
  await confirm(page).click()
  await booked(page)
  expect(stored('electrical')).toEqual({ bookings: 1, mails: 1 })
  await close(/ERR_CONNECTION/)
})

test('without a network the order fails at once, and is not sent later behind the guest’s back', async () => {
  const { page, close } = await atCheckout('mold-inspection')
  await page.context().setOffline(true)
  await confirm(page).click()
  await failed(page)
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Back to times' }).click()
  await page.getByRole('heading', { name: 'Pick a time' }).waitFor()
  await page.locator('input[name="time"]').first().waitFor({ state: 'attached' })
  expect(stored('mold-inspection')).toEqual({ bookings: 0, mails: 0 })
  await close(/ERR_INTERNET_DISCONNECTED/)
})

test('the flow’s steps still open when the network fails on the way', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/window-cleaning')
  await fillZip(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await walkToQuote(page, 'window-cleaning')
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('alert').getByText('Failed to load available time slots').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /Next available day/ }).waitFor()
  await close(/ERR_INTERNET_DISCONNECTED/)
})

test('a page that cannot be fetched shows an error inside the product, and loads when the network is back', async () => {
  const { page, close } = await running.visit({ hasTouch: true })
  await page.goto('/services')
  await page.locator('a[href="/booking/plumbing"]').waitFor()
  await page.context().setOffline(true)
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/booking/plumbing"]')?.click(),
  )
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Plumbing', level: 1 }).waitFor()
  await close(/ERR_INTERNET_DISCONNECTED|Offline/)
})

test('when available times cannot be loaded the page says so, and a retry loads them', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/roofing')
  await walkToQuote(page, 'roofing')
  await page.route('**/trpc/booking.openSlots*', (route) => route.abort())
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('alert').getByText('Failed to load available time slots').waitFor()
  await page.unroute('**/trpc/booking.openSlots*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /Next available day/ }).waitFor()
  await close(/ERR_FAILED/)
})

test('a booking on the screen stays there when it cannot be refetched', async () => {
  const { page, close } = await atCheckout('tile-cleaning')
  await confirm(page).click()
  await booked(page)
  await page.route('**/trpc/booking.receipt*', (route) => route.abort())
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  for (let tries = 0; tries < 3; tries += 1) await page.waitForEvent('requestfailed')
  await page.waitForFunction(() => document.querySelector('h1') !== null)
  expect(await page.locator('h1').innerText()).toBe('You are booked')
  await close(/ERR_FAILED|could not be read/)
})

test('two tabs keep their own answers', async () => {
  const { page, close } = await running.visit()
  const other = await page.context().newPage()
  for (const [tab, words] of [
    [page, 'The tap drips.'],
    [other, 'The drain is blocked.'],
  ] as const) {
    await tab.goto('/booking/plumbing')
    await tab.locator('[data-field="problemDescription"]').fill(words)
  }
  await page.reload()
  await other.reload()
  expect(await page.locator('[data-field="problemDescription"]').inputValue()).toBe(
    'The tap drips.',
  )
  expect(await other.locator('[data-field="problemDescription"]').inputValue()).toBe(
    'The drain is blocked.',
  )
  await close()
})

test('after Back from the checkout to the first screen and forward again, every answer is still there', async () => {
  const { page, close } = await atCheckout('hvac')
  for (const name of ['Pick a time', 'Your quote']) {
    await page.goBack()
    await page.getByRole('heading', { name }).waitFor()
  }
  await page.goBack()
  expect(await page.locator('[data-field="problemDescription"]').inputValue()).toBe(
    'The tap drips.',
  )
  for (let step = 0; step < 3; step += 1) await page.goForward()
  await page.getByRole('heading', { name: 'Guest Checkout Available' }).waitFor()
  expect(await page.locator('[data-field="email"]').inputValue()).toBe('Ada@Example.com')
  await close()
})

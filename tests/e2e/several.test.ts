import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { combinedQuote } from '../../shared/bundles.ts'
import { type ServiceId, services } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/format/money.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillContact, fillZip } from '../support/browser/fill-forms.ts'
import { leastDetails } from '../support/details.ts'
import { inFull } from '../support/in-full.ts'
import { answer, choose, order, titles, toggle } from '../support/multi-service.ts'

const running = builtProduct()

const quoteText = (page: Page) => page.locator('main section').first().innerText()

async function bookFromQuote(page: Page) {
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('heading', { name: 'Pick a time' }).waitFor()
  const time = page.locator('label:has(input[name="time"])').first()
  await time
    .or(page.getByRole('button', { name: /Next available day/ }))
    .first()
    .waitFor()
  await page.getByRole('button', { name: /Next available day/ }).click()
  await time.click()
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await fillContact(page)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
}

function stored(serviceId: ServiceId) {
  const database = new Sqlite(running.product.databaseFile, { readonly: true })
  const rows = database
    .prepare(
      `select service_id as id, quote_amount as amount, scheduled_date || scheduled_time as at from bookings
       where group_id = (select group_id from bookings where service_id = ? order by created_at desc limit 1)`,
    )
    .all(serviceId) as { id: string; amount: number; at: string }[]
  const mails = database
    .prepare("select count(*) from outbox where facts like '%' || ? || '%'")
    .pluck()
    .get(titles[serviceId])
  database.close()
  return { rows, mails }
}

test('moving, cleaning and pest control in one order, at one price and one time', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services')
  await toggle(page, 'house-cleaning').click()
  expect(await order(page).innerText()).toMatch(/1 service\s+estimates from \$150/)
  await page.getByRole('button', { name: 'Add Lawn Care, save $25' }).waitFor()
  await toggle(page, 'moving').click()
  await page.getByRole('button', { name: 'Add Pest Control, save $70' }).click()
  expect(await order(page).innerText()).toMatch(
    /3 services\s+estimates from \$300\s+Clean & Protect saves \$20, New Homeowner Package saves \$50/,
  )
  await page.reload()
  await order(page).getByRole('link', { name: 'Book 3 services' }).click()

  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  await page
    .getByText('Please complete the details for: House Cleaning, Moving Services, Pest Control')
    .waitFor()
  await page.getByText('Enter the five digits of your zip code.').waitFor()
  await fillZip(page)
  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  await page.getByText('Choose the type of property.').waitFor()
  // The focus moves to the first error once; after that the customer moves it.
  const remove = page.getByRole('button', { name: 'Remove House Cleaning' })
  await remove.focus()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true)
  await answer(page, 'house-cleaning')
  await answer(page, 'moving')
  await answer(page, 'pest-control')
  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  await page.getByRole('heading', { name: 'Your quote' }).waitFor()
  // 293 + 110 + 110 - 20 - 50
  expect(await quoteText(page)).toMatch(
    /House Cleaning\s+Base price\s+\$293\s+Moving Services\s+Base price\s+\$110\s+Pest Control\s+Base price\s+\$110\s+Clean & Protect\s+−\$20\s+New Homeowner Package\s+−\$50\s+Total\s+\$443/,
  )
  await bookFromQuote(page)
  const facts = await page.locator('dl').innerText()
  expect(facts).toMatch(/Total\s+\$443/)
  expect(facts.match(/\b[0-9A-F]{8}\b/g)).toHaveLength(3)
  const download = page.getByRole('link', { name: 'Download .ics file' })
  const file = decodeURIComponent((await download.getAttribute('href')) ?? '')
  expect(new Set(file.match(/\r\nUID:.+/g))).toHaveProperty('size', 3)
  const { rows, mails } = stored('pest-control')
  expect(rows.map(({ id }) => id).toSorted()).toEqual(['house-cleaning', 'moving', 'pest-control'])
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(443_00)
  expect(new Set(rows.map(({ at }) => at)).size).toBe(1)
  expect(mails).toBe(1)
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).not.toMatch(/house-cleaning|propertyType/)
  await close()
})

test('four services: a line for the 10% discount, and questions about the home are not asked twice', async () => {
  const { page, close } = await running.visit()
  await choose(page, ['plumbing', 'electrical', 'hvac', 'lawn-care'])
  await page.getByText('Condo', { exact: true }).click()
  for (const id of ['plumbing', 'electrical'] as const) await answer(page, id)
  await page.getByText('What you said about your home for Plumbing is filled in.').waitFor()
  expect(await page.getByRole('radio', { name: 'Condo' }).isChecked()).toBe(true)
  for (const id of ['hvac', 'lawn-care'] as const) await answer(page, id)
  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  await page.getByRole('heading', { name: 'Your quote' }).waitFor()
  // 198 + 220 + 275 + 88 = 781; less 30 and 78.10
  expect(await quoteText(page)).toMatch(
    /Repair Duo\s+−\$30\s+10% off for 4 or more services\s+−\$78\.10\s+Total\s+\$672\.90/,
  )
  await bookFromQuote(page)
  const { rows } = stored('hvac')
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(672_90)
  await close()
})

test('a service is removed on the details page; without any, the catalogue says what to do', async () => {
  const { page, close } = await running.visit()
  await choose(page, ['plumbing', 'hvac'])
  await page.getByRole('button', { name: 'Remove Plumbing' }).click()
  await page.getByRole('button', { name: 'Remove HVAC' }).click()
  await page.waitForURL('**/services')
  await page.getByText('Select the services that you want to book together').waitFor()
  for (const step of ['details', 'quote', 'schedule', 'checkout']) {
    await page.goto(`/booking/multi-service/${step}`)
    await page.waitForURL('**/services')
    await page.getByText('Select the services that you want to book together').waitFor()
  }
  await close()
})

test('after the services change, a new time and a new price are required', async () => {
  const { page, close } = await running.visit()
  await choose(page, ['house-cleaning', 'electrical'])
  for (const id of ['house-cleaning', 'electrical'] as const) await answer(page, id)
  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('button', { name: /Next available day/ }).click()
  await page.locator('label:has(input[name="time"])').first().click()
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await page.getByRole('heading', { name: 'Checkout', exact: true }).waitFor()
  for (const heading of ['Pick a time', 'Your quote', 'Your services']) {
    await page.goBack()
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  await page.getByRole('button', { name: /^House Cleaning/ }).click()
  await page.getByRole('button', { name: 'Remove House Cleaning' }).click()
  await page.getByRole('button', { name: /^Electrical.*Complete/ }).waitFor()
  await page.goto('/booking/multi-service/checkout')
  await page.waitForURL('**/booking/multi-service/details')
  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await page.getByText('Please select both a date and time to continue.').waitFor()
  await close()
})

test('the toggles and the bar work by keyboard, and Clear empties the order', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services')
  await toggle(page, 'plumbing').focus()
  await page.keyboard.press('Space')
  expect(await toggle(page, 'plumbing').getAttribute('aria-pressed')).toBe('true')
  await order(page).getByRole('status').getByText('1 service').waitFor()
  await order(page).getByRole('button', { name: 'Clear' }).focus()
  await page.keyboard.press('Enter')
  expect(await toggle(page, 'plumbing').getAttribute('aria-pressed')).toBe('false')
  expect(await order(page).getByRole('link').count()).toBe(0)
  await close()
})

test('random orders: the quote page shows what the pricing function calculates', async () => {
  const sets = fc.sample(fc.subarray([...services], { minLength: 2, maxLength: 8 }), inFull(8, 2))
  for (const chosen of sets) {
    const { page, close } = await running.visit()
    await page.goto('/services')
    const details = Object.fromEntries(
      chosen.map(({ id, bookingCategory }) => [id, leastDetails[bookingCategory]]),
    )
    await page.evaluate(
      ([ids, draft]) => {
        sessionStorage.setItem('nestwright.cart', ids)
        sessionStorage.setItem('nestwright.booking.multi-service', draft)
        sessionStorage.setItem('nestwright.where', JSON.stringify({ zip: '12207' }))
      },
      [JSON.stringify(chosen.map(({ id }) => id)), JSON.stringify({ details })] as const,
    )
    await page.goto('/booking/multi-service/quote')
    const { total } = combinedQuote(
      chosen.map((service) => ({ service, details: details[service.id] ?? {} })),
    )
    await page.getByRole('heading', { name: 'Your quote' }).waitFor()
    expect(await quoteText(page)).toMatch(
      new RegExp(`Total\\s+${formatCents(total).replaceAll(/[$.]/g, '\\$&')}\\s+How`),
    )
    await close()
  }
})

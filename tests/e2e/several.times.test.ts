import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDate, wallClock } from '../../shared/time/business-time.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillContact } from '../support/browser/fill-forms.ts'
import { leastDetails } from '../support/details.ts'
import { answer, choose } from '../support/multi-service.ts'

const running = builtProduct()

/** A service's row where each has a time of its own. */
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

async function pickTime(page: Page, title: string, daysAhead: number, time: string) {
  const service = row(page, title)
  const today = wallClock(new Date(), 'America/New_York').date
  const name = formatDate(addDays(today, daysAhead))
  await service.getByRole('button', { name: /^Next available day/ }).click()
  const day = service.getByRole('button', { name, exact: true })
  if (!(await day.isVisible())) await service.getByRole('button', { name: 'Next month' }).click()
  await day.click()
  await service.locator('label').filter({ hasText: time }).click()
}

test('services without any common time: the schedule says so and what to do', async () => {
  const database = new Sqlite(running.product.databaseFile)
  database.exec("update availability_slots set is_booked = 1 where service_id = 'roofing'")
  database.close()
  const { page, close } = await running.visit()
  await page.goto('/services')
  await page.evaluate(
    (draft) => {
      sessionStorage.setItem('nestwright.cart', JSON.stringify(['hvac', 'roofing']))
      sessionStorage.setItem('nestwright.booking.multi-service', draft)
      sessionStorage.setItem('nestwright.where', JSON.stringify({ zip: '12207' }))
    },
    JSON.stringify({ details: { hvac: leastDetails.repair, roofing: leastDetails.outdoor } }),
  )
  await page.goto('/booking/multi-service/quote')
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('heading', { name: 'No open slots in the next 60 days' }).waitFor()
  const span = page.getByRole('listitem').filter({ hasText: 'Roofing has no matching time' })
  await span.first().waitFor()
  expect(await span.count()).toBe(1)
  await page.getByRole('button', { name: 'A time for each' }).click()
  const [hvac, roofing] = [row(page, 'HVAC'), row(page, 'Roofing')]
  await hvac.getByRole('button', { name: /^Next available day/ }).waitFor()
  await roofing.getByRole('button', { name: 'Choose' }).click()
  await roofing.getByText('Nobody is available for this service where the job is. Call').waitFor()
  await close()
})

test('a week in which one service is fully booked is named on the schedule', async () => {
  const database = new Sqlite(running.product.databaseFile)
  const next = database.prepare(
    "select date(?, 'weekday 0', '+7 days') as from_, date(?, 'weekday 0', '+13 days') as to_",
  )
  const today = new Date().toISOString().slice(0, 10)
  const { from_, to_ } = next.get(today, today) as { from_: string; to_: string }
  database
    .prepare(
      "update availability_slots set is_booked = 1 where service_id = 'chimney' and available_date between ? and ?",
    )
    .run(from_, to_)
  database.close()
  const { page, close } = await running.visit()
  // No other test books these two, so this week's last times are still available.
  await choose(page, ['locksmith', 'chimney'])
  for (const id of ['locksmith', 'chimney'] as const) await answer(page, id)
  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  await page.getByRole('button', { name: 'Book This Service' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Weeks without a common time' })
  await notice.waitFor()
  expect(await notice.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Sun, .* to Sat, .*: Chimney Services has no matching time$/),
  ])
  await close()
})

test('a time for each: the cleaning comes after the move, with one order and two visits', async () => {
  const { page, close } = await running.visit()
  await choose(page, ['house-cleaning', 'moving'])
  for (const id of ['house-cleaning', 'moving'] as const) await answer(page, id)
  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByText('All 2 come at the same time.').waitFor()
  await page
    .getByText('House Cleaning usually comes after Moving Services. Choose a time for each')
    .waitFor()
  await page.getByText('A time for each', { exact: true }).click()
  const [cleaning, moving] = [row(page, 'House Cleaning'), row(page, 'Moving Services')]
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await page.getByText('Please select both a date and time to continue.').waitFor()

  await pickTime(page, 'House Cleaning', 4, '10:00 AM')
  await cleaning.getByRole('button', { name: 'Next: Moving Services' }).click()
  const heading = moving.getByRole('heading', { name: 'Moving Services' })
  expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true)
  await pickTime(page, 'Moving Services', 5, '12:00 PM')
  const warning = page.getByText('House Cleaning usually comes after Moving Services.')
  await warning.waitFor()
  await pickTime(page, 'Moving Services', 2, '12:00 PM')
  await warning.waitFor({ state: 'hidden' })
  await page.reload()
  await cleaning.getByText(/10:00 AM E[SD]T/).waitFor()
  await moving.getByText(/12:00 PM E[SD]T/).waitFor()

  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  const summary = page.getByRole('complementary', { name: 'Your booking' })
  expect(await summary.innerText()).toMatch(
    /12:00 PM E[SD]T\s+Moving Services[\s\S]*10:00 AM E[SD]T\s+House Cleaning/,
  )
  await fillContact(page)
  const database = new Sqlite(running.product.databaseFile)
  const lose = database.prepare(
    'update availability_slots set is_booked = ? where service_id = ? and start_time = ?',
  )
  lose.run(1, 'house-cleaning', '10:00')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'has just been taken' })
  await notice.getByRole('heading', { name: /^House Cleaning: .* 10:00 AM has just/ }).waitFor()
  await notice
    .getByRole('button', { name: /02:00 PM/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  const times = await page
    .getByRole('definition')
    .filter({ hasText: /E[SD]T/ })
    .allInnerTexts()
  expect(times).toEqual([
    expect.stringMatching(/12:00 PM E[SD]T \(Moving Services\)$/),
    expect.stringMatching(/02:00 PM E[SD]T \(House Cleaning\)$/),
  ])
  await page.getByRole('link', { name: 'Add Moving Services to Google Calendar' }).waitFor()
  const stored = database
    .prepare('select service_id, scheduled_time from bookings where status = ? order by service_id')
    .raw()
    .all('pending')
  expect(stored).toEqual([
    ['house-cleaning', '14:00'],
    ['moving', '12:00'],
  ])
  lose.run(0, 'house-cleaning', '10:00')
  database.close()
  await close(/409 \(Conflict\)/)
})

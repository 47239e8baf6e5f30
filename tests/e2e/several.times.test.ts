import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { builtProduct } from '../support/browser/built-product.ts'
import { leastDetails } from '../support/details.ts'
import { answer, choose } from '../support/multi-service.ts'

const running = builtProduct()

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
  await page.getByRole('link', { name: 'Remove one' }).click()
  await page.getByRole('heading', { name: 'Your services' }).waitFor()
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

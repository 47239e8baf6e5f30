import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookQuietly, businessAtWork, row } from '../support/browser/admin-in-browser.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'
import { contact } from '../support/order.ts'

const { running, boss } = businessAtWork()

/** Counts what a person does: a tap, a key that acts, or a field that is filled or chosen. */
function counting() {
  let steps = 0
  return {
    do: async (step: Promise<unknown>) => {
      steps += 1
      await step
    },
    get steps() {
      return steps
    },
  }
}

const named = (fullName: string) => ({
  ...contact,
  fullName,
  email: `${fullName.replaceAll(' ', '.').toLowerCase()}@example.com`,
})

/** A booking at a time of its own, from the 40th day ahead on. */
const bookNext = (page: Page, index: number, fullName: string) =>
  bookQuietly(page, ['hvac', 'plumbing', 'roofing', 'electrical'][index % 4] ?? '', {
    date: daysAhead(30 + Math.floor(index / 12)),
    time: ['10:00', '12:00', '14:00'][Math.floor(index / 4) % 3],
    contact: named(fullName),
  })

test('forty unconfirmed visits are confirmed in at most six taps', async () => {
  const { page, close } = await boss()
  for (let index = 0; index < 40; index += 1) await bookNext(page, index, `Forty ${index}`)
  await page.goto('/admin')
  const count = counting()
  await count.do(
    page
      .getByRole('link', { name: /^All Bookings/ })
      .first()
      .click(),
  )
  await count.do(page.getByLabel('Status').selectOption('pending'))
  await page.getByText('Showing all 40').waitFor()
  await count.do(page.getByRole('button', { name: 'Select all on this page' }).click())
  await count.do(page.getByRole('button', { name: 'Confirm 40 bookings' }).click())
  await page.getByText('40 bookings confirmed').waitFor()
  await page.getByText('No bookings found').waitFor()
  expect(count.steps).toBeLessThanOrEqual(6)
  await close()
})

test('a confirmed visit is moved in four steps, and the list says where its page is', async () => {
  const { page, close } = await boss()
  const id = await bookNext(page, 60, 'Mona Move')
  await page.goto('/admin/bookings?search=Mona')
  await row(page, 'Mona Move')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await row(page, 'Mona Move').getByText('Confirmed').waitFor()
  const count = counting()
  await count.do(page.getByRole('button', { name: 'Mona Move', exact: true }).click())
  const record = page.getByRole('dialog')
  await count.do(record.getByLabel('Day').fill(daysAhead(50)))
  const time = record.getByLabel('Time')
  await time.getByRole('option', { name: '12:00 PM' }).waitFor({ state: 'attached' })
  await count.do(time.selectOption({ label: '12:00 PM' }))
  await count.do(record.getByRole('button', { name: 'Move visit' }).click())
  await page
    .getByText(/The customer will be notified in two minutes/)
    .first()
    .waitFor()
  expect(count.steps).toBeLessThanOrEqual(4)
  expect(id).not.toBe('')
  await close()
})

test('the customer approves extra work and chooses one of the offered times through their link', async () => {
  const { page, close } = await boss()
  const guest = await running.visit(phone)
  const reply = await guest.page.request.post('/trpc/booking.create', {
    data: {
      services: [
        { serviceId: 'locksmith', details: { problemDescription: 'x', urgencyLevel: 'low' } },
      ],
      date: daysAhead(6),
      time: '12:00',
      zip: '12207',
      contact: named('Xenia Extra'),
      idempotencyKey: crypto.randomUUID(),
    },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  const { result } = (await reply.json()) as {
    result: { data: { token: string; bookings: [{ id: string }] } }
  }
  const { token, bookings } = result.data
  await page.goto('/admin/bookings?search=Xenia')
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Offer three times by email' }).click()
  const offer = page.getByRole('form', { name: 'Offer other times' })
  await offer.getByText(/^Xenia Extra/).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await offer.getByRole('button', { name: 'Send the offer' }).click()
  await page.getByText('Other times offered for 1 booking').waitFor()
  await page.getByRole('button', { name: 'Xenia Extra', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Propose extra work' }).click()
  await record.getByRole('button', { name: 'Propose', exact: true }).click()
  await record.getByText('Describe the additional work. The customer sees this.').waitFor()
  await record.getByLabel('Additional work').fill('A second lock')
  await record.getByLabel('Price in dollars').fill('60')
  await record.getByRole('button', { name: 'Propose', exact: true }).dblclick()
  await record.getByText('waiting for the customer').waitFor()
  expect(await faultsOn(page)).toEqual([])

  await guest.page.goto(`/manage/${bookings[0].id}#${token}`)
  const extra = guest.page.getByRole('region', { name: 'Extra work' })
  await extra.getByText('A second lock').waitFor()
  expect(await faultsOn(guest.page)).toEqual([])
  await extra.getByRole('button', { name: 'Approve $60' }).click()
  await extra.waitFor({ state: 'detached' })
  const times = guest.page.getByRole('region', { name: 'Other times' })
  await times.getByRole('button').first().click()
  await times.waitFor({ state: 'detached' })
  await record.getByText('approved, part of the price').waitFor()
  await guest.close()
  await close(/400/)
})

test('no figure leaves its card on a phone and at twice the size, not even a million dollars to the cent', async () => {
  const { page, close } = await boss(phone)
  const id = await bookNext(page, 80, 'Rich Figures')
  const database = new Sqlite(running.product.databaseFile)
  database.prepare('update bookings set quote_amount = 123456789 where id = ?').run(id)
  database.close()
  for (const path of ['/admin', '/admin/revenue', '/admin/analytics']) {
    await page.goto(path)
    await page
      .getByText(/^\$1,2\d\d,\d{3}/)
      .first()
      .waitFor({ state: 'attached' })
    for (const zoom of ['1', '2']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('zoom', size), zoom)
      const wide = await page
        .locator('dl > div')
        .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth).length)
      expect(wide, `${path} at ${zoom}`).toBe(0)
    }
  }
  await close()
})

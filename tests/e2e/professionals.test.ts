import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { systemClock } from '../../src-server/context.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillContact, walkToQuote } from '../support/browser/fill-forms.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'
import { answer, choose } from '../support/multi-service.ts'
import { addProfessional } from '../support/professionals.ts'

const running = builtProduct()

/** Calls `work` with the product's database. */
async function inDatabase<Result>(
  work: (database: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({ DATABASE_URL: running.product.databaseFile })
  const result = await work(database)
  await database.close()
  return result
}

const who = (page: Page, name: string) => page.locator('label').filter({ hasText: name })

/** The first day of next month: of today a single time may be left. */
async function chooseDay(place: Page | Locator): Promise<void> {
  await place.getByRole('button', { name: 'Next month' }).click()
  await place
    .getByRole('button', { name: /^\w{3}, \w{3} \d{1,2}$/ })
    .first()
    .click()
}

async function pickFirstTime(page: Page): Promise<void> {
  await chooseDay(page)
  await page.locator('label:has(input[name="time"])').first().click()
}

const comes = (page: Page) => page.locator('dl > div').filter({ hasText: 'Professional' })

/** Goes to where the customer chooses who comes. */
async function walkToSchedule(page: Page): Promise<void> {
  await page.goto('/booking/chimney')
  await walkToQuote(page, 'chimney')
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('group', { name: 'Who should come?' }).waitFor()
}

/** Chooses Ana and a time, and fills in the checkout. */
async function askForAna(page: Page): Promise<void> {
  await walkToSchedule(page)
  expect(await who(page, 'Anyone').locator('input').isChecked()).toBe(true)
  await who(page, 'Ana').click()
  await pickFirstTime(page)
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await page.getByText('With Ana', { exact: true }).waitFor()
  await fillContact(page)
}

test('a customer asks for a professional and gets them; if that one is gone meanwhile, the customer decides who comes', async () => {
  const [ana] = await inDatabase((database) =>
    Promise.all(
      ['Ana Ruiz', 'Ben Cole'].map((name) =>
        addProfessional({ database, clock: systemClock }, { name, skills: ['chimney'] }),
      ),
    ),
  )
  const { page, close } = await running.visit({ viewport: { width: phone.width, height: 800 } })
  await askForAna(page)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  expect(await comes(page).textContent()).toContain('Ana')
  expect(await page.textContent('body')).not.toContain('Ruiz')
  await page.getByText('Your time is secured, and Ana will come.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Manage booking' }).click()
  await page.getByText('Pending: your time is secured, and Ana will come.').waitFor()
  await page.getByRole('button', { name: 'Reschedule' }).click()
  const move = page.getByRole('dialog')
  await chooseDay(move)
  await move.locator('label:has(input[name="time"])').last().click()
  await move.getByText('Ana will come then, too.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await move.getByRole('button', { name: 'Keep current time' }).click()
  await page.getByRole('button', { name: 'Book Ana again' }).click()
  await walkToQuote(page, 'chimney')
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('group', { name: 'Who should come?' }).waitFor()
  expect(await who(page, 'Ana').locator('input').isChecked()).toBe(true)
  await who(page, 'Anyone').click()

  await askForAna(page)
  await inDatabase((database) =>
    database.write
      .insertInto('time_off')
      .values({
        id: 'off',
        professional_id: ana ?? '',
        starts_at: '2020-01-01 00:00',
        ends_at: '2999-01-01 00:00',
        reason: null,
      })
      .execute(),
  )
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByText('is no longer free with the professional you chose').waitFor()
  await page.getByText('The professional you chose has no other time.').waitFor()
  expect(await page.locator('[data-field="fullName"]').inputValue()).not.toBe('')
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Anyone can come then' }).click()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  expect(await comes(page).textContent()).toContain('Ben')
  await close(/409/)
})

test('a time for each: somebody who does both services is offered for one of them at a time', async () => {
  await inDatabase((database) =>
    addProfessional(
      { database, clock: systemClock },
      { name: 'Eli Only', skills: ['electrical', 'hvac'] },
    ),
  )
  const { page, close } = await running.visit()
  await choose(page, ['electrical', 'hvac'])
  for (const id of ['electrical', 'hvac'] as const) await answer(page, id)
  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('heading', { name: 'No open slots in the next 60 days' }).waitFor()
  // Asked for with the services together, not for each of them.
  await who(page, 'Eli').click()
  await page.getByRole('button', { name: 'A time for each' }).click()
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  const times = (title: string) => row(title).locator('label:has(input[name="time"])')
  await chooseDay(row('Electrical'))
  const before = await times('Electrical').count()
  const first = (await times('Electrical').first().textContent()) ?? ''
  await times('Electrical').first().click()
  await page.getByRole('button', { name: 'Next: HVAC' }).click()
  await chooseDay(row('HVAC'))
  await expect.poll(() => times('HVAC').count()).toBe(before - 1)
  expect(await times('HVAC').filter({ hasText: first }).count()).toBe(0)
  await times('HVAC').first().click()
  expect(await faultsOn(page)).toEqual([])
  const toCheckout = () => page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await toCheckout()
  await page.locator('[data-field="fullName"]').waitFor()
  expect(await page.getByText('With Eli').count()).toBe(0)
  await page.getByRole('link', { name: 'Back to times' }).click()
  await page.getByRole('button', { name: /^Change the time of HVAC/ }).click()
  await who(page, 'Eli').click()
  await toCheckout()
  await page.getByText('With Eli', { exact: true }).waitFor()
  await close()
})

test('with the keyboard alone somebody is asked for; if that one is no longer active, what was typed stays', async () => {
  await inDatabase((database) => database.write.deleteFrom('time_off').execute())
  const { page, close } = await running.visit()
  await walkToSchedule(page)
  const focused = () => page.evaluate(() => document.activeElement?.closest('label')?.textContent)
  for (let presses = 0; presses < 60 && !(await focused())?.includes('Anyone'); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ArrowDown')
  const chosen = (await focused())?.includes('Ana') ? 'Ana' : 'Ben'
  expect(await who(page, chosen).locator('input').isChecked()).toBe(true)
  await pickFirstTime(page)
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await page.getByText(`With ${chosen}`, { exact: true }).waitFor()
  await fillContact(page)
  await inDatabase((database) =>
    database.write
      .updateTable('professionals')
      .set({ is_active: 0 })
      .where('first_name', '=', chosen)
      .execute(),
  )
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByText('The professional you chose does not do Chimney').waitFor()
  expect(await page.locator('[data-field="fullName"]').inputValue()).not.toBe('')
  expect(await faultsOn(page)).toEqual([])
  await close(/400/)
})

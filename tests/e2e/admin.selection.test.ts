import { readFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import {
  bookQuietly,
  businessAtWork,
  daysAhead,
  hire,
  row,
} from '../support/browser/admin-in-browser.ts'
import { faultsOn } from '../support/browser/looks.ts'
import { contact } from '../support/order.ts'

const { running, boss, bookAsGuest } = businessAtWork()

const named = (fullName: string) => ({
  ...contact,
  fullName,
  email: `${fullName.replaceAll(' ', '.').toLowerCase()}@example.com`,
})

test('a selection is assigned, written to and exported', async () => {
  const { page, close } = await boss()
  await page.goto('/admin/bookings')
  for (const [index, name] of ['Wes One', 'Wes Two'].entries()) {
    const time = ['10:00', '14:00'][index]
    await bookQuietly(page, 'chimney', { date: daysAhead(9), time, contact: named(name) })
  }
  await hire(page, 'Flue Fixer', 'chimney')
  await page.goto('/admin/bookings?search=Wes')
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await page.getByText('2 bookings selected').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export selected' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n')
  expect(lines).toHaveLength(3)
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  const assign = page.getByRole('form', { name: 'Assign the selected bookings' })
  await assign.getByLabel('Professional').selectOption('Flue Fixer')
  await assign.getByRole('button', { name: 'Assign 2 bookings' }).click()
  await page.getByText('2 bookings assigned').waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Message', exact: true }).click()
  const message = page.getByRole('form', { name: 'Message to the customers' })
  await message.getByRole('button', { name: 'Send message' }).click()
  await message.getByText('Enter a subject.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await message.getByLabel('Subject').fill('Soot')
  await message.getByLabel('Message', { exact: true }).fill('Please clear the mantel.')
  await message.getByRole('button', { name: 'Send message' }).dblclick()
  await page.getByText('It goes to 2 customers by email.').waitFor()
  await close()
})

test('a holiday over 25 visits: all of them get an offer of other times, and are cancelled with one reason', async () => {
  const { page, close } = await boss()
  await page.goto('/admin/bookings')
  const date = daysAhead(15)
  const services = ['hvac', 'plumbing', 'roofing', 'electrical', 'locksmith']
  for (let index = 0; index < 25; index += 1) {
    await bookQuietly(page, services[index % 5] ?? '', {
      date,
      time: ['08:00', '10:00', '12:00', '14:00', '16:00'][Math.floor(index / 5)],
      contact: named(`Holly Day ${index}`),
    })
  }
  await page.goto('/admin/schedule/times')
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByLabel('Name').fill('Staff day')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  await page.getByRole('link', { name: '25 visits to move or cancel' }).click()
  await page.getByText('Showing all 25').waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Offer three times by email' }).click()
  const offer = page.getByRole('form', { name: 'Offer other times' })
  await offer.getByText(/^Holly Day 0/).waitFor()
  expect(await offer.getByRole('listitem').count()).toBe(25)
  await offer.getByRole('button', { name: 'Send 25 offers' }).click()
  await page.getByText('Other times offered for 25 bookings').waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Cancel selected' }).click()
  await page.getByLabel('Why they are cancelled').fill('The office is closed that day.')
  await page.getByRole('button', { name: 'Cancel 25 bookings' }).click()
  await page.getByText('25 bookings cancelled').waitFor()
  await close()
})

test('work that could not be done ends without a fee, and a declined card leaves it open', async () => {
  const { page, close } = await boss()
  const id = await bookAsGuest(page, 'Dora Declined')
  const database = new Sqlite(running.product.databaseFile)
  database.prepare("update bookings set scheduled_date = '2020-01-06' where id = ?").run(id)
  database.close()
  await page.goto(`/admin/bookings?search=Declined&open=${id}`)
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Record a payment' }).click()
  await record.getByLabel('Type').selectOption('Card declined')
  await record.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByText('The payment is marked as failed.').waitFor()
  await record.getByRole('button', { name: 'Could not be done' }).click()
  await record.getByRole('button', { name: 'Mark as not done' }).click()
  await record.getByText('Enter a reason. The customer sees it.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await record.getByLabel('Why it could not be done').fill('The valve is from another century.')
  await record.getByRole('button', { name: 'Mark as not done' }).click()
  await page.getByText('Marked as not done').waitFor()
  await record.getByText('The valve is from another century.').first().waitFor()
  await close(/400/)
})

test('a customer gets tags and is blocked from booking online, which every list and their record say', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Bo Block')
  await page.goto('/admin/customers?show=guests&search=Block')
  await page.getByRole('link', { name: 'Bo Block' }).click()
  await page.getByLabel('Tags').fill('slow to pay, dog')
  await page.getByRole('button', { name: 'Save tags' }).click()
  await page.getByText('Only the office sees tags.').waitFor()
  const block = page.getByRole('button', { name: 'Block online booking' })
  await block.click()
  await page.locator('[aria-invalid=true]').waitFor()
  await page.getByLabel('Why they should not book online').fill('Three no-shows.')
  await block.click()
  await page.getByText('They are asked to call instead of booking online.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.goto('/admin/customers?show=guests&search=Block')
  await row(page, 'Bo Block').getByText('Blocked').waitFor()
  await row(page, 'Bo Block').getByText('slow to pay').waitFor()
  await page.goto('/admin/bookings?search=Bo')
  await page.getByRole('button', { name: 'Bo Block', exact: true }).click()
  await page.getByRole('dialog').getByText('Blocked').first().waitFor()
  await close()
})

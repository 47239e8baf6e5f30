import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookQuietly, businessAtWork, hire, row } from '../support/browser/admin-in-browser.ts'
import { faultsOn } from '../support/browser/looks.ts'
import { daysAhead, fullDayAhead } from '../support/call.ts'
import { contact } from '../support/order.ts'

const { boss, bookAsGuest } = businessAtWork()

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
  const date = fullDayAhead(15)
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

test('selected bookings are cancelled together with one reason; those that are over are offered no cancellation', async () => {
  const { page, close } = await boss()
  for (const name of ['Sel One', 'Sel Two', 'Sel Three']) await bookAsGuest(page, name)
  await page.goto('/admin/bookings?search=Sel')
  const checkboxIn = (name: string) => row(page, name).getByRole('checkbox')
  await checkboxIn('Sel One').check()
  await checkboxIn('Sel Two').check()
  await page.getByText('2 bookings selected').waitFor()
  await page.getByRole('button', { name: 'Cancel selected' }).click()
  const form = page.getByRole('form', { name: 'Cancel selected bookings' })
  await form.getByRole('button', { name: 'Cancel 2 bookings' }).click()
  await form.getByText('Enter a reason. The customer sees it.').waitFor()
  await form.getByLabel('Why they are cancelled').fill('Booked by a robot.')
  await form.getByRole('button', { name: 'Cancel 2 bookings' }).dblclick()
  await page.getByText('2 bookings cancelled').waitFor()
  await form.waitFor({ state: 'detached' })
  await row(page, 'Sel One').getByText('Cancelled').waitFor()
  await checkboxIn('Sel One').check()
  await page.getByText('1 booking selected').waitFor()
  expect(await page.getByRole('button', { name: 'Cancel selected' }).count()).toBe(0)
  await row(page, 'Sel Three').getByText('Pending').waitFor()
  await close(/400/)
})

test('the unconfirmed visits of a day are confirmed in five taps, and a wrong click is taken back with one', async () => {
  const { page, close } = await boss()
  for (const name of ['Bulk One', 'Bulk Two']) await bookAsGuest(page, name)
  await page.goto('/admin')
  // Each of these is a tap.
  await page
    .getByRole('link', { name: /^All Bookings/ })
    .first()
    .click()
  await page.getByLabel('Status').selectOption('pending')
  await row(page, 'Bulk One').waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('button', { name: /^Confirm \d+ bookings$/ }).click()
  await page.getByText(/\d bookings confirmed/).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText(/\d bookings restored/).waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: /^Confirm \d+ bookings$/ }).click()
  // After its message is gone, the recent changes still have it.
  const message = page.getByRole('status').filter({ hasText: /\d bookings confirmed/ })
  await message.getByRole('button', { name: 'Close message' }).click()
  await message.waitFor({ state: 'detached' })
  // The message that moves under the mouse would stay for as long as the mouse is over it.
  await page.mouse.move(0, 0)
  await page.getByText(/\d bookings restored/).waitFor({ state: 'detached' })
  await page.keyboard.press('u')
  const changes = page.getByRole('dialog', { name: 'Recent changes' })
  await changes.getByText(/\d bookings confirmed/).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await changes.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText(/\d bookings restored/).waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: /^Confirm \d+ bookings$/ }).click()
  await message.waitFor()
  await page.goto('/admin/bookings?search=Bulk')
  await row(page, 'Bulk Two').getByText('Confirmed').waitFor()
  const start = row(page, 'Bulk Two').getByRole('button', { name: /^Start/ })
  await start.click()
  await start.click()
  await row(page, 'Bulk Two').getByText('In Progress').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await row(page, 'Bulk Two').getByText('Confirmed').waitFor()
  // The record has it as well, in case the message is gone.
  await page.getByRole('button', { name: 'Bulk Two', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: /^Undo (confirmation|start|cancellation)$/ }).click()
  await record.getByText('Pending').first().waitFor()
  await record.getByRole('link', { name: contact.phone }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await close()
})

test('a holiday over booked visits leads to them; all are moved in five taps, once it is seen where to', async () => {
  const { page, close } = await boss()
  const date = daysAhead(40)
  for (const [time, name] of [
    ['10:00', 'Holly One'],
    ['12:00', 'Holly Two'],
  ] as const) {
    await bookQuietly(page, 'hvac', { date, time, contact: { ...contact, fullName: name } })
  }
  await page.goto('/admin/schedule/times')
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByLabel('Name').fill('Inventory')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  await page.getByRole('link', { name: '2 visits to move or cancel' }).click()
  await row(page, 'Holly Two').waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Move to nearest available time' }).click()
  const form = page.getByRole('form', { name: 'Move the selected bookings' })
  await form.getByText(/^Holly Two/).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await form.getByRole('button', { name: 'Move 2 bookings' }).click()
  await page.getByText('2 bookings moved').waitFor()
  await row(page, 'Holly One').waitFor({ state: 'detached' })
  expect(await faultsOn(page)).toEqual([])
  await close()
})

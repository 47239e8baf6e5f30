import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { businessAtWork } from '../support/browser/admin-in-browser.ts'
import { faultsOn } from '../support/browser/looks.ts'

const { running, boss, bookAsGuest } = businessAtWork()

test('a visit at which nobody was ends as a no-show, with a reason that the customer reads', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Nora Noshow')
  const database = new Sqlite(running.product.databaseFile)
  database
    .prepare(
      "update bookings set scheduled_date = '2020-01-06' where customer_name = 'Nora Noshow'",
    )
    .run()
  database.close()
  await page.goto('/admin/bookings?search=Noshow')
  await page.getByRole('button', { name: 'Nora Noshow', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'No-show', exact: true }).click()
  await record.getByRole('button', { name: 'Mark as no-show' }).click()
  await record.getByText('Enter a reason. The customer sees it.').waitFor()
  await record.getByLabel('What happened').fill('We rang twice.')
  await record.getByRole('button', { name: 'Mark as no-show' }).click()
  await page.getByText('Marked as no-show').waitFor()
  await record.getByText('No-show').first().waitFor()
  await record
    .getByRole('button', { name: /^Undo (confirmation|start|cancellation|no-show|not done)$/ })
    .click()
  await record.getByText('Pending').first().waitFor()
  // Its own way back would take back something else by now.
  await page.getByText('Marked as no-show').waitFor({ state: 'detached' })
  await record.getByRole('button', { name: 'No-show', exact: true }).click()
  await record.getByLabel('What happened').fill('We rang twice.')
  await record.getByLabel(/^Waive the fee of \$/).check()
  await record.getByText('Fee: none.').waitFor()
  await record.getByRole('button', { name: 'Mark as no-show' }).click()
  await record.getByText('No-show').first().waitFor()
  expect(await faultsOn(page)).toEqual([])
  await close(/400/)
})

test('the office cancels for a customer who calls, and is told what it costs them', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Carl Cancels')
  await page.goto('/admin/bookings?search=Carl')
  await page.getByRole('button', { name: 'Carl Cancels', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Cancel for the customer' }).click()
  await record.getByText('Cancelling now is free for the customer.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await record.getByRole('button', { name: 'Cancel free of charge' }).click()
  await page.getByText('Booking cancelled').waitFor()
  await record.getByText('Cancelled, free of charge').waitFor()
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

import { expect, test } from 'vitest'
import { businessAtWork } from '../support/browser/admin-in-browser.ts'
import { faultsOn } from '../support/browser/looks.ts'

const { boss, bookAsGuest } = businessAtWork()

test('guests are listed beside registered customers, with their next visit a tap away', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Gwen Guest')
  await page.goto('/admin/customers')
  await page.getByLabel('Show').selectOption('Guests')
  const guest = page.getByRole('row').filter({ hasText: 'Gwen Guest' })
  await guest.getByText('not verified').waitFor()
  expect(await guest.getByRole('link', { name: 'gwen.guest@example.com' }).count()).toBe(1)
  expect(await faultsOn(page)).toEqual([])
  await page.getByLabel('Search').fill('nobody')
  await page.getByText('No guests found').waitFor()
  await page.goBack()
  await page.getByLabel('Show').selectOption('Guests')
  await guest.getByRole('link', { name: /\d{4}, \d/ }).click()
  await page.getByRole('dialog').getByText('Booking ID').waitFor()
  await close()
})

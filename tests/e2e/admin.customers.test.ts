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

test('two guests who are one person are merged once the office has seen who the other is, and separated again', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Mona Main')
  await bookAsGuest(page, 'Mona Second')
  await page.goto('/admin/customers/guest?email=mona.main@example.com')
  const find = page.getByLabel('Find another guest record of this customer')
  await find.fill('Mona')
  const second = page.getByRole('button', { name: /^Mona Second/ })
  await second.waitFor()
  expect(await page.getByRole('button', { name: /^Mona Main/ }).count()).toBe(0)
  await second.click()
  const preview = page.getByRole('region', { name: 'Merge' })
  await preview.getByText('mona.second@example.com').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await preview.getByRole('button', { name: 'Merge into Mona Main' }).click()
  await page.getByRole('button', { name: 'Separate mona.second@example.com' }).click()
  await find.waitFor()
  await page.getByRole('button', { name: /^Separate/ }).waitFor({ state: 'detached' })
  await close()
})

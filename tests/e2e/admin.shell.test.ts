import { expect, test } from 'vitest'
import { bookQuietly, businessAtWork } from '../support/browser/admin-in-browser.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'
import { contact } from '../support/order.ts'

const { boss } = businessAtWork()

const caller = { ...contact, fullName: 'Vera Lindqvist', phone: '(518) 555-4707' }

test('a caller is found from anywhere by the last four digits of their number, with the keyboard alone', async () => {
  const { page, close } = await boss()
  await bookQuietly(page, 'plumbing', { date: daysAhead(4), time: '12:00', contact: caller })
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Promote to Admin' }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await field.fill('4707')
  await page
    .getByRole('option', { name: /Vera Lindqvist/ })
    .first()
    .waitFor()
  await page.getByText('2 results').waitFor()
  expect(await faultsOn(page)).toEqual([])
  // The caller first, then the visit that they are likely to ask about.
  await field.press('ArrowDown')
  await page.getByRole('option', { selected: true }).getByText('Plumbing').waitFor()
  await field.press('Enter')
  const record = page.getByRole('dialog', { name: 'Plumbing' })
  await record.getByText('Vera Lindqvist').first().waitFor()
  await page.keyboard.press('Escape')
  await record.waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await field.fill('nobody at all')
  await page.getByText('Nothing found.').waitFor()
  await close()
})

test('the search has the focus from its first moment, so that nothing typed at once is lost', async () => {
  const { page, close } = await boss()
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  const isFocused = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const field = document.querySelector('[role=combobox]')
          if (field) resolve(document.activeElement === field)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.keyboard.press('Control+k')
  expect(await isFocused).toBe(true)
  await close()
})

test('single letters open pages, until they are turned off', async () => {
  const { page, close } = await boss()
  await page.goto('/admin')
  const overview = page.getByRole('heading', { name: 'Admin Overview' })
  await overview.waitFor()
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'New booking' }).waitFor()
  await page.goBack()
  await overview.waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await page.waitForURL('**/admin/bookings')
  // What is typed into a field is text.
  await page.getByLabel('Search', { exact: true }).fill('')
  await page.getByLabel('Search', { exact: true }).pressSequentially('gs?')
  await page.waitForURL('**/admin/bookings?search=gs%3F')
  await page.getByLabel('Search', { exact: true }).blur()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('G, then S').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await keys.getByLabel('Single-letter shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  await close()
})

test('the office has a frame of its own, with counts of what waits, and on a phone within reach of the thumb', async () => {
  const { page, close } = await boss({ viewport: { width: phone.width, height: 800 } })
  await bookQuietly(page, 'hvac', { date: daysAhead(4), time: '14:00', contact: caller })
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  expect(await page.getByRole('link', { name: 'How it Works' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /chat|assistant/i }).count()).toBe(0)
  expect(await faultsOn(page)).toEqual([])
  const menu = page.getByRole('button', { name: 'Admin Panel: Overview' })
  const { y = 0 } = (await menu.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(600)
  await menu.click()
  await page.getByRole('link', { name: /All Bookings \d+ unconfirmed/ }).click()
  await page.getByRole('heading', { name: 'All Bookings' }).waitFor()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search everything' }).fill('lindq')
  await page.getByText(/result/).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /All Bookings/ }).click()
  await page.getByRole('link', { name: 'Website' }).click()
  await page.getByRole('contentinfo').waitFor()
  await close()
})

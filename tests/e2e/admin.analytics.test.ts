import { expect, test } from 'vitest'
import { businessAtWork } from '../support/browser/admin-in-browser.ts'
import { dressed, faultsInLooks, faultsOn, tours } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'

const { boss, bookAsGuest } = businessAtWork()

test.each(tours)(
  'a period in days and in months, with the unfinished one marked, at $name',
  async (tour) => {
    const { page, close } = await boss(dressed(tour))
    await bookAsGuest(page, `Ana ${tour.looks[0].colorScheme}`)
    await page.goto('/admin/analytics')
    const tables = async () => {
      for (const summary of await page.getByText('View as table').all()) await summary.click()
    }
    const lastRow = (title: string) =>
      page.getByRole('table', { name: title }).getByRole('row').last()
    await page.getByRole('heading', { name: 'Bookings per day' }).waitFor()
    await tables()
    expect(await lastRow('Bookings per day').textContent()).toContain('(so far)')
    expect(await lastRow('Retention by month').textContent()).toContain('(so far)')
    expect(await page.getByRole('table', { name: 'Share by service' }).textContent()).toContain(
      '100.0%',
    )
    expect(await faultsInLooks(page, tour)).toEqual([])

    await page.getByLabel('Period', { exact: true }).selectOption('Last 12 months')
    await page.getByRole('heading', { name: 'Bookings per month' }).waitFor()
    expect(await lastRow('Bookings per month').textContent()).toContain('(so far)')
    await page.getByText('in the last 31 days of the period').waitFor()
    await close()
  },
)

test('a period without anything says so in sentences', async () => {
  const { page, close } = await boss()
  await page.goto(`/admin/analytics?from=${daysAhead(-800)}&to=${daysAhead(-780)}`)
  for (const sentence of [
    'No bookings in this period.',
    'No conversation began in this period.',
    'No visits in this period.',
  ]) {
    await page.getByText(sentence).waitFor()
  }
  expect(await page.getByText(/^No bookings from .*, and none from /).count()).toBe(2)
  await page.goto(`/admin/analytics?from=${daysAhead(5)}&to=${daysAhead(9)}`)
  await page.getByText('This period has not begun.').first().waitFor()
  expect(await faultsOn(page)).toEqual([])
  await close()
})

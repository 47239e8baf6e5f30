import { expect, test } from 'vitest'
import { businessAtWork } from '../support/e2e-admin.ts'
import { faultsOn, looks } from '../support/looks.ts'

const { boss, guestBooks } = businessAtWork()

const pages = [
  '',
  '/bookings',
  '/schedule',
  '/customers',
  '/reviews',
  '/chat-logs',
  '/analytics',
  '/revenue',
  '/messages',
  '/mail',
  '/settings',
]

test.each(looks)('accessible at $width px, $colorScheme', async ({ width, colorScheme }) => {
  const { page, close } = await boss({ viewport: { width, height: 800 }, colorScheme })
  await guestBooks(page, `Axe ${colorScheme} ${width}`)
  const found: Record<string, string[]> = {}
  const look = async (name: string) => {
    const wrong = await faultsOn(page)
    if (wrong.length > 0) found[name] = wrong
  }
  for (const path of pages) {
    await page.goto(`/admin${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
    await look(path)
  }
  await page.goto('/admin/customers?direction=oldest')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByText('Total value').waitFor()
  await look('a customer')
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: `Axe ${colorScheme} ${width}`, exact: true }).click()
  await page.getByRole('dialog').getByText('Booking ID').waitFor()
  await look('a record')
  expect(found).toEqual({})
  await close()
})

test('invalid search params are ignored', async () => {
  const { page, close } = await boss()
  const nonsense =
    'week=abc&status=x&from=y&to=2026-99-99&by=z&rating=9&show=q&minScore=a&serviceId=1'
  for (const path of pages) {
    await page.goto(`/admin${path}?${nonsense}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
    expect(await page.getByText(/went wrong|could not be loaded/).count()).toBe(0)
  }
  await close()
})

import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { bookQuietly, businessAtWork, hire } from '../support/browser/admin-in-browser.ts'
import { dressed, faultsInLooks, tours } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'

const { boss, bookAsGuest, running } = businessAtWork()

const pages = [
  '',
  '/bookings',
  '/schedule',
  '/schedule/week',
  '/schedule/times',
  '/professionals',
  '/professionals/new',
  '/customers',
  '/reviews',
  '/chat-logs',
  '/analytics',
  '/revenue',
  '/messages',
  '/mail',
  '/settings',
  '/bookings/new',
  '/claims',
]

test.each(tours)('accessible at $name', async (tour) => {
  const { page, close } = await boss(dressed(tour))
  const customer = `Axe ${tour.name}`.replaceAll(/[^\w]+/g, ' ')
  // Board and week have somebody with a visit, and a visit that nobody comes to.
  const day = daysAhead(4 + tours.indexOf(tour))
  await page.goto('/admin')
  const id = await hire(page, `Pro ${tour.looks[0].colorScheme}${tour.looks[0].width}`, 'plumbing')
  await bookQuietly(page, 'plumbing', { date: day, time: '10:00' })
  await bookAsGuest(page, customer)
  const found: Record<string, string[]> = {}
  const check = async (name: string, pageIndex?: number) => {
    const wrong = await faultsInLooks(page, tour, pageIndex)
    if (wrong.length > 0) found[name] = wrong
  }
  for (const [index, path] of pages.entries()) {
    await page.goto(
      `/admin${path}${['/schedule', '/schedule/week'].includes(path) ? `?day=${day}` : ''}`,
    )
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
    if (path === '/schedule') await page.getByRole('link', { name: customer }).waitFor()
    await check(path, index)
  }
  await page.goto(`/admin/professionals/${id}`)
  await page.getByRole('heading', { name: 'Upcoming visits' }).waitFor()
  await check('a professional')
  await page.goto('/admin/customers?direction=oldest')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByText('Total value').waitFor()
  await check('a customer')
  await page.goto('/admin/customers?show=guests')
  await page.getByRole('table').getByRole('link', { name: customer }).click()
  await page.getByLabel('Tags').waitFor()
  await check('a guest')
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: customer, exact: true }).click()
  await page.getByRole('dialog').getByText('Booking ID').waitFor()
  await check('a record')
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

test('a revenue of six figures fits its card on a phone', async () => {
  const { page, close } = await boss({ viewport: { width: 360, height: 740 } })
  const id = await bookQuietly(page, 'new-construction', { date: daysAhead(20), time: '12:00' })
  const database = new Sqlite(running.product.databaseFile)
  database.prepare('update bookings set quote_amount = 17589120 where id = ?').run(id)
  database.close()
  await page.goto('/admin')
  await page.getByText(/^\$17\d,\d{3}\.\d\d$|^\$17\d,\d{3}$/).waitFor()
  const wide = await page
    .locator('dl > div')
    .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth).length)
  expect(wide).toBe(0)
  await close()
})

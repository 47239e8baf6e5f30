import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookQuietly, businessAtWork, hire } from '../support/browser/admin-in-browser.ts'
import { dressed, faultsInLooks, tours } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'
import { inFull } from '../support/in-full.ts'

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

/** Opens a page of the panel and waits for what it loads. */
async function open(page: Page, path: string, search = ''): Promise<void> {
  await page.goto(`/admin${path}${search}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
}

describe.each(tours)('accessible at $name', (tour) => {
  const customer = `Axe ${tour.name}`.replaceAll(/[^\w]+/g, ' ')
  const day = daysAhead(4 + tours.indexOf(tour))
  let visit: Awaited<ReturnType<typeof boss>>
  let professional: string
  beforeAll(async () => {
    visit = await boss(dressed(tour))
    const { page } = visit
    // Board and week have somebody with a visit, and a visit that nobody comes to.
    await page.goto('/admin')
    const [{ colorScheme, width }] = tour.looks
    professional = await hire(page, `Pro ${colorScheme}${width}`, 'plumbing')
    await bookQuietly(page, 'plumbing', { date: day, time: '10:00' })
    await bookAsGuest(page, customer)
  })
  afterAll(() => visit.close())

  test.each([...pages.entries()])('%d: %s', async (index, path) => {
    await open(visit.page, path, path.startsWith('/schedule') ? `?day=${day}` : '')
    if (path === '/schedule') await visit.page.getByRole('link', { name: customer }).waitFor()
    expect(await faultsInLooks(visit.page, tour, index)).toEqual([])
  })
  test('a professional', async () => {
    await visit.page.goto(`/admin/professionals/${professional}`)
    await visit.page.getByRole('heading', { name: 'Upcoming visits' }).waitFor()
    expect(await faultsInLooks(visit.page, tour)).toEqual([])
  })
  test('a customer', async () => {
    await visit.page.goto('/admin/customers?direction=oldest')
    await visit.page.getByRole('table').getByRole('link').first().click()
    await visit.page.getByText('Total value').waitFor()
    expect(await faultsInLooks(visit.page, tour)).toEqual([])
  })
  test('a guest', async () => {
    await visit.page.goto('/admin/customers?show=guests')
    await visit.page.getByRole('table').getByRole('link', { name: customer }).click()
    await visit.page.getByLabel('Tags').waitFor()
    expect(await faultsInLooks(visit.page, tour)).toEqual([])
  })
  test('a record', async () => {
    await visit.page.goto('/admin/bookings')
    await visit.page.getByRole('button', { name: customer, exact: true }).click()
    await visit.page.getByRole('dialog').getByText('Booking ID').waitFor()
    expect(await faultsInLooks(visit.page, tour)).toEqual([])
  })
})

describe('invalid search params are ignored', () => {
  const nonsense =
    '?week=abc&status=x&from=y&to=2026-99-99&by=z&rating=9&show=q&minScore=a&serviceId=1'
  let visit: Awaited<ReturnType<typeof boss>>
  beforeAll(async () => {
    visit = await boss()
  })
  afterAll(() => visit.close())
  test.each(
    inFull(
      pages,
      pages.filter((_, at) => at % 4 === 1),
    ),
  )('%s', async (path) => {
    await open(visit.page, path, nonsense)
    expect(await visit.page.getByText(/went wrong|could not be loaded/).count()).toBe(0)
  })
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

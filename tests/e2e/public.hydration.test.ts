import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  type CatalogueFilter,
  filterServices,
  noFilter,
  resultLine,
  services,
} from '../../shared/catalogue.ts'
import { haveAccount, signInQuietly } from '../support/browser/account-in-browser.ts'
import { productWithMailbox } from '../support/browser/built-product.ts'
import { hold } from '../support/browser/hold-requests.ts'
import { waitForHydration } from '../support/browser/wait-for-hydration.ts'
import { inFull } from '../support/in-full.ts'

const running = productWithMailbox()

/** Keeps the product's code back until it is let go. */
const holdScripts = (page: Page) => hold(page, /\/assets\/.*\.js$/)

/** Where each element is, and how it is drawn. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(header, main, footer) *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, border, padding } = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round)
      return `${element.tagName} ${String(box)} ${color} ${backgroundColor} ${font} ${border} ${padding}`
    }),
  )

test('a form that is sent before the page is hydrated is answered once it is', async () => {
  const { page, close } = await running.visit({ hasty: true })
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Do we work where you live?').fill('12207')
  await page.getByRole('button', { name: 'Check' }).click()
  letGo()
  await page.getByText('Albany, NY: yes, we work there.').waitFor()
  await close()
})

test('the assistant asked for before the page is hydrated opens once it is', async () => {
  const { page, close } = await running.visit({ hasty: true })
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Talk to Our Assistant' }).click()
  letGo()
  await page.getByRole('region', { name: 'Chat with Nestwright’s assistant' }).waitFor()
  await close()
})

test('what is typed and chosen before the page is hydrated is not lost', async () => {
  const { page, close } = await running.visit({ hasty: true })
  const letGo = await holdScripts(page)
  await page.goto('/services', { waitUntil: 'commit' })
  await page.getByRole('searchbox').pressSequentially('cleaning')
  await page.getByText('Cleaning', { exact: true }).click()
  letGo()
  const cleaning: CatalogueFilter = { ...noFilter, search: 'cleaning', category: 'Cleaning' }
  await page.getByText(resultLine(filterServices(cleaning).length, cleaning)).waitFor()
  await close()
})

test('early answers join those that the tab has kept, and the focus stays', async () => {
  const { page, close } = await running.visit({ hasty: true })
  await page.goto('/booking/house-cleaning')
  await waitForHydration(page)
  await page.getByLabel('Size').fill('1400')
  await page.getByText('Deep cleaning').click()
  await page.getByText('Windows', { exact: true }).click()
  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('Laundry', { exact: true }).click()
  await page.getByText('Dishes', { exact: true }).click()
  await page.getByLabel('Bathrooms').fill('2')
  letGo()
  await expect.poll(() => page.getByLabel('Size').inputValue()).toBe('1400')
  expect(await page.getByLabel('Bathrooms').inputValue()).toBe('2')
  expect(await page.getByLabel('Bathrooms').evaluate((one) => one === document.activeElement)).toBe(
    true,
  )
  expect(await page.getByLabel('Deep cleaning').isChecked()).toBe(true)
  for (const extra of ['Windows', 'Laundry', 'Dishes']) {
    expect(await page.getByLabel(extra, { exact: true }).isChecked()).toBe(true)
  }
  await close()
})

test('a page that is hydrated stays where it was scrolled to', async () => {
  const { page, close } = await running.visit({ hasty: true })
  const letGo = await holdScripts(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => scrollTo(0, 400))
  letGo()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(400)
  await close()
})

test('a page whose code did not come can be read, and comes again with the network', async () => {
  const { page, close } = await running.visit({ hasty: true })
  const letGo = await hold(page, /\/assets\/.*\.js$/, 'abort')
  await page.goto('/about', { waitUntil: 'commit' })
  const failed = page.waitForEvent('requestfailed')
  letGo()
  await failed
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.unroute(/\/assets\/.*\.js$/)
  const again = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await again
  await waitForHydration(page)
  await close(/ERR_FAILED/)
})

test('what the page does not know of this visitor shows once it is hydrated, with one title', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services?category=Repairs')
  await page
    .getByText(new RegExp(`^Showing \\d+ of ${services.length} services in Repairs$`))
    .waitFor()
  expect(await page.locator('title').count()).toBe(1)
  expect(await page.locator('link[rel="canonical"]').count()).toBe(1)
  await page.goto('/about')
  await haveAccount(running.product, 'known@example.com')
  await signInQuietly(page, 'known@example.com')
  await page.goto('/')
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
  await close()
})

test.each(inFull(['/', '/contact', '/auth', '/booking/house-cleaning'], ['/contact']))(
  '%s is hydrated by itself, from at most 12 scripts, and looks as before',
  async (path) => {
    const viewport = { width: 1280, height: 1600 }
    const { page, close } = await running.visit({ hasty: true, viewport })
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    const letGo = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await page.evaluate(() => document.fonts.ready)
    const asRead = await looksOf(page)
    letGo()
    await waitForHydration(page)
    expect(await looksOf(page)).toEqual(asRead)
    await page.waitForLoadState('networkidle')
    expect(scripts.size).toBeLessThanOrEqual(12)
    await close()
  },
)

test.each(inFull(['/', '/services', '/booking/house-cleaning', '/help'], ['/services']))(
  '%s is hydrated by the scripts that it names',
  async (path) => {
    const { page, close } = await running.visit({ hasty: true })
    const html = await (await fetch(running.product.url + path)).text()
    await page.route(/\/assets\/.*\.js$/, (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    )
    await page.goto(path)
    await waitForHydration(page)
    await close(/ERR_FAILED|Failed to fetch/)
  },
)

test('the visitor’s colors are there before the first paint', async () => {
  const { page, close } = await running.visit({ colorScheme: 'dark', hasty: true })
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/faq')
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  await close(/ERR_FAILED|Failed to fetch/)
})

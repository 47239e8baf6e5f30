import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { madePaths, publicPaths } from '../../shared/site-map.ts'
import { productWithMailbox } from '../support/built-product.ts'
import { haveAccount, signInQuietly } from '../support/e2e-account.ts'
import { bookQuietly, daysAhead } from '../support/e2e-admin.ts'

const running = productWithMailbox()

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.product.url + path, { headers })

/** Where each element stands, and how it is drawn. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(header, main, footer) *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, border, padding } = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round)
      return `${element.tagName} ${String(box)} ${color} ${backgroundColor} ${font} ${border} ${padding}`
    }),
  )

const one = (html: string, pattern: RegExp) => {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))]
  expect(found, String(pattern)).toHaveLength(1)
  return found[0]?.[1] ?? ''
}

test('every public page is whole before any script: title, description, canonical, picture, facts, one h1', async () => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const pictures = new Set<string>()
  for (const path of publicPaths) {
    const reply = await get(path)
    expect(reply.status, path).toBe(200)
    const html = await reply.text()
    titles.add(one(html, /<title[^>]*>([^<]*)<\/title>/))
    descriptions.add(one(html, /<meta name="description" content="([^"]+)"/))
    expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(running.product.url + path)
    one(html, /<h1[^>]*>(.*?)<\/h1>/)
    pictures.add(one(html, /<meta property="og:image" content="([^"]+)"/))
    for (const [, facts = ''] of html.matchAll(/application\/ld\+json"[^>]*>(.*?)<\/script>/g)) {
      expect(JSON.parse(facts)).toMatchObject({ '@context': 'https://schema.org' })
    }
    expect(html, path).not.toMatch(/ style="|%[A-Z_]{4,}%|undefined/)
  }
  expect(titles.size).toBe(publicPaths.length)
  expect(descriptions.size).toBe(publicPaths.length)
  for (const picture of pictures) {
    const reply = await fetch(picture)
    expect(`${reply.status} ${reply.headers.get('content-type')}`, picture).toBe('200 image/png')
  }
  expect(pictures.size).toBeGreaterThan(services.length)
})

test('signing in starts from a page that stands, which no search engine keeps', async () => {
  for (const path of madePaths.filter((made) => !publicPaths.includes(made))) {
    const html = await (await get(path)).text()
    one(html, /<h1[^>]*>(.*?)<\/h1>/)
    expect(one(html, /<title[^>]*>([^<]*)<\/title>/)).toMatch(/^(Sign in|Forgot password) \| /)
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(html).toMatch(/<input[^>]*type="email"/)
  }
})

test('what a page hides when it is made shows when it is asked for', async () => {
  const { page, close } = await running.visit()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Create account' }).waitFor()
  expect(await page.locator('main [data-made-style]').count()).toBe(0)
  await close()
})

test('what schema.org calls the pages: a business, services with prices, questions', async () => {
  const typeOn = async (path: string) =>
    [...(await (await get(path)).text()).matchAll(/"@context":"[^"]+","@type":"(\w+)"/g)].map(
      ([, type]) => type,
    )
  expect(await typeOn('/')).toEqual(['LocalBusiness'])
  expect(await typeOn('/booking/plumbing')).toEqual(['Service'])
  expect(await typeOn('/how-to-articles/fix-running-toilet')).toEqual(['Article'])
  for (const path of ['/faq', '/help', '/how-it-works']) {
    expect(await typeOn(path)).toEqual(['FAQPage'])
  }
  expect(await (await get('/booking/plumbing')).text()).toContain('"price":"150.00"')
})

test('pages are revalidated, files kept for ever and compressed ahead, unknown paths 404 with the page', async () => {
  const page = await get('/help')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const again = await get('/help', { 'if-none-match': page.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBeNull()
  const html = await page.text()
  const nonces = async () =>
    /'nonce-([^']+)'/.exec((await get('/help')).headers.get('content-security-policy') ?? '')?.[1]
  expect(await nonces()).not.toBe(await nonces())
  const script = /\)\("(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  for (const encoding of ['br', 'gzip']) {
    const file = await get(script, { 'accept-encoding': encoding })
    expect(file.headers.get('content-encoding')).toBe(encoding)
    expect(file.headers.get('vary')).toContain('accept-encoding')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  const nowhere = await get('/no/such/page')
  expect(nowhere.status).toBe(404)
  const body = await nowhere.text()
  expect(body).toContain('Oops! Page not found')
  expect(one(body, /<title[^>]*>([^<]*)<\/title>/)).toBe('Page not found | Nestwright')
  expect((await get('/help/no-such-topic')).status).toBe(404)
  expect((await get('/og/nothing.png')).status).toBe(404)
  expect((await get('/.vite/manifest.json')).status).toBe(404)
  expect((await get('/pages/help.html')).status).toBe(404)
})

test('the map for search engines, the robots’ rules, the manifest with its icons', async () => {
  const map = await (await get('/sitemap.xml')).text()
  expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at)).toEqual(
    publicPaths.map((path) => running.product.url + path),
  )
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${running.product.url}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
  const manifest = (await (await get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[]
  }
  for (const { src } of [...manifest.icons, { src: '/icon-180.png' }]) {
    expect((await get(src)).headers.get('content-type')).toBe('image/png')
  }
})

test('without JavaScript: reading, links and the services list', async () => {
  const { page, close } = await running.visit({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('link', { name: 'Book a Service' }).click()
  await page.waitForURL('**/services')
  expect(await page.locator('a[href^="/booking/"]').count()).toBe(32)
  await page.goto('/faq')
  await page.locator('summary').first().click()
  await page.locator('details[open] p, details[open] li').first().waitFor()
  await close()
})

test('without JavaScript a phone opens the menu, by touch and by keyboard', async () => {
  const viewport = { width: 360, height: 740 }
  const { page, close } = await running.visit({ javaScriptEnabled: false, viewport })
  await page.goto('/faq')
  const menu = page.getByRole('button', { name: 'Menu' })
  const services = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
  expect(await services.isVisible()).toBe(false)
  await menu.press('Enter')
  await services.waitFor()
  await page.keyboard.press('Escape')
  await services.waitFor({ state: 'hidden' })
  await menu.click()
  await services.click()
  await page.waitForURL('**/services')
  await close()
})

test('nothing of the product runs before the page stands; what is pressed and typed early is not lost', async () => {
  const { page, close } = await running.visit({ hasty: true })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByLabel('Do we work where you live?').fill('12207')
  await page.getByRole('button', { name: 'Use dark colors' }).click()
  await page.getByRole('button', { name: 'Check' }).click()
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('light')
  letGo()
  await page.getByText('Yes, we work there: all of our services in New York.').waitFor()
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  await close()
})

test('on a page that is drawn anew, what was pressed, typed and focused early is given back', async () => {
  const { page, close } = await running.visit({ hasty: true })
  await page.goto('/about')
  await page.evaluate(() => sessionStorage.setItem('nestwright.chosen', 'hvac'))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services')
  const plus = page.getByRole('button', { name: 'Book Lawn Care together with others' })
  await plus.dblclick()
  await page.getByRole('searchbox').pressSequentially('lawn')
  letGo()
  await page.getByText('Showing 1 of 32 services for "lawn"').waitFor()
  await page.keyboard.type(' care')
  await page.getByText('Showing 1 of 32 services for "lawn care"').waitFor()
  await page.getByRole('link', { name: 'Book 2 services' }).waitFor()
  await close()
})

test('a page that comes to life stays where it was scrolled to', async () => {
  const { page, close } = await running.visit({ hasty: true })
  await page.goto('/faq')
  await page.evaluate(() => scrollTo(0, 400))
  await page.waitForFunction(() => window.pressedEarly === undefined)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(400)
  await close()
})

test('a product that did not come is asked for again', async () => {
  const { page, close } = await running.visit({ hasty: true })
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort(), { times: 1 })
  await page.goto('/')
  await page.getByLabel('Do we work where you live?').fill('12207')
  const failed = page.waitForEvent('console', (said) => said.text().includes('next touch'))
  await page.getByRole('button', { name: 'Check' }).click()
  await failed
  await expect
    .poll(
      async () => {
        await page.mouse.move(Math.random() * 200, 200)
        return page.getByText('Yes, we work there').count()
      },
      { timeout: 10_000 },
    )
    .toBe(1)
  await close(/could not be brought to life|ERR_FAILED/)
})

test('a page that says something else to this visitor is drawn anew, with one title', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services?category=Repairs')
  await page.getByText(/^Showing \d+ of 32 services in Repairs$/).waitFor()
  expect(await page.locator('title').count()).toBe(1)
  expect(await page.locator('link[rel="canonical"]').count()).toBe(1)
  await page.goto('/about')
  await haveAccount(page, running.post.box, 'known@example.com')
  await signInQuietly(page, 'known@example.com')
  await page.goto('/')
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
  await close()
})

test.each(['/', '/contact', '/auth', '/booking/house-cleaning'])(
  '%s, only read, fetches no script; the first touch brings it to life, fully styled',
  async (path) => {
    const viewport = { width: 1280, height: 1600 }
    const { page, close } = await running.visit({ hasty: true, viewport })
    let scripts = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts += 1
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toBe(0)
    const asRead = await looksOf(page)
    await page.mouse.move(1, 1)
    await page.waitForFunction(() => window.pressedEarly === undefined)
    await page.waitForLoadState('networkidle')
    expect(scripts).toBeGreaterThan(0)
    expect(await looksOf(page)).toEqual(asRead)
    await close()
  },
)

test('the chosen colours are there before the first paint', async () => {
  const { page, close } = await running.visit({ colorScheme: 'dark', hasty: true })
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/faq')
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  await close(/ERR_FAILED|Failed to fetch/)
})

test('verified reviews stand on the service’s booking page and among the reviews; hidden ones do not', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  const database = new Sqlite(running.product.databaseFile)
  for (const [day, text, hidden] of [
    [5, 'Not a drop since.', null],
    [6, 'Hidden words.', '2026-01-07T00:00:00.000Z'],
  ] as const) {
    const id = await bookQuietly(page, 'roofing', { date: daysAhead(day), time: '12:00' })
    database
      .prepare(
        `insert into customer_reviews (id, booking_id, service_id, rating, review_text, created_at, hidden_at)
         values (@id, @id, 'roofing', 5, @text, '2026-01-06T00:00:00.000Z', @hidden)`,
      )
      .run({ id, text, hidden })
  }
  database.close()
  for (const path of ['/booking/roofing', '/reviews']) {
    await page.goto(path)
    await page.getByText('Not a drop since.').waitFor()
    await page.getByText('Verified', { exact: true }).first().waitFor()
    expect(await page.getByText('Hidden words.').count()).toBe(0)
  }
  const asked = page.waitForResponse(/reviews\.published/)
  await page.goto('/booking/plumbing')
  await (await asked).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.getByText('Not a drop since.').count()).toBe(0)
  await close()
})

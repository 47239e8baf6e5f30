import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { serviceIds } from '../../shared/catalogue.ts'
import { bookQuietly } from '../support/browser/admin-in-browser.ts'
import { prerenderedPaths, publicPaths } from '../support/browser/built-pages.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { daysAhead } from '../support/call.ts'

const running = builtProduct()

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.product.url + path, { headers })

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
    expect(html, path).not.toMatch(/%[A-Z_]{4,}%|undefined/)
  }
  expect(titles.size).toBe(publicPaths.length)
  expect(descriptions.size).toBe(publicPaths.length)
  for (const picture of pictures) {
    const reply = await fetch(picture)
    expect(`${reply.status} ${reply.headers.get('content-type')}`, picture).toBe('200 image/png')
  }
  expect(pictures.size).toBeGreaterThan(serviceIds.length)
})

test('signing in starts from a page that stands, which no search engine keeps', async () => {
  for (const path of prerenderedPaths.filter((made) => !publicPaths.includes(made))) {
    const html = await (await get(path)).text()
    one(html, /<h1[^>]*>(.*?)<\/h1>/)
    expect(one(html, /<title[^>]*>([^<]*)<\/title>/)).toMatch(/^(Sign in|Forgot password) \| /)
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(html).toMatch(/<input[^>]*type="email"/)
  }
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
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
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

test('a picture that is kept is not said to be compressed', async () => {
  const { page, close } = await running.visit()
  const tag = (await get('/og/home.png')).headers.get('etag') ?? ''
  const kept = await page.request.get('/og/home.png', {
    headers: { 'accept-encoding': 'br', 'if-none-match': tag },
  })
  expect(kept.status()).toBe(304)
  expect(kept.headers()).not.toHaveProperty('content-encoding')
  await close()
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
  const cards = page.locator('a[href^="/booking/"]')
  const booked = () =>
    cards.evaluateAll((all) =>
      [...new Set(all.map((card) => card.getAttribute('href') ?? ''))].sort(),
    )
  const everyService = serviceIds.map((id) => `/booking/${id}`).sort()
  await page.goto('/')
  expect(await booked()).toEqual(everyService)
  await page.getByRole('link', { name: 'Book a Service' }).click()
  await page.waitForURL('**/services')
  expect(await booked()).toEqual(everyService)
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

test('verified reviews stand on the service’s booking page, among the reviews and before the samples of the landing page; hidden ones do not', async () => {
  const { page, close } = await running.visit()
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
  await page.goto('/')
  await page.getByRole('heading', { name: 'What reviews look like' }).scrollIntoViewIfNeeded()
  await page.getByText('Not a drop since.').waitFor()
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings.indexOf('What customers say')).toBe(
    headings.indexOf('What reviews look like') - 1,
  )
  const asked = page.waitForResponse(/reviews\.published/)
  await page.goto('/booking/plumbing')
  await (await asked).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.getByText('Not a drop since.').count()).toBe(0)
  await close()
})

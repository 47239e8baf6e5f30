import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isKnownPath, publicPaths } from '../support/browser/built-pages.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { inFull } from '../support/in-full.ts'

const running = builtProduct()

/** The pages that have controls of their own. */
const withControls = [
  '/',
  '/services',
  '/how-it-works',
  '/help',
  '/contact',
  '/how-to-articles',
  '/service-areas',
  '/faq',
  '/booking/hvac',
]
const sample = ['/', '/services', '/help', '/booking/hvac']

test('no link is dead: every address on every public page has a page, and every fragment its anchor', async () => {
  const dead: string[] = []
  const anchors = new Map<string, Set<string>>()
  const htmlOf = async (path: string) => (await fetch(running.product.url + path)).text()
  const idsOn = async (path: string) => {
    const known = anchors.get(path)
    if (known) return known
    const ids = [...(await htmlOf(path)).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    anchors.set(path, new Set(ids))
    return new Set(ids)
  }
  for (const path of publicPaths) {
    const html = await htmlOf(path)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      if (/^(tel|mailto):/.test(href)) continue
      const { pathname, hash, origin } = new URL(href, running.product.url + path)
      const isOurs = origin === running.product.url
      const found = isOurs && isKnownPath(pathname)
      const placed = hash === '' || (await idsOn(pathname)).has(hash.slice(1))
      if (!found || !placed) dead.push(`${path}: ${href}`)
    }
  }
  expect(dead).toEqual([])
})

/** What a visitor could notice: the address, the text, the selected options, the focus. */
const whatShows = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    return [
      location.href,
      document.documentElement.dataset.mantineColorScheme,
      document.body.innerText,
      document.querySelectorAll('details[open]').length,
      fields.map(({ value, checked }) => `${value} ${checked}`).join(),
      [...document.querySelectorAll('[aria-expanded], [aria-pressed]')]
        .map((one) => `${one.getAttribute('aria-expanded')} ${one.getAttribute('aria-pressed')}`)
        .join(),
      document.activeElement?.id,
    ].join('\n')
  })

test.each(inFull(withControls, sample))(
  'no control is dead: each button and question on %s does something',
  async (path) => {
    const { page, close } = await running.visit()
    await page.goto(path)
    const address = page.url()
    const controls = page.locator(
      path === '/' ? ':is(main, header) :is(button, summary)' : 'main :is(button, summary, select)',
    )
    const dead: string[] = []
    for (let index = 0; index < (await controls.count()); index += 1) {
      const control = controls.nth(index)
      if (!(await control.isVisible()) || (await control.isDisabled())) continue
      const name = (await control.innerText()) || (await control.getAttribute('aria-label')) || ''
      if ((await control.getAttribute('aria-pressed')) === 'true') continue
      const before = await whatShows(page)
      if (await control.evaluate((one) => one.tagName === 'SELECT')) {
        await control.selectOption({ index: 1 })
      } else await control.click()
      const changed = await expect
        .poll(async () => (await whatShows(page)) !== before, { timeout: 4000 })
        .toBe(true)
        .then(
          () => true,
          () => false,
        )
      if (!changed) dead.push(name)
      if (page.url() === address && !/chat|assistant/i.test(name)) continue
      await page.goto(path)
    }
    expect(dead).toEqual([])
    await close()
  },
)

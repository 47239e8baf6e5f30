import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { productWithMailbox } from '../support/built-product.ts'
import { haveAccount, signInQuietly } from '../support/e2e-account.ts'
import { hold } from '../support/hold.ts'

const running = productWithMailbox()

/** Keeps the product's code back until it is let go. */
const holdScripts = (page: Page) => hold(page, /\/assets\/.*\.js$/)

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

test('what a page hides when it is made shows when it is asked for', async () => {
  const { page, close } = await running.visit()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Create account' }).waitFor()
  expect(await page.locator('main [data-made-style]').count()).toBe(0)
  await close()
})

test('nothing of the product runs before the page stands; what is pressed and typed early is not lost', async () => {
  const { page, close } = await running.visit({ hasty: true })
  const letGo = await holdScripts(page)
  await page.goto('/')
  await page.getByLabel('Do we work where you live?').fill('12207')
  await page.getByRole('button', { name: 'Use dark colors' }).click()
  await page.getByRole('button', { name: 'Check' }).click()
  expect(await page.locator('button[data-waiting]').count()).toBe(2)
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('light')
  letGo()
  await page.getByText('Yes, we work there: all of our services in New York.').waitFor()
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  expect(await page.locator('[data-waiting]').count()).toBe(0)
  await close()
})

test('on a page that is drawn anew, what was pressed, typed and focused early is given back', async () => {
  const { page, close } = await running.visit({ hasty: true })
  await page.goto('/about')
  await page.evaluate(() => sessionStorage.setItem('nestwright.cart', '["hvac"]'))
  const letGo = await holdScripts(page)
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
        await page.mouse.move(1, 1)
        await page.mouse.move(200, 200)
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

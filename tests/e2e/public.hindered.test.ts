import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { productWithMailbox } from '../support/built-product.ts'

const running = productWithMailbox()

const touch = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pointermove')))

/** Touches the page again and again, like a waiting visitor, until it is hydrated. */
const comesToLife = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.waitForLoadState()
        await touch(page)
        return page.evaluate(() => window.pressedEarly === undefined)
      },
      { timeout: 15_000 },
    )
    .toBe(true)

const saysSo = (page: Page) =>
  page.waitForEvent('console', (said) => said.text().includes('could not be brought to life'))

test('without a network a page stays readable; once it is back, the page hydrates and keeps what was typed', async () => {
  const { page, close } = await running.visit({ hasty: true })
  await page.goto('/about')
  await touch(page)
  await page.waitForFunction(() => window.pressedEarly === undefined)
  await page.waitForLoadState('networkidle')
  await page.goto('/contact')
  await page.context().setOffline(true)
  const failed = saysSo(page)
  await page.getByLabel('Message').pressSequentially('The gate sticks.')
  await failed
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
  await page.context().setOffline(false)
  await comesToLife(page)
  await page.getByRole('button', { name: 'Use dark colors' }).click()
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('The gate sticks.')
  await close(/could not be brought to life|Offline|ERR_INTERNET_DISCONNECTED/)
})

test('styles that failed to load are requested again', async () => {
  const { page, close } = await running.visit({ hasty: true })
  await page.route(/\/assets\/.*\.css$/, (route) => route.abort(), { times: 1 })
  await page.goto('/contact')
  const failed = saysSo(page)
  await touch(page)
  await failed
  await comesToLife(page)
  const styled = await page.evaluate(() =>
    [...document.styleSheets].every(({ cssRules, disabled }) => !disabled && cssRules.length > 0),
  )
  expect(styled).toBe(true)
  await close(/could not be brought to life|ERR_FAILED/)
})

test('a page from an older version reloads once, and after that stays as it is', async () => {
  const { page, close } = await running.visit({ hasty: true })
  await page.goto('/contact')
  let gone = true
  let asked = 0
  await page.route(/\/assets\/index-.*\.js$/, (route) => {
    asked += 1
    return gone ? route.fulfill({ status: 404 }) : route.continue()
  })
  const anew = page.waitForEvent('load')
  await touch(page)
  await anew
  await page.getByLabel('Message').fill('The gate sticks.')
  const failed = saysSo(page)
  await touch(page)
  await failed
  expect(asked).toBe(2)
  expect(await page.getByLabel('Message').inputValue()).toBe('The gate sticks.')
  gone = false
  await page.goto('/contact')
  await comesToLife(page)
  await close(/could not be brought to life|404/)
})

test('without JavaScript a submitted form shows its page and its notice again, and no password is in an address', async () => {
  const { page, close } = await running.visit({ javaScriptEnabled: false })
  for (const path of ['/auth', '/auth/forgot-password', '/contact', '/booking/plumbing']) {
    await page.goto(path)
    const note = page.locator('noscript')
    await note.waitFor()
    expect(await note.textContent()).toContain('needs JavaScript')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('form[method="post"] input:visible').first().press('Enter')
    expect((await answer).status()).toBe(405)
    expect(page.url()).toMatch(new RegExp(`${path}$`))
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await close(/405/)
})

test('a number in a search is treated as text; an address in another case is not found', async () => {
  const { page, close } = await running.visit()
  await page.goto('/help?q=911')
  expect(await page.getByLabel('Search for help').inputValue()).toBe('911')
  await page.getByText(/answers? found/).waitFor()
  await page.goto('/how-to-articles?q=24')
  expect(await page.getByLabel('Search articles').inputValue()).toBe('24')
  await page.goto('/ABOUT')
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  await close(/404|There is no page/)
})

test('when stored data cannot be shown, starting over works', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  await page.evaluate(() => sessionStorage.setItem('nestwright.booking.hvac', '{"details":null}'))
  await page.goto('/booking/hvac')
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.getByRole('button', { name: 'Start afresh' }).click()
  await page.getByRole('heading', { level: 1, name: 'HVAC' }).waitFor()
  await close(/TypeError|The above error|CatchBoundary/)
})

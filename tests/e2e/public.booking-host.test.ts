import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveAccount, signInOnPage } from '../support/browser/account-in-browser.ts'
import { launchChromium } from '../support/browser/chromium.ts'
import { visitor } from '../support/browser/visitor.ts'
import { freePort, type Product, removeFolder, startProduct } from '../support/product.ts'

let product: Product
let browser: Browser
let port: number
const home = () => `http://nestwright.localhost:${port}`
const booking = () => `http://booking.nestwright.localhost:${port}`

beforeAll(async () => {
  port = await freePort()
  product = await startProduct({
    port,
    env: { PUBLIC_URL: home(), BOOKING_URL: booking() },
  })
  browser = await launchChromium(['--host-resolver-rules=MAP *.localhost 127.0.0.1'])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  removeFolder(product.folder)
})

test('with a booking subdomain, visitors book there and stay signed in on both hosts', async () => {
  const { page, close } = await visitor(browser, home())
  await haveAccount(product, 'two@example.com')
  await page.goto('/auth')
  await signInOnPage(page, 'two@example.com')
  await page.waitForURL(`${home()}/services`)
  for (const name of ['Book a Service', 'Services']) {
    await page.goto(`${home()}/`)
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.waitForURL(`${booking()}/services`)
  }
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
  await page.goto(`${home()}/`)
  await page.getByRole('link', { name: /^Plumbing starting at/ }).click()
  await page.waitForURL(`${booking()}/booking/plumbing`)
  await page.getByRole('heading', { level: 1, name: 'Plumbing' }).waitFor()
  // On the subdomain, the cards stay within the app.
  await page.goto(`${booking()}/services`)
  await page.getByRole('link', { name: /^HVAC/ }).click()
  await page.waitForURL(`${booking()}/booking/hvac`)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await page.goto(`${home()}/`)
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0)
  await close()
})

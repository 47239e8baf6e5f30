import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtProduct } from '../support/browser/built-product.ts'
import { tabTo } from '../support/browser/tab-to.ts'
import { contact } from '../support/order.ts'

const running = builtProduct()

test('a guest books with the keyboard alone', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services')
  await page.locator('h1').waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'input[type="search"]')
  await page.keyboard.type('plumb')
  await tabTo(page, 'a[href="/booking/plumbing"]')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Plumbing' }).first().waitFor()
  await tabTo(page, '[data-field="zip"]')
  await page.keyboard.type('12207')
  await tabTo(page, '[data-field="problemDescription"]')
  await page.keyboard.type('The tap drips.')
  await tabTo(page, '[data-field="urgencyLevel"] input')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'button[type="submit"]')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Your quote' }).waitFor()
  await tabToButton(page, 'Book This Service')
  await page.getByRole('button', { name: /Next available day/ }).waitFor()
  await tabToButton(page, 'Next available day')
  await tabTo(page, 'input[name="time"]')
  await page.keyboard.press('Space')
  await tabToButton(page, 'Continue to Checkout')

  await page.getByRole('heading', { name: 'Guest Checkout Available' }).waitFor()
  for (const [name, value] of Object.entries(contact)) {
    await tabTo(page, `[data-field="${name}"]`)
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await close()
})

async function tabToButton(page: Page, name: string) {
  await page.getByRole('button', { name }).evaluate((button) => {
    button.dataset.wanted = 'yes'
  })
  await tabTo(page, '[data-wanted]')
  await page.keyboard.press('Enter')
}

import { expect, test } from 'vitest'
import { haveAccount, signInQuietly } from '../support/browser/account-in-browser.ts'
import { fixedPaths } from '../support/browser/built-pages.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { dressed, faultsInLooks, tours } from '../support/browser/looks.ts'
import { orderAhead } from '../support/call.ts'
import { contact } from '../support/order.ts'

const running = builtProduct()

test.each(tours)(
  'the customer’s pages and dialogs are complete and accessible at $name',
  async (tour) => {
    const [look] = tour.looks
    const { page, close } = await running.visit(dressed(tour))
    const email = `ada-${look.width}-${look.colorScheme}@example.com`
    await haveAccount(running.product, email)
    await signInQuietly(page, email)
    const found: Record<string, string[]> = {}
    let checked = 0
    const check = async (what: string) => {
      checked += 1
      const wrong = await faultsInLooks(page, tour, checked)
      if (wrong.length > 0) found[what] = wrong
    }
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Book Your First Service' }).waitFor()
    await check('empty overview')
    const order = orderAhead(`${look.width === 360 ? 'roofing' : 'chimney'}`, {
      time: look.colorScheme === 'light' ? '12:00' : '14:00',
      contact: { ...contact, email },
    })
    const made = await page.request.post('/trpc/booking.create', { data: order })
    expect(made.status()).toBe(200)
    for (const path of fixedPaths.filter((one) => one.startsWith('/dashboard'))) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0)
      await check(path)
    }
    await page.goto('/dashboard/bookings')
    for (const [button, content] of [
      [/View Details/, 'History'],
      [/Reschedule/, 'Choose a day'],
      [/^Cancel:/, 'Rescheduling is free.'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('dialog').getByText(content).first().waitFor()
      await check(`dialog ${content}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.context().clearCookies()
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Enter your email address.').waitFor()
    await check('sign up with faults')
    expect(found).toEqual({})
    await close()
  },
)

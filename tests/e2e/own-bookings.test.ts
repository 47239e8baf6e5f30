import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatCents } from '../../shared/format/money.ts'
import { password } from '../support/accounts.ts'
import { haveAccount, linkIn, signInOnPage } from '../support/browser/account-in-browser.ts'
import { productWithMailbox } from '../support/browser/built-product.ts'
import { fillContact, walkToCheckout } from '../support/browser/fill-forms.ts'
import { orderAhead } from '../support/call.ts'
import { runCommand } from '../support/command.ts'
import { contact } from '../support/order.ts'
import { lateFee } from '../support/policy.ts'

const running = productWithMailbox()

const book = async (page: Page, id: 'plumbing' | 'locksmith' | 'garage-door') => {
  await page.goto(`/booking/${id}`)
  await walkToCheckout(page, id)
  // The contact fields are filled in from the profile.
  await expect.poll(() => page.locator('[data-field="address"]').inputValue()).not.toBe('')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
}

/** Makes the account an admin and takes its pending booking through to completed. */
async function complete(page: Page, email: string): Promise<void> {
  const { code } = await runCommand('src-server/admin-grant.ts', [email], {
    DATABASE_URL: running.product.databaseFile,
  })
  expect(code).toBe(0)
  const listed = await page.request.get(
    `/trpc/dashboard.bookings?input=${encodeURIComponent('{"status":"pending"}')}`,
  )
  const { result } = (await listed.json()) as {
    result: { data: { bookings: [{ id: string }] } }
  }
  const [{ id }] = result.data.bookings
  for (const to of ['confirmed', 'in_progress', 'completed']) {
    const reply = await page.request.post('/trpc/admin.bookings.updateStatus', { data: { id, to } })
    expect(reply.status()).toBe(200)
  }
}

test('a customer signs up, verifies, signs in, books, reschedules, cancels with the late fee, and reviews', async () => {
  const { page, close } = await running.visit()
  await page.goto('/auth?redirect=/dashboard')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill('another one')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText("Passwords don't match").waitFor()
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Account created!').waitFor()
  await page.getByText('Please check your email to verify your account.').waitFor()

  await page.goto('/auth?redirect=/dashboard')
  await signInOnPage(page, 'ada@example.com')
  await page.getByText('Sign in failed').waitFor()
  await page.getByRole('button', { name: 'Send the email again' }).waitFor()

  await page.goto(await linkIn(running.post.box, 'ada@example.com', /Verify/))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await page.getByText('Your email is verified').waitFor()
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await page.goto('/auth?redirect=/dashboard')
  await signInOnPage(page, 'ada@example.com')
  await page.getByText('Welcome back!').waitFor()
  await page.getByRole('link', { name: 'Book Your First Service' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(await page.getByText('ada', { exact: true }).isVisible()).toBe(true)

  await page.goto('/dashboard/profile')
  await page.getByLabel('Full Name').fill('Ada Byron')
  await page.getByLabel('Phone').fill('(555) 010-1843')
  await page.getByLabel('Address').fill('12 St James Square')
  await page.getByLabel('City').fill('Albany')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile has been successfully updated.').waitFor()

  await book(page, 'plumbing')
  await book(page, 'locksmith')

  await page.goto('/dashboard/bookings')
  const plumbing = page.getByRole('article', { name: /Plumbing/ })
  const locksmith = page.getByRole('article', { name: /Locksmith/ })
  const before = await plumbing.textContent()
  await plumbing.getByRole('button', { name: /Reschedule/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog
    .getByRole('button', { pressed: false, disabled: false })
    .filter({ hasText: /^15$/ })
    .click()
  await dialog.locator('label:has(input[name="time"])').first().click()
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await page.getByText('Booking moved').waitFor()
  await expect.poll(() => plumbing.textContent()).not.toBe(before)

  await locksmith.getByRole('button', { name: /^Cancel/ }).click()
  const fee = formatCents(lateFee(132_00))
  await dialog.getByText(`Cancellation fee: ${fee}`).waitFor()
  await dialog.getByRole('button', { name: `Cancel with ${fee} fee` }).click()
  await page.getByText('Booking cancelled').waitFor()
  await locksmith.getByText('Cancelled', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Cancelled (1)' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await page.reload()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await page.goBack()
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
  await page.getByRole('button', { name: 'Pending (1)' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await plumbing.getByRole('button', { name: /View Details/ }).click()
  await dialog.getByText('12 St James Square').waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('?status=pending')

  await complete(page, 'ada@example.com')
  await page.goto('/dashboard/bookings')
  await plumbing.getByRole('button', { name: /Leave Review/ }).click()
  await dialog.getByRole('button', { name: 'Save review' }).click()
  await dialog.getByText('Choose one to five stars.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
  await dialog.getByLabel('4 stars').focus()
  await page.keyboard.press('Space')
  await dialog.getByLabel('In your own words (optional)').fill('Quick and clean.')
  await dialog.getByRole('button', { name: 'Save review' }).click()
  await page.getByText('Your review has been saved.').waitFor()
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('link', { name: 'Reviews' }).click()
  await page.getByText('Quick and clean.').waitFor()
  // It waits for two minutes, in case the office takes the step back.
  const database = new Sqlite(running.product.databaseFile)
  database
    .prepare("update outbox set next_attempt_at = created_at where kind = 'bookingCompleted'")
    .run()
  database.close()
  await linkIn(running.post.box, 'ada@example.com', /How was your Plumbing/)
  await close(/403/)
})

test('a guest signs in at the checkout: what was typed is kept, and the rest is filled in', async () => {
  const { page, close } = await running.visit()
  await haveAccount(running.product, 'checkout@example.com')
  await page.goto('/booking/garage-door')
  await walkToCheckout(page, 'garage-door')
  await fillContact(page, { fullName: 'As Typed', phone: '(555) 010-7777' })
  await page.getByRole('button', { name: 'Sign in or sign up' }).click()
  const panel = page.locator('section').filter({ has: page.getByRole('tab', { name: 'Sign In' }) })
  await panel.getByLabel('Email').fill('checkout@example.com')
  await panel.getByLabel('Password', { exact: true }).fill(password)
  await panel.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Guest Checkout Available').waitFor({ state: 'hidden' })
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  await expect.poll(() => field('email').inputValue()).toBe('checkout@example.com')
  expect(await field('fullName').inputValue()).toBe('As Typed')
  await field('address').fill('1 Way')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page.goto('/dashboard/bookings')
  await page.getByRole('article', { name: /Garage Door/ }).waitFor()
  await close()
})

test('a guest moves and cancels through the link in the email, and books again with the old answers', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/plumbing')
  await walkToCheckout(page, 'plumbing')
  const email = 'guest@example.com'
  await fillContact(page, { fullName: 'A Guest', email, phone: '1', address: '2 Way' })
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page.goto(await linkIn(running.post.box, email, /Your Plumbing booking/))
  const card = page.getByRole('article', { name: /Plumbing/ })
  await card.getByRole('button', { name: /View Details/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The tap drips.').waitFor()
  await page.keyboard.press('Escape')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('View Details')
  await card.getByRole('button', { name: /Reschedule/ }).click()
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog
    .getByRole('button', { pressed: false, disabled: false })
    .filter({ hasText: /^16$/ })
    .click()
  await dialog.locator('label:has(input[name="time"])').first().click()
  const fee = formatCents(lateFee(198_00))
  await dialog
    .getByText(`Rescheduling is free. If you cancel later, a fee of at least ${fee}`)
    .waitFor()
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await page.getByText('Booking moved').waitFor()
  await card.getByRole('button', { name: /^Cancel/ }).click()
  await dialog.getByText(`Cancellation fee: ${fee}`).waitFor()
  await dialog.getByRole('button', { name: `Cancel with ${fee} fee` }).click()
  await card.getByText('Cancelled', { exact: true }).waitFor()
  await card.getByRole('button', { name: /Book again/ }).click()
  await page.waitForURL('**/booking/plumbing')
  expect(await page.locator('[data-field="problemDescription"]').inputValue()).toBe(
    'The tap drips.',
  )
  await close()
})

test('a customer signs in and uses the cancel dialog with the keyboard alone, and the focus returns to its button', async () => {
  const { page, close } = await running.visit()
  const email = 'keys@example.com'
  await haveAccount(running.product, email)
  const order = orderAhead('air-ducts', { contact: { ...contact, email } })
  await page.goto('/auth?redirect=/dashboard/bookings')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'My Bookings' }).waitFor()
  await page.request.post('/trpc/booking.create', { data: order })
  await page.reload()
  await page.getByRole('article', { name: /Air Duct/ }).waitFor()
  await page.getByRole('button', { name: /^Cancel:/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Cancelling now is free.').waitFor()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() =>
      document.querySelector('[role="dialog"]')?.contains(document.activeElement),
    )
    expect(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toMatch(/^Cancel: Air Duct/)
  await close()
})

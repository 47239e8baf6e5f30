import { afterAll, expect, test } from 'vitest'
import { password } from '../support/accounts.ts'
import {
  haveAccount,
  linkIn,
  signInOnPage,
  signInQuietly,
} from '../support/browser/account-in-browser.ts'
import { beAdmin, bookQuietly } from '../support/browser/admin-in-browser.ts'
import { productWithMailbox } from '../support/browser/built-product.ts'
import { hold } from '../support/browser/hold-requests.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'
import { identityProvider } from '../support/loopback/identity-provider.ts'
import { contact } from '../support/order.ts'
import { professionalInput } from '../support/professionals.ts'

let google: Awaited<ReturnType<typeof identityProvider>>
const running = productWithMailbox(async (url) => {
  google = await identityProvider(`${url}/auth/google/callback`)
  return google.environment
})
afterAll(() => google.close())

test('signing in with Google returns to the page that the user wanted', async () => {
  const { page, close } = await running.visit()
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.locator('input[name="login"]').fill('grace@example.com')
  await page.locator('input[name="password"]').fill('anything')
  await page.locator('button[type="submit"]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/profile')
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Grace Hopper')
  await page.getByText('You sign in with Google.').waitFor()
  await close(/favicon|fonts/)
})

test('a failed Google sign-in shows the error, and the user can try again', async () => {
  const { page, close } = await running.visit()
  await page.goto('/auth/google/callback?error=access_denied&state=x')
  await page.getByText('Sign-in Failed').waitFor()
  await page.getByText('There was an error signing in with Google. Please try again.').waitFor()
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await close()
})

test('the sign-in page offers Google before and after its script has loaded', async () => {
  const reader = await running.visit({ javaScriptEnabled: false })
  await reader.page.goto('/auth')
  await reader.page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await reader.close()
  const { page, close } = await running.visit()
  await page.goto('/auth')
  await page.getByLabel('Email').fill('ada@example.com')
  expect(await page.getByRole('button', { name: 'Continue with Google' }).isVisible()).toBe(true)
  // React would log an error if the prerendered page differed from what it renders.
  await close()
})

test('a forgotten password: the link sets a new one, once', async () => {
  const { page, close } = await running.visit()
  await haveAccount(running.product, 'reset@example.com')
  await page.goto('/auth?redirect=/dashboard/profile')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email').fill('reset@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const link = await linkIn(running.post.box, 'reset@example.com', /Choose a new password/)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('password123')
  await page.getByLabel('Confirm new password').fill('password123')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page
    .locator('form')
    .getByText(/one of the most common ones/)
    .waitFor()
  await page.getByLabel('New password', { exact: true }).fill('something else now')
  await page.getByLabel('Confirm new password').fill('something else now')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Sign in with your new password.').waitFor()
  await signInOnPage(page, 'reset@example.com', 'something else now')
  await page.waitForURL('**/dashboard/profile')
  // When opened again, it says so before anything is typed.
  await page.goto(link)
  await page.reload()
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await page.getByRole('link', { name: 'Get a new link' }).waitFor()
  await close(/400/)
})

test('a verification link: the page says why it asks for the password, and later that the link has been used', async () => {
  const { page, close } = await running.visit()
  const email = 'verify@example.com'
  await page.goto('/about')
  await page.request.post('/trpc/auth.signUp', { data: { email, password } })
  const link = await linkIn(running.post.box, email, /Verify/)
  // A server that does not answer does not make the link invalid.
  await page.route(/auth\.checkLink/, (route) => route.abort())
  await page.goto(link)
  await page.getByText('It shows that it was you who signed up').waitFor()
  await page.unroute(/auth\.checkLink/)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await page.waitForURL('**/services')
  await page.goto(link)
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
  await close(/ERR_FAILED/)
})

test('a signed-out visit to /dashboard/profile comes back there after sign-in', async () => {
  const { page, close } = await running.visit()
  await haveAccount(running.product, 'back@example.com')
  await page.goto('/dashboard/profile')
  await page.waitForURL((url) => url.pathname === '/auth')
  await signInOnPage(page, 'back@example.com', 'not the password')
  await page.getByText('Please check your credentials and try again.').waitFor()
  const email = page.getByLabel('Email')
  expect(await email.inputValue()).toBe('back@example.com')
  await page.getByText('Email and password do not match.').waitFor()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  expect(await email.inputValue()).toBe('back@example.com')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  expect(await email.inputValue()).toBe('back@example.com')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await signInOnPage(page, 'back@example.com')
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor()
  await page.goto('/auth')
  await page.waitForURL('**/services')
  await page.goto('/admin')
  await page.waitForURL('**/dashboard')
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0)
  await close(/401/)
})

test('after a sign-out in one tab, the other tab asks to sign in and comes back', async () => {
  const { page, close } = await running.visit()
  await haveAccount(running.product, 'tabs@example.com')
  await signInQuietly(page, 'tabs@example.com')
  await page.goto('/dashboard')
  const other = await page.context().newPage()
  await other.goto('/dashboard/notifications')
  await other.getByRole('button', { name: 'Save Preferences' }).waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await other.getByRole('button', { name: 'Save Preferences' }).click()
  await other.waitForURL((url) => url.pathname === '/auth')
  await other.getByText('You have been signed out').waitFor()
  await signInOnPage(other, 'tabs@example.com')
  await other.getByRole('heading', { name: 'Notification Preferences' }).waitFor()
  await close(/401/)
})

test('signing out while the page is still loading does not report that the session ended elsewhere', async () => {
  const { page, close } = await running.visit()
  await haveAccount(running.product, 'leaving@example.com')
  await signInQuietly(page, 'leaving@example.com')
  const letGo = await hold(page, /dashboard\.overview/)
  const asked = page.waitForRequest(/dashboard\.overview/)
  await page.goto('/dashboard')
  await asked
  const givenUp = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  letGo()
  expect((await givenUp).url()).toMatch(/dashboard\.overview/)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.getByText('You have been signed out').count()).toBe(0)
  await close()
})

test('without a network nobody is signed out: the page says so and offers a retry', async () => {
  const { page, close } = await running.visit()
  await haveAccount(running.product, 'staying@example.com')
  await signInQuietly(page, 'staying@example.com')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Book Your First Service' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('You are still signed in').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await page.getByRole('heading', { name: 'Good help for your home' }).waitFor()
  await close(/Sign-out failed|Offline:|ERR_INTERNET_DISCONNECTED/)
})

test('a slow answer shows the spinner, and an unreachable server a retry button', async () => {
  const { page, close } = await running.visit()
  await haveAccount(running.product, 'slow@example.com')
  await signInQuietly(page, 'slow@example.com')
  const letGo = await hold(page, /auth\.me/)
  await page.route(/dashboard\.overview/, (route) => route.abort())
  await page.goto('/dashboard')
  await page.getByRole('status', { name: 'Checking your account' }).waitFor()
  letGo()
  await page.getByText('This could not be loaded just now.').waitFor({ timeout: 20_000 })
  await page.unroute(/dashboard\.overview/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Book Your First Service' }).waitFor()
  await close(/could not be loaded|ERR_FAILED/)
})

test('a double click signs up once', async () => {
  const { page, close } = await running.visit()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Email').fill('twice@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).dblclick()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await linkIn(running.post.box, 'twice@example.com', /Verify/)
  const mails = await Promise.all(running.post.box.mails)
  expect(mails.filter((mail) => mail.to?.[0]?.address === 'twice@example.com')).toHaveLength(1)
  await close()
})

test('when another user signs in, in another tab, the first tab shows and saves that user’s data', async () => {
  const { page, close } = await running.visit()
  for (const name of ['carol', 'dan']) {
    await haveAccount(running.product, `${name}@example.com`)
    await signInQuietly(page, `${name}@example.com`)
    const saved = await page.request.post('/trpc/dashboard.saveProfile', {
      data: { fullName: `The real ${name}` },
    })
    expect(saved.status()).toBe(200)
  }
  await signInQuietly(page, 'carol@example.com')
  await page.goto('/dashboard/profile')
  const name = page.getByLabel('Full Name')
  await expect.poll(() => name.inputValue()).toBe('The real carol')
  await signInQuietly(page, 'dan@example.com')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => name.inputValue()).toBe('The real dan')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  // The page before this one has an email field too.
  await page.getByRole('heading', { name: 'Welcome to Nestwright' }).waitFor()
  await signInOnPage(page, 'carol@example.com')
  await expect.poll(() => name.inputValue()).toBe('The real carol')
  await close()
})

test('a professional follows the office’s invitation, chooses a password and sees their visits', async () => {
  const office = await running.visit()
  await beAdmin(office.page, running.product, 'boss@example.com')
  await office.page.goto('/admin')
  const reply = await office.page.request.post('/trpc/admin.professionals.save', {
    headers: { origin: new URL(office.page.url()).origin },
    data: professionalInput({
      email: 'ana.ruiz@example.com',
      serviceIds: ['chimney'],
      zipPrefixes: [],
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
    }),
  })
  expect(reply.status(), await reply.text()).toBe(200)
  await bookQuietly(office.page, 'chimney', {
    date: daysAhead(5),
    time: '12:00',
    contact: { ...contact, fullName: 'Vera Visit' },
  })
  await office.page.goto('/admin/professionals')
  await office.page.getByRole('link', { name: 'Ana Ruiz' }).click()
  await office.page.getByText('Ana can’t sign in yet.').waitFor()
  await office.page.getByRole('button', { name: 'Invite by email' }).click()
  await office.page.getByText('The invitation goes to ana.ruiz@example.com.').waitFor()
  await office.page.getByRole('button', { name: 'Withdraw the invitation' }).waitFor()
  expect(await faultsOn(office.page)).toEqual([])
  await office.close()

  const { page, close } = await running.visit({ viewport: { width: phone.width, height: 800 } })
  const link = await linkIn(running.post.box, 'ana.ruiz@example.com', /sign-in/)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(`${password}!`)
  await page.getByRole('button', { name: 'Set up my sign-in' }).click()
  await page.getByText('Please make sure your passwords match.').first().waitFor()
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Set up my sign-in' }).click()
  await page.getByRole('heading', { name: 'My Visits' }).waitFor()
  await page.getByText('Vera Visit').waitFor()
  expect(await page.getByRole('link', { name: contact.address }).getAttribute('href')).toContain(
    'https://www.google.com/maps/',
  )
  expect(await faultsOn(page)).toEqual([])
  // The link works once.
  await page.goto(link)
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await close()
})

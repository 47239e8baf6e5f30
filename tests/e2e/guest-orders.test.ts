import { expect, test } from 'vitest'
import { addDays } from '../../shared/time/business-time.ts'
import { haveAccount, linkIn, signInQuietly } from '../support/browser/account-in-browser.ts'
import { productWithMailbox } from '../support/browser/built-product.ts'
import { fillContact, walkToCheckout } from '../support/browser/fill-forms.ts'
import { faultsOn } from '../support/browser/looks.ts'
import { dayAhead, orderAhead } from '../support/call.ts'
import { contact, orderFor } from '../support/order.ts'

const running = productWithMailbox(async () => ({
  RATE_LIMIT: 'on',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+15550140123',
  TWILIO_BASE_URL: 'http://127.0.0.1:9',
}))

test('a large order is held until the link in its email is opened, and joins the account that opens it', async () => {
  const { page, close } = await running.visit()
  const email = 'large@example.com'
  const services = [
    ...['house-cleaning', 'carpet-cleaning', 'window-cleaning', 'tile-cleaning', 'plumbing'],
    ...['electrical', 'hvac', 'appliance-repair', 'handyman', 'furniture-assembly', 'locksmith'],
    ...['lawn-care', 'pest-control'],
  ].map((id) => orderFor(id).services[0])
  const order = { ...orderAhead('plumbing', { contact: { ...contact, email } }), services }
  const data = { ...order, time: '14:00' }
  const reply = await page.request.post('/trpc/booking.create', { data })
  expect(reply.status()).toBe(200)
  const link = await linkIn(running.post.box, email, /House Cleaning/)
  const mail = await Promise.all(running.post.box.mails)
  expect(mail.at(-1)?.text).toContain('These times are held for 30 minutes. Open the link')
  await haveAccount(running.product, email)
  await signInQuietly(page, email)
  await page.goto(link)
  await expect.poll(() => page.getByRole('article').count()).toBe(13)
  const total = async () =>
    (await (await page.request.get('/trpc/dashboard.overview')).json()).result.data.counters.total
  await expect.poll(total).toBe(13)
  await page.goto('/dashboard/bookings')
  await page.getByRole('button', { name: 'All (13)' }).waitFor()
  await close()
})

test('orders with an account’s address are offered to it: one is added, one is dismissed for good', async () => {
  const { page, close } = await running.visit({ viewport: { width: 360, height: 800 } })
  const email = 'offered@example.com'
  for (const id of ['plumbing', 'electrical']) {
    const order = orderAhead(id, { contact: { ...contact, email } })
    await page.request.post('/trpc/booking.create', { data: order })
  }
  await haveAccount(running.product, email)
  await signInQuietly(page, email)
  await page.goto('/dashboard')
  const offers = page.getByRole('region', { name: 'Bookings made with your email address' })
  const offer = (name: string) => offers.getByRole('listitem').filter({ hasText: name })
  await offer('Plumbing').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await offer('Plumbing').getByRole('button', { name: 'Yes, add it' }).click()
  await page.getByRole('button', { name: 'Plumbing', exact: true }).waitFor()
  await offer('Electrical').getByRole('button', { name: 'Not mine' }).click()
  await offers.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Plumbing', exact: true }).waitFor()
  expect(await page.getByText('Electrical').count()).toBe(0)
  await close()
})

test('a guest who holds too many times is told at the checkout what to do, and loses nothing', async () => {
  const { page, close } = await running.visit()
  for (let index = 0; index < 12; index += 1) {
    const date = addDays(dayAhead, 1 + index)
    await page.request.post('/trpc/booking.create', { data: orderAhead('roofing', { date }) })
  }
  await page.goto('/booking/plumbing')
  await walkToCheckout(page, 'plumbing')
  const typed = { fullName: 'A Guest', email: 'guest@example.com', phone: '1', address: '2 Way' }
  await fillContact(page, typed)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByText(/Open the link in your confirmation email, or sign in/).waitFor()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('A Guest')
  await close(/429/)
})

test('text messages go to a number confirmed with a code; a number from another country is refused at the field', async () => {
  const { page, close } = await running.visit({ viewport: { width: 360, height: 800 } })
  const email = 'phone@example.com'
  await haveAccount(running.product, email)
  await signInQuietly(page, email)
  await page.goto('/dashboard/notifications')
  const number = page.getByLabel('Your number')
  await number.fill('+44 20 7946 0018')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('Enter a phone number in one of these countries: United States.').waitFor()
  expect(await number.inputValue()).toBe('+44 20 7946 0018')
  await number.fill('(518) 555-0142')
  await page.getByRole('button', { name: 'Send a code' }).click()
  const code = page.getByLabel('Code that we sent to +15185550142')
  await code.fill('12345')
  await page.getByRole('button', { name: 'Confirm this number' }).click()
  await page.getByText('Enter the six digits of the code.').waitFor()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm this number' }).click()
  await page.getByText('That code is wrong or has expired.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await close(/400/)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { ServiceId } from '../../shared/catalogue.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillContact, fillDetails, walkToCheckout } from '../support/browser/fill-forms.ts'
import { inFull } from '../support/in-full.ts'

const running = builtProduct()

// Prices calculated by hand from the price table and the formula.
const journeys: [ServiceId, string, Record<string, unknown>, string][] = [
  ['house-cleaning', 'House Cleaning', {}, '$293'], // 150 x 1.5 x 1.3 = 292.5
  ['plumbing', 'Plumbing', { urgencyLevel: 'emergency' }, '$248'], // 180 x 1.1 + 50
  ['solar-panel', 'Solar Panel Installation', { propertySize: 2500 }, '$2,200'], // 800 x 2.5 x 1.1
  ['moving', 'Moving Services', {}, '$110'], // 100 x 1.1
  ['lawn-care', 'Lawn Care', { serviceFrequency: 'weekly' }, '$68'], // 80 x 1.1 - 20
  ['home-remodeling', 'Home Remodeling', {}, '$2,750'], // 2500 x 1.1
]

test.each(inFull(journeys, journeys.slice(0, 3)))(
  'a guest books %s from the catalogue to the confirmation',
  async (id, title, more, price) => {
    const { page, close } = await running.visit()
    await page.goto('/services')
    await page.getByRole('link', { name: new RegExp(`^${title}`) }).click()
    await walkToCheckout(page, id, more)
    expect(await page.getByRole('status').or(page.locator('output')).allTextContents()).toContain(
      price,
    )
    await fillContact(page)
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await page.getByRole('heading', { name: 'You are booked' }).waitFor()
    await page.getByText('Demo Booking Confirmed!').waitFor()
    expect(await page.locator('dl').textContent()).toContain(price)
    expect(await page.getByText('Confirmed', { exact: true }).isVisible()).toBe(true)

    await page.reload()
    await page.getByRole('heading', { name: 'You are booked' }).waitFor()
    const kept = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('nestwright')),
    )
    // Where the job is counts for the next booking too.
    expect(kept).toEqual(['nestwright.where'])
    await close()
  },
)

test('the confirmation email leads to the booking', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/locksmith')
  await walkToCheckout(page, 'locksmith')
  await fillContact(page, {
    fullName: 'Grace Hopper',
    email: 'grace@example.com',
    phone: '(555) 010-1906',
    address: '7 Harbor Street',
  })
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await expect.poll(() => mailTo('grace@example.com'), { timeout: 10_000 }).toBeDefined()
  const mail = await mailTo('grace@example.com')
  const link = /http\S+\/manage\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('heading', { name: 'Your booking' }).waitFor()
  expect(await page.getByText('7 Harbor Street').isVisible()).toBe(true)
  await page.goto(link.replace(/#.*/, '#wrong'))
  await page.reload()
  await page.getByRole('heading', { name: 'Booking Not Found' }).waitFor()
  await close(/404|could not be read/)
})

async function mailTo(address: string) {
  const mails = readdirSync(running.product.mailFolder).filter((name) => name.endsWith('.eml'))
  const parsed = await Promise.all(
    mails.map((name) => PostalMime.parse(readFileSync(join(running.product.mailFolder, name)))),
  )
  return parsed.find((mail) => mail.to?.[0]?.address === address)
}

test('when a time is lost during checkout, what was typed is kept and the nearest times are offered', async () => {
  const first = await running.visit()
  const second = await running.visit()
  for (const { page } of [first, second]) {
    await page.goto('/booking/roofing')
    await walkToCheckout(page, 'roofing')
    await fillContact(page)
  }
  await first.page.getByRole('button', { name: 'Confirm Booking' }).click()
  await first.page.getByRole('heading', { name: 'You are booked' }).waitFor()

  await second.page.getByRole('button', { name: 'Confirm Booking' }).click()
  const offer = second.page.getByRole('alert').filter({ hasText: 'has just been taken' })
  await offer.waitFor()
  expect(await second.page.locator('[data-field="fullName"]').inputValue()).toBe('Ada Byron')
  await offer.getByRole('button').first().click()
  await second.page.getByRole('button', { name: 'Confirm Booking' }).click()
  await second.page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await first.close()
  await second.close(/409/)
})

test('missing answers show a message, an error at each field and the focus on the first, and nothing is lost', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/plumbing')
  await page.getByRole('button', { name: 'Get Quote' }).click()
  await page.getByText('Missing Information').waitFor()
  await page.getByText('Please fill in all required fields to continue.').waitFor()
  await page.getByText('Describe the problem in a few words.').waitFor()
  await page.getByText('Enter the five digits of your zip code.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe('zip')

  await fillDetails(page, 'plumbing')
  await page.reload()
  expect(await page.locator('[data-field="problemDescription"]').inputValue()).toBe(
    'The tap drips.',
  )
  await close()
})

test('a step without the data before it sends the customer back', async () => {
  const { page, close } = await running.visit()
  for (const step of ['quote', 'schedule', 'checkout']) {
    await page.goto(`/booking/hvac/${step}`)
    await page.waitForURL('**/booking/hvac')
  }
  await close()
})

test.each(['hvac', 'multi-service'])(
  'the success page of %s without a booking says so, and leads away from there',
  async (flow) => {
    const { page, close } = await running.visit()
    await page.goto(`/booking/${flow}/success`)
    await page.getByRole('heading', { name: 'Booking Not Found' }).waitFor()
    await page
      .getByText("We couldn't find your booking details. Please contact customer support.")
      .waitFor()
    expect(new URL(page.url()).pathname).toBe(`/booking/${flow}/success`)
    expect(await page.title()).toBe('Booking not found | Nestwright')
    await page.getByRole('link', { name: 'See all services' }).click()
    await page.getByRole('heading', { level: 1, name: 'Choose a Service' }).waitFor()
    expect(await page.title()).toBe('Services | Nestwright')
    await close()
  },
)

test('an unknown service shows the not-found page', async () => {
  const { page, close } = await running.visit()
  const answer = await page.goto('/booking/unicorn-grooming')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  expect((await page.goto('/booking'))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  await close(/404|There is no page/)
})

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findService } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/format/money.ts'
import { lowestEstimate } from '../../shared/pricing.ts'
import { haveAccount, signInQuietly } from '../support/browser/account-in-browser.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillContact, walkToCheckout, walkToQuote } from '../support/browser/fill-forms.ts'
import { orderAhead } from '../support/call.ts'
import { leastDetails } from '../support/details.ts'
import { inFull } from '../support/in-full.ts'
import { contact } from '../support/order.ts'

const running = builtProduct()

const lowest = (id: string) => {
  const service = findService(id)
  return service ? formatCents(lowestEstimate(service)) : ''
}

test.each(['/', '/services'])(
  'beside each starting price of %s stands the lowest estimate',
  async (path) => {
    const { page, close } = await running.visit()
    await page.goto(path)
    for (const id of ['house-cleaning', 'plumbing', 'moving']) {
      const card = page
        .locator(`a[href="/booking/${id}"]`)
        .filter({ hasText: 'starting at' })
        .first()
      expect(await card.textContent()).toContain(`estimates from ${lowest(id)}`)
    }
    await close()
  },
)

test('the quote explains the price, repeats the answers, and leads back to each of them', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/house-cleaning')
  await walkToQuote(page, 'house-cleaning', { propertySize: '1,800', roomCount: 3 })
  await page.getByRole('heading', { name: 'Your quote' }).waitFor()
  const explained = page.locator('main section').filter({ hasText: 'Total' }).locator('details')
  await explained.locator('summary').click()
  expect(await explained.innerText()).toMatch(
    /House Cleaning\s+\$150\s+1,800 sq ft\s+× 1\.8\s+Rooms: 3\s+× 1\.3\s+Base price, in whole dollars\s+\$351/,
  )
  await page.getByRole('link', { name: 'Change: Rooms' }).click()
  await page.getByRole('heading', { name: 'House Cleaning', level: 1 }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
    .toBe('roomCount')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('4')
  await page.getByRole('button', { name: 'Get Quote' }).click()
  await page.getByRole('heading', { name: 'Your quote' }).waitFor()
  expect(await page.locator('main').innerText()).toMatch(/Total\s+\$378/)
  await close()
})

test('a same-day fee for a later day is dropped with one tap, and the price follows', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/plumbing')
  await walkToQuote(page, 'plumbing', { urgencyLevel: 'emergency' })
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('heading', { name: 'Pick a time' }).waitFor()
  const total = page.locator('output')
  expect(await total.innerText()).toBe('$248')
  const days = page.locator('td button:not([disabled], [data-hidden])')
  await page.getByRole('button', { name: /Next available day/ }).click()
  expect(await page.getByRole('button', { name: 'Drop the $50 fee' }).count()).toBe(0)
  await days.last().click()
  await page.locator('label:has(input[name="time"])').first().click()
  await page.getByText(/^Cancel free of charge until /).waitFor()
  await page.getByRole('button', { name: 'Drop the $50 fee' }).click()
  await expect.poll(() => total.innerText()).toBe('$198')
  expect(await page.getByRole('button', { name: 'Drop the $50 fee' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await page.getByRole('heading', { name: 'Checkout', exact: true }).waitFor()
  expect(await total.innerText()).toBe('$198')
  await close()
})

test('at 360 px the bar of chosen services is one row, and nothing floats over the page', async () => {
  const { page, close } = await running.visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/services')
  for (const name of ['House Cleaning', 'Moving Services', 'Lawn Care']) {
    await page.getByRole('button', { name: `Book ${name} together with others` }).click()
  }
  const bar = await page.getByRole('region', { name: 'Your order' }).boundingBox()
  expect(bar?.height).toBeLessThan(90)
  const button = await page.locator('#chat-button').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0)
  await close()
})

test.each(inFull([641, 768, 1024, 1280, 1440], [768]))(
  'at %i px the assistant’s button is in the header or in the margin, over nothing else',
  async (width) => {
    const { page, close } = await running.visit({ viewport: { width, height: 900 } })
    await page.goto('/services')
    const box = async (locator: Locator) => {
      const { x = 0, y = 0, width: wide = 0, height = 0 } = (await locator.boundingBox()) ?? {}
      return { left: x, right: x + wide, bottom: y + height }
    }
    const button = await box(page.locator('#chat-button'))
    const scheme = await box(page.getByRole('button', { name: 'Use dark colors' }))
    const beside =
      (await box(page.getByRole('banner'))).bottom >= button.bottom
        ? scheme
        : await box(page.locator('main ul').first())
    expect(button.left >= beside.right || button.right <= beside.left).toBe(true)
    await close()
  },
)

test('at 360 px the landing page is at most eight screens long, with the first service in the first one and a half', async () => {
  const { page, close } = await running.visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8 * 740)
  const first = await page.locator('main ul li').first().boundingBox()
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(1.5 * 740)
  const button = await page.getByRole('button', { name: 'Find' }).boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(344)
  await page.goto('/services')
  const cleaning = await page.locator('a[href="/booking/house-cleaning"]').first().boundingBox()
  expect((cleaning?.y ?? 0) + (cleaning?.height ?? 0)).toBeLessThan(2 * 740)
  await close()
})

test('a search for what is broken offers the service that mends it, from the hero too', async () => {
  const { page, close } = await running.visit()
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'What needs fixing?' }).fill('mice')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.waitForURL('**/services?q=mice')
  await page.getByText('Did you mean').waitFor()
  await page.getByRole('link', { name: /^Pest Control.*estimates from/ }).click()
  await page.getByRole('heading', { name: 'Pest Control', level: 1 }).waitFor()
  await page.goto('/services?q=window')
  await page.getByText('Did you mean').getByRole('link', { name: 'Handyman' }).click()
  await page.getByRole('heading', { name: 'Handyman', level: 1 }).waitFor()
  await page.goto('/services?q=pizza')
  await page.getByRole('heading', { name: 'No services found' }).waitFor()
  await close()
})

test('several services at one time: the page says that all come at once, and names a wrong order', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services')
  await page.evaluate(
    ([ids, draft]) => {
      sessionStorage.setItem('nestwright.cart', ids)
      sessionStorage.setItem('nestwright.booking.multi-service', draft)
      sessionStorage.setItem('nestwright.where', JSON.stringify({ zip: '12207' }))
    },
    [
      JSON.stringify(['moving', 'house-cleaning']),
      JSON.stringify({
        details: { moving: leastDetails.moving, 'house-cleaning': leastDetails.cleaning },
      }),
    ] as const,
  )
  await page.goto('/booking/multi-service/quote')
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page
    .getByText('All 2 come at the same time. House Cleaning usually comes after Moving Services.')
    .waitFor()
  await close()
})

test('the questions fit the service: a handyman is not asked for a budget, a locksmith not for the age of a system', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/handyman')
  await page.getByLabel('What needs doing?').waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/Budget|Scope|investment/)
  await page.goto('/booking/locksmith')
  await page.getByLabel('What do you need?').waitFor()
  expect(await page.locator('main').innerText()).not.toContain('Age of the system')
  await page.goto('/booking/handyman')
  await walkToCheckout(page, 'handyman')
  await fillContact(page)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await close()
})

test('on a phone a cleaning is nine taps and seven fields away from the first screen', async () => {
  const { page, close } = await running.visit({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  const counted = { taps: 0, fields: 0 }
  const tap = async (target: Locator) => {
    counted.taps += 1
    await target.tap()
  }
  const fill = async (name: string, text: string) => {
    counted.fields += 1
    await page.locator(`[data-field="${name}"]`).fill(text)
  }
  await page.goto('/')
  await tap(page.locator('main a[href="/booking/house-cleaning"]').first())
  await fill('zip', '12207')
  await tap(page.getByText('House', { exact: true }))
  await fill('propertySize', '1,800')
  await fill('roomCount', '3')
  await tap(page.getByText('Regular cleaning'))
  await tap(page.getByRole('button', { name: 'Get Quote' }))
  await tap(page.getByRole('button', { name: 'Book This Service' }))
  await tap(page.getByRole('button', { name: /Next available day/ }))
  await tap(page.locator('label:has(input[name="time"])').first())
  await tap(page.getByRole('button', { name: 'Continue to Checkout' }))
  for (const name of ['fullName', 'email', 'phone', 'address'] as const) {
    await fill(name, contact[name])
  }
  await tap(page.getByRole('button', { name: 'Confirm Booking' }))
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  expect(counted).toEqual({ taps: 9, fields: 7 })
  await close()
})

test('the total moves where an answer changes it, and not with reduced motion', async () => {
  for (const [reducedMotion, duration] of [
    ['no-preference', '0.16s'],
    ['reduce', '0s'],
  ] as const) {
    const { page, close } = await running.visit({ reducedMotion })
    await page.goto('/booking/house-cleaning')
    const total = page.getByRole('status').filter({ hasText: /^\$\d/ }).locator('span')
    const motion = () => total.evaluate((figure) => getComputedStyle(figure).animationDuration)
    expect(await motion()).toBe('0s')
    const before = await total.innerText()
    await page.locator('[data-field="propertySize"]').fill('4000')
    await expect.poll(() => total.innerText()).not.toBe(before)
    expect(await motion()).toBe(duration)
    await close()
  }
})

test('a customer’s second order begins with the first one’s name, phone, address and zip code', async () => {
  const { page, close } = await running.visit()
  await haveAccount(running.product, 'second@example.com')
  await signInQuietly(page, 'second@example.com')
  const first = await page.request.post('/trpc/booking.create', {
    data: orderAhead('roofing', { contact: { ...contact, email: 'second@example.com' } }),
  })
  expect(first.status()).toBe(200)
  await page.goto('/booking/locksmith')
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  await expect.poll(() => field('zip').inputValue()).toBe('12207')
  await walkToCheckout(page, 'locksmith')
  for (const name of ['fullName', 'phone', 'address'] as const) {
    await expect.poll(() => field(name).inputValue()).toBe(contact[name])
  }
  await close()
})

import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { cancellationPolicy, reminderClaims } from '../../shared/policy.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillContact, walkToCheckout, walkToQuote } from '../support/browser/fill-forms.ts'

const running = builtProduct()

test('a catalogue card shows title and services-page price, and the sort order is in the address', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services?sort=price-low')
  await page.getByText(/^\d0\+ Service Categories Available$/).waitFor()
  expect(await page.getByRole('searchbox').getAttribute('placeholder')).toBe('Search services...')
  const cards = page.locator('a[href^="/booking/"]')
  expect(await cards.count()).toBe(services.length)
  expect(await cards.first().innerText()).toMatch(
    /^(Carpet Cleaning|Furniture Assembly|Lawn Care|Locksmith)\s+starting at \$80\s+estimates from \$\d+$/,
  )
  await page.getByLabel('Sort by').selectOption('price-high')
  await page.waitForURL('**/services?sort=price-high')
  expect(await cards.first().innerText()).toMatch(
    /^New Construction\s+starting at \$2,000\s+estimates from \$[\d,]+$/,
  )
  await page.getByLabel('Sort by').selectOption('name')
  await page.waitForURL('**/services?sort=name')
  expect(await cards.first().innerText()).toMatch(/^Air Duct Cleaning/)
  await page.getByLabel('Sort by').selectOption('popular')
  await page.waitForURL((url) => url.search === '')
  expect(await cards.first().innerText()).toMatch(/^House Cleaning/)
  await close()
})

test('the catalogue has two columns on the narrowest phone, and five on a wide screen', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services')
  const cards = page.locator('a[href^="/booking/"]')
  await cards.last().waitFor()
  for (const [width, columns] of [
    [320, 2],
    [768, 3],
    [1100, 4],
    [1600, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    )
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
  }
  await close()
})

test('the quote shows a fee or a discount only if there is one, the policy and the reminders', async () => {
  const { page, close } = await running.visit()
  const lines = () => page.locator('main dl, main section').first().innerText()
  await page.goto('/booking/plumbing')
  await walkToQuote(page, 'plumbing', { urgencyLevel: 'normal' })
  await page.getByRole('heading', { name: 'Your quote' }).waitFor()
  expect(await lines()).not.toMatch(/fee|discount/i)
  await page.goto('/booking/plumbing')
  await walkToQuote(page, 'plumbing', { urgencyLevel: 'emergency' })
  await page.getByRole('heading', { name: 'Your quote' }).waitFor()
  expect(await lines()).toMatch(/Base price\s+\$198\s+Urgency fee\s+\$50\s+Total\s+\$248/)
  await page.getByText(cancellationPolicy[0]).waitFor()
  await page.getByText(reminderClaims[1]).waitFor()
  await page.goto('/booking/lawn-care')
  await walkToQuote(page, 'lawn-care', { serviceFrequency: 'weekly' })
  await page.getByRole('heading', { name: 'Your quote' }).waitFor()
  expect(await lines()).toMatch(/Base price\s+\$88\s+Recurring discount\s+−\$20\s+Total\s+\$68/)
  await close()
})

test('on the schedule, past and fully booked days cannot be picked, and both a date and a time are required', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/hvac')
  await walkToQuote(page, 'hvac')
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await page.getByText('Please select both a date and time to continue.').waitFor()
  await page.getByText('Missing Selection').waitFor()
  await page.getByRole('button', { name: /Next available day/ }).click()
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  expect(new URL(page.url()).pathname).toBe('/booking/hvac/schedule')
  for (const day of await page.getByRole('button', { name: /not available/ }).all()) {
    expect(await day.isDisabled()).toBe(true)
  }
  await close()
})

test('the checkout shows a message, an error at each field, and checks the email’s format', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/hvac')
  await walkToCheckout(page, 'hvac')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByText('Please fill in all required fields.', { exact: true }).waitFor()
  for (const words of [
    'Enter your full name.',
    'Enter your email address.',
    'Enter a phone number.',
    'Enter the address of the service.',
  ]) {
    await page.getByText(words).waitFor()
  }
  await fillContact(page)
  await page.locator('[data-field="email"]').fill('ada at example')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByText('Enter an email address like name@example.com.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe(
    'email',
  )
  await close()
})

test('the success page: short id, calendar link and file, and where to go next', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/hvac')
  await walkToCheckout(page, 'hvac')
  await fillContact(page)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page
    .getByText(
      'Your time is secured. We will email you as soon as a professional has been assigned.',
    )
    .waitFor()
  expect(await page.locator('main').innerText()).toMatch(/Booking ID [0-9A-F]{8}\b/)
  const google = new URL(
    (await page.getByRole('link', { name: 'Add to Google Calendar' }).getAttribute('href')) ?? '',
  )
  expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(google.searchParams.get('text')).toBe('HVAC Service')
  expect(google.searchParams.get('details')).toBe(
    'HVAC service at 12 St James Square, Albany, NY 12207',
  )
  await page.getByText('Your booking shows as Pending while we assign a professional.').waitFor()
  await page.getByText(/^(Cancel free of charge until|Begins within 24 hours)/).waitFor()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download .ics file' }).click()
  expect((await file).suggestedFilename()).toBe('booking.ics')
  const next = page.getByRole('navigation', { name: 'What next' }).getByRole('link')
  expect(await next.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['/help', '/services', '/'],
  )
  const manage = page.getByRole('link', { name: 'Manage booking' })
  expect(await manage.getAttribute('href')).toMatch(/^\/manage\/[\w-]+#[\w-]+$/)
  await close()
})

test('the search keeps its caret while typing, and follows Back', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services?category=Repairs')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('bing')
  await search.press('Home')
  await search.pressSequentially('plum')
  expect(await search.inputValue()).toBe('plumbing')
  await page
    .getByText(`Showing 1 of ${services.length} services in Repairs for "plumbing"`)
    .waitFor()
  await page.goBack()
  await page.getByText('in Repairs', { exact: false }).first().waitFor()
  await expect.poll(() => search.inputValue()).toBe('')
  await close()
})

test('a form starts with one-time selected, and an optional answer can be cleared', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/lawn-care')
  expect(await page.getByRole('radio', { name: 'One time' }).isChecked()).toBe(true)
  const flat = page.getByRole('radio', { name: 'Flat' })
  await page.getByText('Flat', { exact: true }).click()
  expect(await flat.isChecked()).toBe(true)
  await page.getByText('Flat', { exact: true }).click()
  expect(await flat.isChecked()).toBe(false)
  await page.getByText('Medium', { exact: true }).click()
  await page.getByText('Medium', { exact: true }).click()
  expect(await page.getByRole('radio', { name: 'Medium' }).isChecked()).toBe(true)
  await close()
})

test('the moving date cannot be in the past', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/moving')
  await walkToQuote(page, 'moving', { moveDate: '1999-01-01' })
  await page.getByText('Choose a day from today to two years ahead.').waitFor()
  await page.goto('/booking/moving/quote')
  await page.waitForURL('**/booking/moving')
  await close()
})

test('without Google’s credentials, neither the sign-in page nor the checkout offers Google', async () => {
  const { page, close } = await running.visit()
  const offersNoGoogle = async () => {
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
    await page.getByText('By continuing, you agree').waitFor()
    expect(await page.getByRole('button', { name: /Google/ }).count()).toBe(0)
    expect(await page.getByText('or', { exact: true }).count()).toBe(0)
  }
  expect(await (await page.request.get('/auth')).text()).not.toContain('Continue with Google')
  await page.goto('/auth')
  await offersNoGoogle()
  // A failed return from Google is still reported.
  await page.goto('/auth?google=failed')
  await page.getByText('Sign-in Failed').waitFor()
  await page.goto('/booking/hvac')
  await walkToCheckout(page, 'hvac')
  await page.getByRole('button', { name: 'Sign in or sign up' }).click()
  await offersNoGoogle()
  await close()
})

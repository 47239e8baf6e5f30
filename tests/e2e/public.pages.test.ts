import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brand } from '../../shared/brand.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { log, openChat, say } from '../support/browser/chat-panel.ts'
import { call, orderAhead } from '../support/call.ts'

const running = builtProduct()

const stored = (query: string) => {
  const database = new Sqlite(running.product.databaseFile, { readonly: true })
  const rows = database.prepare(query).all()
  database.close()
  return rows
}

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Wendy')
  await page.getByLabel('Last name').fill('Writer')
  await page.getByLabel('Email').fill('wendy@example.com')
  await page.getByLabel('Message').fill('Do you sweep chimneys in March?')
}

test('the contact form shows errors at their fields and loses nothing, then the message is stored and confirmed', async () => {
  const { page, close } = await running.visit()
  await page.goto('/contact')
  await writeMessage(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Enter a subject.').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toContain('chimneys')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('subject')
  await page.getByLabel('Subject').fill('Chimneys')
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await page.getByText('Thank you, we have it').waitFor()
  expect(
    stored("select first_name, subject, phone from contact_messages where form = 'contact'"),
  ).toEqual([{ first_name: 'Wendy', subject: 'Chimneys', phone: null }])
  await page.getByRole('button', { name: 'Write another message' }).click()
  expect(await page.getByLabel('First name').inputValue()).toBe('')
  // A refusal shown at its field is not an error, so nothing is logged to the console.
  await close()
})

test('the help form asks for a topic; an unreachable server loses nothing', async () => {
  const { page, close } = await running.visit()
  await page.goto('/help')
  await writeMessage(page)
  expect(await page.getByLabel('Topic').locator('option').allInnerTexts()).toEqual([
    'Choose a topic',
    'General Question',
    'Booking Issue',
    'Payment Problem',
    'Service Quality Concern',
    'Account Help',
    'Technical Issue',
    'Other',
  ])
  await page.getByLabel('Topic').selectOption('Booking Issue')
  await page.route(/contact\.sendHelp/, (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('We could not reach the server.').waitFor()
  await page.unroute(/contact\.sendHelp/)
  expect(await page.getByLabel('First name').inputValue()).toBe('Wendy')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Thank you, we have it').waitFor()
  expect(stored("select subject from contact_messages where form = 'help'")).toEqual([
    { subject: 'Booking Issue' },
  ])
  await close(/ERR_FAILED|not sent/)
})

test('help search finds answers while the visitor types, and leads to the open answer', async () => {
  const { page, close } = await running.visit()
  await page.goto('/help')
  await page.getByLabel('Search for help').fill('cancel without account')
  await page.getByText(/answers? found/).waitFor()
  await page.getByRole('link', { name: 'How do I cancel without an account?' }).click()
  await page.waitForURL('**/help/booking-and-scheduling#cancel-as-a-guest')
  await page.locator('#cancel-as-a-guest[open]').waitFor()
  await page.goto('/help?q=qqqqq')
  await page.getByText('Nothing found.').waitFor()
  await close()
})

test('one help answer is open at a time; a link opens its answer, and in print all are open', async () => {
  const { page, close } = await running.visit()
  await page.goto('/help')
  const questions = page.locator('details[name="help-questions"]')
  expect(await questions.count()).toBe(10)
  await questions.nth(0).locator('summary').click()
  await questions.nth(3).locator('summary').click()
  expect(await page.locator('details[name="help-questions"][open]').count()).toBe(1)
  await page.goto('/faq#which-times')
  await page.locator('#which-times[open]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .locator('details > div')
    .evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().height))
  expect(heights).toHaveLength(12)
  expect(Math.min(...heights)).toBeGreaterThan(10)
  await close()
})

test('the star picker stores a rating', async () => {
  const { page, close } = await running.visit()
  await page.goto('/help')
  await page.getByRole('button', { name: 'Send rating' }).click()
  await page.getByText('Choose one to five stars.').waitFor()
  await page.getByLabel('4 of 5: Very good').check({ force: true })
  await page.getByRole('button', { name: 'Send rating' }).click()
  await page.getByText('Thank you: 4 of 5 stars, very good.').waitFor()
  expect(stored('select rating from experience_ratings')).toEqual([{ rating: 4 }])
  await close()
})

test('articles can be searched and filtered by category, and each has a page of its own', async () => {
  const { page, close } = await running.visit()
  await page.goto('/how-to-articles')
  await page.getByText('9 articles').waitFor()
  await page.getByRole('radio', { name: 'HVAC' }).check({ force: true })
  await page.waitForURL('**/how-to-articles?category=HVAC')
  await page.getByText('1 article', { exact: true }).waitFor()
  await page.getByRole('radio', { name: 'All' }).check({ force: true })
  await page.getByLabel('Search articles').fill('flapper')
  await page.getByRole('link', { name: 'How to fix a running toilet' }).click()
  await page.waitForURL('**/how-to-articles/fix-running-toilet')
  await page.getByRole('heading', { level: 1, name: 'How to fix a running toilet' }).waitFor()
  await page.goto('/how-to-articles?q=zzzzz')
  await page.getByText('No articles found').waitFor()
  await close()
})

test('the zip check answers from the service areas', async () => {
  const { page, close } = await running.visit()
  for (const path of ['/', '/service-areas']) {
    await page.goto(path)
    for (const [zip, answer] of [
      ['12', 'Enter the five digits of your zip code.'],
      ['07302', 'Jersey City, NJ: yes, we work there.'],
      ['33101', 'Miami, FL: yes, we work there, and are adding more areas nearby.'],
      ['60601', 'Chicago, IL: not yet. Chicago is one of our next cities.'],
      ['59715', 'MT: we do not work there yet.'],
      ['00001', 'We do not know the zip code 00001.'],
      ['09012', 'That is a military address.'],
    ] as const) {
      await page.getByLabel('Do we work where you live?').fill(zip)
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByText(answer).waitFor()
    }
  }
  await close()
})

test('the reviews page shows the stated figures, and testimonials labeled as samples', async () => {
  const { page, close } = await running.visit()
  await page.goto('/reviews')
  await page
    .getByText(
      '4.9 of 5 stars on average, from 15,847 reviews: 89% gave five. 50,000+ customers served, 98% of them satisfied.',
    )
    .waitFor()
  const text = await page.locator('main').innerText()
  for (const row of ['89%', '8%', '2%', '0.5%', '14,104']) expect(text).toContain(row)
  expect(await page.locator('blockquote').count()).toBe(6)
  expect(await page.getByText('Sample', { exact: true }).count()).toBe(7)
  for (const [path, heading] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-conditions', 'Terms & Conditions'],
    ['/cookie-policy', 'Cookie Policy'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.getByText('Last updated: January 15, 2024').waitFor()
  }
  await close()
})

test('our phone number and email in a text are links, in an answer and in the chat', async () => {
  const { page, close } = await running.visit()
  await page.goto('/faq')
  await page.getByText('How do I speak to a person?').click()
  const answer = page.locator('details[open]')
  expect(await answer.getByRole('link', { name: brand.phone }).getAttribute('href')).toBe(
    brand.phoneHref,
  )
  await openChat(page)
  await say(page, 'Can I talk to a human? What is your phone number?')
  const reply = log(page).getByRole('link', { name: brand.phone }).first()
  expect(await reply.getAttribute('href')).toBe(brand.phoneHref)
  await close()
})

test('sample testimonials have a portrait and the verified flag, and stand after real reviews', async () => {
  const { page, close } = await running.visit()
  const database = new Sqlite(running.product.databaseFile)
  const { body } = await call(running.product.url, 'booking.create', orderAhead('chimney'))
  const [{ id }] = body.result.data.bookings
  database
    .prepare(
      'insert into customer_reviews (id, booking_id, service_id, rating, review_text, created_at) values (?, ?, ?, 5, ?, ?)',
    )
    .run('real', id, 'chimney', 'The fireplace draws again.', new Date().toISOString())
  database.prepare("update bookings set status = 'completed' where id = ?").run(id)
  database.close()
  await page.goto('/reviews')
  await page.getByText('The fireplace draws again.').waitFor()
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings.indexOf('Verified reviews')).toBeLessThan(headings.indexOf('Sample testimonials'))
  const samples = page.getByRole('listitem').filter({ hasText: 'found it helpful' })
  expect(await samples.count()).toBe(6)
  expect(await samples.getByText('Verified customer (sample)').count()).toBe(5)
  for (const portrait of await samples.locator('img').all()) {
    await portrait.scrollIntoViewIfNeeded()
    await expect
      .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  await close()
})

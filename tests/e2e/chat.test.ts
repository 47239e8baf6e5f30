import Sqlite from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { builtProduct } from '../support/browser/built-product.ts'
import { input, log, openChat, say } from '../support/browser/chat-panel.ts'
import { fillDetails } from '../support/browser/fill-forms.ts'
import { hold } from '../support/browser/hold-requests.ts'
import { dressed, faultsInLooks, faultsOn, tours } from '../support/browser/looks.ts'
import { startMessagesApi } from '../support/loopback/messages-api.ts'

let provider: Awaited<ReturnType<typeof startMessagesApi>>
const running = builtProduct()
const withClaude = builtProduct(async () => {
  provider = await startMessagesApi()
  return { ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: provider.url }
})
afterAll(() => provider.close())

test('a visitor gets from a symptom to a booked order through the chat', async () => {
  const { page, close } = await running.visit()
  await page.goto('/')
  await openChat(page)
  await say(page, 'apartment has to be deep cleaned by friday, and the old couch hauled away')
  await log(page).getByText('Shall I put them on your list?').waitFor()
  // What was understood is suggested: it comes onto the list by a tap, and off by another.
  expect(await page.getByText(/services? selected/).count()).toBe(0)
  const select = (name: string) => page.getByRole('button', { name: `Select ${name}` })
  await select('Junk Removal').click()
  await page.getByRole('button', { name: 'Book this service' }).waitFor()
  await select('Junk Removal').click()
  expect(await page.getByText(/services? selected/).count()).toBe(0)
  await select('Junk Removal').click()
  await select('House Cleaning').click()
  await page.getByRole('button', { name: 'Book 2 services' }).waitFor()
  await say(page, 'its a house, 3 bedrooms 2 baths 1800 sq ft. how much?')
  await log(page)
    .getByText(/Your estimate for .* is \$549\./)
    .waitFor()
  // One price: the list below says the same.
  await page.locator('summary').getByText('estimate $549').waitFor()
  await say(page, 'im Ada Byron, ada@example.com, (555) 010-1843, 12 Oak St')
  await log(page).getByText('Thank you, Ada.').waitFor()
  await say(page, 'when can you come?')
  const slot = log(page).getByRole('list', { name: 'Available times' }).getByRole('button').first()
  const time = (await slot.textContent()) ?? ''
  await slot.click()

  await page.getByText('We have filled in what you told the assistant.').waitFor()
  expect(await page.locator('#chat-button').count()).toBe(0)
  await page.getByRole('button', { name: /^House Cleaning.*Complete/ }).click()
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  expect(await field('propertySize').inputValue()).toBe('1800')
  await field('roomCount').fill('4')
  await page.getByRole('button', { name: /^Junk Removal.*To do/ }).click()
  await fillDetails(page, 'junk-removal')
  await page.getByRole('button', { name: 'Get Combined Quote' }).click()
  // 150 x 1.8 x 1.4, and 180 x 1.1
  await page.getByText('$576').first().waitFor()
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.locator('input[name="time"]:checked').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await page.getByRole('heading', { name: 'Checkout', exact: true }).waitFor()
  expect(await field('fullName').inputValue()).toBe('Ada Byron')
  expect(await field('address').inputValue()).toBe('12 Oak St')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  expect(await page.getByText(time).first().isVisible()).toBe(true)
  expect(linkedBookings()).toBe(2)
  await close()
})

/** How many bookings are linked to the conversation that led to them. */
function linkedBookings(): number {
  const database = new Sqlite(running.product.databaseFile, { readonly: true })
  const row = database
    .prepare(
      'select count(*) as linked from bookings join chat_conversations on conversation_id = chat_conversations.id',
    )
    .get() as { linked: number }
  database.close()
  return row.linked
}

test('the conversation survives navigation and reload, and can be started over', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services')
  await page.getByRole('button', { name: 'Ask the assistant' }).first().click()
  await page.getByRole('button', { name: 'Urgent repairs' }).click()
  await log(page).getByText('What has happened?').waitFor()
  await page.getByRole('button', { name: 'Close chat' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('chat-button')
  await page.getByRole('link', { name: 'Help' }).first().click()
  await openChat(page)
  await log(page).getByText('What has happened?').waitFor()
  await page.reload()
  await openChat(page)
  await log(page).getByText('What has happened?').waitFor()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'New homeowner' }).waitFor()
  expect(await log(page).getByText('What has happened?').count()).toBe(0)
  await close()
})

test('the panel is fetched after the page is hydrated, and opens without another request', async () => {
  const { page, close } = await running.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/about', { waitUntil: 'networkidle' })
  const indexOf = (name: string) => asked.findIndex((url) => url.includes(name))
  expect(indexOf('/assets/chat-panel')).toBeGreaterThan(indexOf('/assets/index-'))
  expect(indexOf('/trpc')).toBe(-1)
  const before = asked.length
  await openChat(page)
  await input(page).waitFor()
  expect(asked.slice(before)).toEqual([])
  await close()
})

test.each(tours)('accessible at $name', async (tour) => {
  const { page, close } = await running.visit(dressed(tour))
  await page.goto('/')
  await openChat(page)
  await say(page, 'plumber and electrician please, how much and when?')
  await page.getByRole('button', { name: 'Yes, add them' }).click()
  await page.getByText('2 services selected').click()
  expect(await faultsInLooks(page, tour)).toEqual([])
  await close()
})

test('the chat works with the keyboard alone, and Escape goes back to the button', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  await page.locator('#chat-button').focus()
  await page.keyboard.press('Enter')
  await input(page).waitFor()
  await expect.poll(() => input(page).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('my toilet is clogged')
  await page.keyboard.press('Enter')
  await log(page).getByText('that is a job for Plumbing').waitFor()
  await expect.poll(() => input(page).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('chat-button')
  // The focus is not trapped: Tab reaches the page behind an open panel.
  await page.keyboard.press('Enter')
  await input(page).waitFor()
  await page.getByRole('link', { name: 'Services' }).first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/services')
  expect(await input(page).isVisible()).toBe(true)
  await close()
})

test('a suggested service is booked by one tap on a time', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  await openChat(page)
  await say(page, 'my bathroom faucet drips, can you come this week?')
  const slot = log(page).getByRole('list', { name: 'Available times' }).getByRole('button').first()
  await slot.click()
  await page.waitForURL('**/booking/plumbing**')
  await page.getByText('We have filled in what you told the assistant.').waitFor()
  await close()
})

test('a conversation in Spanish has the panel’s own words in Spanish', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  await openChat(page)
  await say(page, 'necesito un plomero, gotea la llave de la cocina')
  await log(page).getByText('¿Lo pongo en su lista?').waitFor()
  await page.getByRole('button', { name: 'Sí, agréguelo' }).click()
  await page.getByText('1 servicio elegido').waitFor()
  await page.getByRole('button', { name: 'Reservar este servicio' }).waitFor()
  expect(await page.getByLabel('Su mensaje').isVisible()).toBe(true)
  expect(await faultsOn(page)).toEqual([])
  await close()
})

test('whom to call in danger is in sight at any time', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  await openChat(page)
  await page.getByText('In danger, call 911.').waitFor()
  await say(page, 'gotea la llave de la cocina')
  await log(page).getByText('¿Lo pongo en su lista?').waitFor()
  await page.getByText('Si hay peligro, llame al 911.').waitFor()
  await close()
})

test('a page that a reply names is a link', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  await openChat(page)
  await say(page, 'are your people insured?')
  await log(page).getByRole('link', { name: '/safety-security' }).click()
  await page.waitForURL('**/safety-security')
  await close()
})

test('while a reply is pending, the input is disabled and the status line changes over time', async () => {
  const { page, close } = await running.visit()
  await page.clock.install()
  await page.goto('/about')
  const letGo = await hold(page, /chat\.stream/)
  await openChat(page)
  await input(page).waitFor()
  await page.clock.runFor(200)
  await say(page, 'my sink leaks')
  await page.getByText('Thinking...').waitFor()
  await expect.poll(() => input(page).isDisabled()).toBe(true)
  await page.clock.runFor(2000)
  await page.getByText('Analyzing your request...').waitFor()
  await page.clock.runFor(3000)
  await page.getByText('Finding the best solutions for you...').waitFor()
  letGo()
  await log(page).getByText('that is a job for Plumbing').waitFor()
  await expect.poll(() => input(page).isEnabled()).toBe(true)
  await close()
})

test('HTML, markdown and script links in messages are shown as text', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  await openChat(page)
  const nasty =
    '<img src=x onerror="document.title=1"> ![a](https://x.example/a.png) [b](javascript:alert(1))'
  await say(page, nasty)
  await log(page).getByText(nasty).waitFor()
  expect(await log(page).locator('p img, p a, p script').count()).toBe(0)
  await close()
})

test('Claude’s reply is shown as it streams in', async () => {
  const { page, close } = await withClaude.visit()
  provider.answers(
    { say: ['Let me look. '], tools: [{ name: 'estimate', input: { services: ['plumbing'] } }] },
    { say: ['Your estimate for plumbing is $198. When would it suit you?'] },
  )
  await page.goto('/about')
  await openChat(page)
  await say(page, 'my sink leaks, how much?')
  await log(page)
    .getByText('Let me look. Your estimate for plumbing is $198. When would it suit you?')
    .waitFor()
  await close()
})

import Sqlite from 'better-sqlite3'
import { beforeAll, expect, test } from 'vitest'
import { beAdmin } from '../support/browser/admin-in-browser.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillContact, fillDetails, fillZip, walkToCheckout } from '../support/browser/fill-forms.ts'
import { contact } from '../support/order.ts'
import { withResolvers } from '../support/with-resolvers.ts'

const running = builtProduct()

// The names on the pages are read again every ten seconds: this area is there before the first page is.
beforeAll(() =>
  change(
    "insert into areas (id, name, state, coverage, professionals, cities, zips, position) values ('mt', 'Montana', 'MT', 'full', 12, 'Bozeman', '597', 99)",
  ),
)

/** Runs one statement in the product's database, as the office's own change would. */
function change(statement: string): void {
  const database = new Sqlite(running.product.databaseFile)
  database.exec(statement)
  database.close()
}

const asked = () => {
  const database = new Sqlite(running.product.databaseFile, { readonly: true })
  const rows = database.prepare('select zip, email from area_requests order by zip').all()
  database.close()
  return rows
}

test('outside the areas the first question says so, offers to write, and goes no further', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/plumbing')
  const where = page.getByRole('region', { name: 'Where is the job?' })
  const zip = where.locator('[data-field="zip"]')
  await fillDetails(page, 'plumbing')
  await zip.fill('96813')
  await where.getByText('Honolulu, HI: we do not work there yet.').waitFor()
  await page.getByRole('button', { name: 'Get Quote' }).click()
  expect(await zip.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/booking/plumbing')

  await where.getByRole('button', { name: 'Tell me' }).click()
  await where.getByText('Enter your email address.').waitFor()
  await where.getByLabel('Tell me when you come').fill('kai@example.com')
  await where.getByRole('button', { name: 'Tell me' }).click()
  await where.getByText('We will write to you when we come to 96813.').waitFor()
  expect(asked()).toEqual([{ zip: '96813', email: 'kai@example.com' }])

  for (const step of ['quote', 'schedule', 'checkout']) {
    await page.goto(`/booking/plumbing/${step}`)
    await page.getByRole('heading', { name: 'Plumbing', level: 1 }).waitFor()
  }
  expect(await page.locator('[data-field="problemDescription"]').inputValue()).toBe(
    'The tap drips.',
  )
  await close()
})

test('each zip code that we do not work in gets its own answer, and no quote', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/hvac')
  await fillDetails(page, 'hvac')
  const where = page.getByRole('region', { name: 'Where is the job?' })
  const answers = [
    ['1220', 'Enter the five digits of your zip code.'],
    ['00001', 'We do not know the zip code 00001.'],
    ['09012', 'That is a military address.'],
    ['ABCDE', 'Enter the five digits of your zip code.'],
    ['00901', 'PR: we do not work there yet.'],
    ['60601', 'Chicago, IL: not yet. Chicago is one of our next cities.'],
  ] as const
  for (const [typed, answer] of answers) {
    await where.locator('[data-field="zip"]').fill(typed)
    await page.getByRole('button', { name: 'Get Quote' }).click()
    await where.getByText(answer).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/booking/hvac')
  }
  await close()
})

test('a zip code that is changed while the page waits for the answer is answered too, before any quote', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/hvac')
  await fillDetails(page, 'hvac')
  const served = withResolvers()
  const unknown = withResolvers()
  await page.route('**/area.check*', async (route) => {
    await (route.request().url().includes('00001') ? unknown : served).promise
    await route.continue()
  })
  const zip = page.locator('[data-field="zip"]')
  const getQuote = page.getByRole('button', { name: 'Get Quote' })
  const waiting = page.locator('button[data-loading]', { hasText: 'Get Quote' })
  await zip.fill('1220')
  await zip.fill('12207')
  await getQuote.click()
  await waiting.waitFor()
  await zip.fill('00001')
  served.resolve()
  await waiting.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/booking/hvac')
  unknown.resolve()
  await page.getByText('We do not know the zip code 00001.').first().waitFor()
  await zip.fill('12207')
  await getQuote.click()
  await page.waitForURL('**/booking/hvac/quote')
  await close()
})

test('the zip code is asked once: the check on the landing page, both ways of booking and the checkout know it', async () => {
  const { page, close } = await running.visit()
  await page.goto('/')
  await page.getByLabel('Do we work where you live?').fill('12207')
  await page.getByText('Albany, NY: yes, we work there.').waitFor()
  for (const path of ['/booking/hvac', '/booking/plumbing']) {
    await page.goto(path)
    await page.getByText('Albany, NY: yes, we work there.').first().waitFor()
    expect(await page.locator('[data-field="zip"]').inputValue()).toBe('12207')
  }
  await walkToCheckout(page, 'plumbing')
  await page.getByText('Zip code 12207 (Albany, NY)').waitFor()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await page.getByRole('heading', { name: 'Plumbing', level: 1 }).waitFor()
  await close()
})

test('a pasted address with another zip code is asked about, and either answer can be chosen', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/plumbing')
  await walkToCheckout(page, 'plumbing')
  await fillContact(page, { ...contact, address: '88 Perry Street, New York, NY 10014' })
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByText('This address has the zip code 10014, not 12207.').waitFor()
  const address = page.locator('[data-field="address"]')
  await page.getByRole('button', { name: 'In 12207' }).click()
  expect(await address.inputValue()).toBe('88 Perry Street, New York, NY 12207')
  await address.fill('88 Perry Street, New York, NY 10014')
  await page.getByRole('button', { name: 'In 10014' }).click()
  await page.getByText('Zip code 10014').waitFor()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page.getByText('88 Perry Street, New York, NY 10014').waitFor()
  await close()
})

test('an area that ends before the checkout is told there, and nothing typed is lost', async () => {
  const { page, close } = await running.visit()
  await page.goto('/booking/plumbing')
  await fillZip(page, '06101')
  await page.locator('[data-field="problemDescription"]').waitFor()
  await fillDetails(page, 'plumbing', {}, '06101')
  await page.getByRole('button', { name: 'Get Quote' }).click()
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('button', { name: /Next available day/ }).click()
  await page.locator('label:has(input[name="time"])').first().click()
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await fillContact(page, { ...contact, address: '1 Main St, Hartford, CT' })
  change("delete from areas where id = 'ct'")
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('alert').getByText('Hartford, CT: we do not work there yet.').waitFor()
  await page.getByLabel('Tell me when you come').waitFor()
  expect(await page.locator('[data-field="address"]').inputValue()).toBe('1 Main St, Hartford, CT')
  await close(/400/)
})

test('the pages follow the office: names on the landing page, the list and the map', async () => {
  const { page, close } = await running.visit()
  await page.goto('/')
  expect(await page.locator('main').textContent()).toContain('Montana')
  await page.goto('/service-areas')
  await page.getByRole('heading', { name: 'Montana' }).waitFor()
  await close()
})

test('the office adds an area in the settings and takes it away with a second press', async () => {
  const { page, close } = await running.visit()
  await beAdmin(page, running.product, 'areas@example.com')
  change(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 55)
    insert into area_requests (zip, email, created_at) select '99501', 'p' || i || '@example.com', '2020-01-01T00:00:00Z' from n`)
  await page.goto('/admin/settings')
  await page.getByText('kai@example.com').waitFor()
  const waiting = page.locator('section').filter({ hasText: 'Requests for new areas' }).last()
  expect(await waiting.getByRole('listitem').count()).toBe(50)
  await waiting.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => waiting.getByRole('listitem').count()).toBe(6)
  await waiting.getByRole('button', { name: 'Previous' }).click()
  await page.getByText('kai@example.com').waitFor()
  await page.getByRole('button', { name: 'Add an area' }).click()
  const drawer = page.getByRole('dialog', { name: 'New area' })
  await drawer.getByRole('button', { name: 'Save' }).click()
  await drawer.getByText('Enter the name of the state or city.').waitFor()
  await drawer.getByLabel('State or city').fill('Hawaii')
  await drawer.getByLabel('State', { exact: true }).fill('hi')
  await drawer.getByLabel('Coverage').selectOption('expanding')
  await drawer.getByLabel('Zip codes').fill('967-968')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Emailing 1 person who asked to be notified.').waitFor()
  await page.getByRole('button', { name: 'Edit Hawaii' }).click()
  const hawaii = page.getByRole('dialog', { name: 'Hawaii' })
  expect(await hawaii.getByLabel('Zip codes').inputValue()).toBe('967-968')
  await hawaii.getByRole('button', { name: 'Remove Hawaii' }).click()
  await hawaii.getByRole('button', { name: 'Press again to remove Hawaii' }).click()
  await page.getByRole('button', { name: 'Edit Hawaii' }).waitFor({ state: 'detached' })
  await close()
})

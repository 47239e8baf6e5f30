import { expect, test } from 'vitest'
import { haveAccount, signInQuietly } from '../support/browser/account-in-browser.ts'
import { businessAtWork, row } from '../support/browser/admin-in-browser.ts'
import { call, daysAhead, orderAhead } from '../support/call.ts'

const { running, boss } = businessAtWork()

test('users who are not admins are sent to the dashboard', async () => {
  const { page, close } = await running.visit()
  await haveAccount(running.product, 'plain@example.com')
  await signInQuietly(page, 'plain@example.com')
  for (const path of ['/admin', '/admin/bookings', '/admin/customers/x', '/admin/settings']) {
    await page.goto(path)
    await page.waitForURL('**/dashboard')
  }
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0)
  await close()
})

test('only administrators can export, and each export is logged', async () => {
  const { page, close } = await running.visit()
  expect((await page.request.get('/admin/export/bookings.csv')).status()).toBe(401)
  await haveAccount(running.product, 'curious@example.com')
  await signInQuietly(page, 'curious@example.com')
  expect((await page.request.get('/admin/export/bookings.csv')).status()).toBe(403)
  const admin = await boss()
  expect((await admin.page.request.get('/admin/export/users.csv')).status()).toBe(404)
  expect((await admin.page.request.get('/admin/export/bookings.csv?status=x')).status()).toBe(400)
  const payments = await admin.page.request.get('/admin/export/payments.csv')
  expect(payments.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="payments.csv"',
  })
  expect((await payments.text()).split('\r\n')[0]).toBe(
    '\uFEFF"Received On","Receipt","Kind","Method","Amount","Received","Booking ID","Customer","Service","Recorded By","Void","Why Void"',
  )
  const customers = await admin.page.request.get('/admin/export/customers.csv')
  expect(await customers.text()).toContain('"curious@example.com"')
  await admin.page.goto('/admin/settings')
  await admin.page.getByText('exported payments').waitFor()
  await admin.page.getByText('exported customers').waitFor()
  await admin.close()
  await close(/401|403/)
})

test('the transcript and its score are shown, and HTML in messages stays text', async () => {
  const { page, close } = await boss()
  const nasty = '<img src=x onerror="document.title=1"> ![a](https://x.example/a.png) my sink leaks'
  const data = { sessionId: 'a-nasty-conversation-1', message: nasty }
  expect((await page.request.post('/trpc/chat.send', { data })).status()).toBe(200)
  const more = { ...data, message: 'Also an outlet in the hall is dead.' }
  expect((await page.request.post('/trpc/chat.send', { data: more })).status()).toBe(200)
  await page.goto('/admin/chat-logs')
  await page.getByRole('button', { name: 'Anonymous' }).first().click()
  const record = page.getByRole('dialog')
  await record.getByText(nasty).waitFor()
  expect(await record.locator('ol img, ol a, ol script').count()).toBe(0)
  await record
    .getByText(/^\+\d+$/)
    .first()
    .waitFor()
  await record.getByLabel('Status').selectOption('contacted')
  await record.getByLabel('Note').fill('Rang, nobody there.')
  await record.getByRole('button', { name: 'Save follow-up' }).click()
  await page.getByText('Your colleagues see it too.').waitFor()
  await record.getByRole('link', { name: 'New booking' }).click()
  await page.getByRole('heading', { level: 1, name: 'New booking' }).waitFor()
  await expect
    .poll(() => page.getByRole('combobox', { name: 'First service' }).inputValue())
    .toBe('plumbing')
  // All that the conversation is about.
  await page.getByRole('button', { name: 'Remove Electrical' }).waitFor()
  await close()
})

test('promoting and removing an administrator shows the right messages', async () => {
  const { page, close } = await boss()
  await haveAccount(running.product, 'next@example.com')
  await page.goto('/admin/settings')
  const promote = async (email: string, password: string) => {
    await page.getByLabel('User email').fill(email)
    await page.getByLabel('Your password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Promote to Admin' }).click()
  }
  await promote('', 'x')
  await page.getByText('Please enter a user email').waitFor()
  await promote('next@example.com', 'not it')
  await page.getByText('This is not your password.').waitFor()
  await promote('nobody@example.com', 'a long and quiet walk')
  await page.getByText('User not found with that email').waitFor()
  await promote('next@example.com', 'a long and quiet walk')
  await page.getByText('User promoted to admin successfully').waitFor()
  expect(await page.getByLabel('User email').inputValue()).toBe('')
  await promote('next@example.com', 'a long and quiet walk')
  await page.getByText('User is already an admin').waitFor()
  await page.getByRole('button', { name: 'Remove next@example.com' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill('a long and quiet walk')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('next@example.com is no longer an administrator.').waitFor()
  await page.getByText('removed an admin').waitFor()
  await close(/400/)
})

test('reviews and the audit log show service titles and short ids that link to the booking', async () => {
  const { page, close } = await boss()
  const { token, bookings } = (
    await call(running.product.url, 'booking.create', orderAhead('air-ducts'))
  ).body.result.data
  const [{ id }] = bookings
  for (const to of ['confirmed', 'in_progress', 'completed']) {
    const data = { id, to }
    expect((await page.request.post('/trpc/admin.bookings.updateStatus', { data })).status()).toBe(
      200,
    )
  }
  const text = 'Every vent was cleaned. '.repeat(10).trim()
  await call(running.product.url, 'booking.review', { id, token, rating: 4, text })
  await page.goto('/admin/reviews')
  const review = page.getByRole('row').filter({ hasText: 'Every vent' })
  expect(await review.innerText()).toMatch(/^Air Duct Cleaning/)
  expect(await review.innerText()).toContain('…')
  expect(await page.locator('main').innerText()).not.toContain('air-ducts')
  await review.getByRole('button', { name: 'Air Duct Cleaning' }).click()
  await page.getByRole('dialog', { name: 'Review of Air Duct Cleaning' }).waitFor()
  await page.keyboard.press('Escape')

  const link = review.getByTitle(id)
  expect(await link.innerText()).toBe(`${id.slice(0, 8)}…`)
  await link.click()
  await page.getByRole('dialog', { name: 'Air Duct Cleaning' }).getByText(text).waitFor()

  await page.goto('/admin/settings')
  const advanced = row(page, 'from: In Progress, to: Completed').first()
  await advanced.getByTitle(id).waitFor()
  await close()
})

test('closing a day on the schedule removes its times from the booking page, and opening it brings them back', async () => {
  const { page, close } = await boss()
  const date = daysAhead(9)
  const offered = async () => {
    const input = encodeURIComponent('{"serviceIds":["chimney"]}')
    const reply = await page.request.get(`/trpc/booking.openSlots?input=${input}`)
    return (await reply.text()).includes(date)
  }
  expect(await offered()).toBe(true)
  await page.goto(`/admin/schedule/times?week=${date}`)
  await page
    .getByRole('button', { name: /^Close / })
    .first()
    .click()
  await page.getByText('Nothing is booked then.').waitFor()
  await expect.poll(offered).toBe(false)
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await expect.poll(offered).toBe(true)
  await close()
})

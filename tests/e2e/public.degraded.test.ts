import { expect, test } from 'vitest'
import { signInOnPage } from '../support/browser/account-in-browser.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { openChat } from '../support/browser/chat-panel.ts'

const running = builtProduct()

test('a number in a search is treated as text; an address in another case is not found', async () => {
  const { page, close } = await running.visit()
  await page.goto('/help?q=911')
  expect(await page.getByLabel('Search for help').inputValue()).toBe('911')
  await page.getByText(/answers? found/).waitFor()
  await page.goto('/how-to-articles?q=24')
  expect(await page.getByLabel('Search articles').inputValue()).toBe('24')
  await page.goto('/ABOUT')
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  await close(/404|There is no page/)
})

test('stored data of another shape is dropped, and the pages start over', async () => {
  const { page, close } = await running.visit()
  await page.goto('/about')
  await page.evaluate(() => {
    sessionStorage.setItem('nestwright.booking.hvac', '{"details":null}')
    sessionStorage.setItem('nestwright.cart', 'hvac,roofing')
    sessionStorage.setItem('nestwright.chat', '{"messages":"none"}')
  })
  await page.goto('/booking/hvac')
  await page.getByRole('heading', { level: 1, name: 'HVAC' }).waitFor()
  await page.getByLabel('What is wrong?').fill('No heat upstairs')
  await page.goto('/services')
  await page.getByRole('button', { name: 'Book HVAC together with others' }).click()
  await page.getByRole('link', { name: 'Book 1 service' }).waitFor()
  await openChat(page)
  await page.getByLabel('Your message').waitFor()
  await close()
})

test('without JavaScript a form says what it needs, and no password is in an address', async () => {
  const { page, close } = await running.visit({ javaScriptEnabled: false })
  for (const path of ['/auth', '/auth/forgot-password', '/contact', '/booking/plumbing']) {
    await page.goto(path)
    const note = page.locator('noscript')
    await note.waitFor()
    expect(await note.textContent()).toContain('needs JavaScript')
    await page.locator('main form input:visible').first().press('Enter')
    expect(page.url()).toMatch(new RegExp(`${path}$`))
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await close(/form-action 'self'/)
})

test('a page stays as it is where the code of a part that it can do without does not come', async () => {
  const { page, close } = await running.visit()
  await page.route(/\/assets\/(verified-reviews|area-request)-.*\.js$/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => /reviews/.test(request.url()))
  await page.goto('/booking/plumbing')
  await failed
  await page.getByRole('textbox', { name: 'Where is the job?' }).fill('96813')
  await page.getByText('This form could not be loaded.').waitFor()
  await page.getByLabel('What is wrong?').fill('It drips')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Plumbing')
  const visits = await page.evaluate(() => performance.getEntriesByType('navigation'))
  expect(visits).toMatchObject([{ type: 'navigate' }])
  await close(/ERR_FAILED/)
})

test('where the assistant does not come, the page says so and keeps what was typed', async () => {
  const { page, close } = await running.visit()
  await page.route(/\/assets\/chat-panel-.*\.js$/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => /chat-panel/.test(request.url()))
  await page.goto('/contact')
  await failed
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you sweep chimneys in March?')
  await page.locator('#chat-button').click()
  await page.getByText('The assistant could not be loaded').waitFor()
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(
    'Do you sweep chimneys in March?',
  )
  await close(/could not be loaded|Failed to fetch|ERR_FAILED/)
})

test('messages are shown where the toasts could not be fetched, and by the toasts once they could', async () => {
  const { page, close } = await running.visit()
  await page.route(/\/assets\/overlays-.*\.js$/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => /overlays/.test(request.url()))
  await page.goto('/auth')
  await failed
  await signInOnPage(page, 'nobody@example.com')
  const message = page.getByRole('alert').getByText('Please check your credentials and try again.')
  await message.waitFor()
  await page.unroute(/\/assets\/overlays-.*\.js$/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('.mantine-Notifications-root').getByRole('alert').waitFor()
  await message.waitFor()
  await close(/ERR_FAILED|401|400/)
})

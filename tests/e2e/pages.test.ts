import { expect, test } from 'vitest'
import { filterServices, noFilter, services } from '../../shared/catalogue.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { walkToCheckout } from '../support/browser/fill-forms.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'

const running = builtProduct()

const showing = (count: number) => `Showing ${count} of ${services.length} services`
const inOutdoor = filterServices({ ...noFilter, category: 'Outdoor' })

test('the catalogue’s filter is in the address: Back and a shared link work', async () => {
  const { page, close } = await running.visit()
  await page.goto('/services')
  await page.getByText(showing(services.length)).waitFor()
  await page.getByText('Outdoor', { exact: true }).click()
  await page.getByText(`${showing(inOutdoor.length)} in Outdoor`).waitFor()
  await page.getByRole('searchbox').fill('roof')
  await page.getByText(`${showing(1)} in Outdoor for "roof"`).waitFor()
  expect(page.url()).toContain('category=Outdoor')
  await page.reload()
  await page.getByText(`${showing(1)} in Outdoor for "roof"`).waitFor()
  await page.getByRole('searchbox').fill('unicorn')
  await page.getByRole('heading', { name: 'No services found' }).waitFor()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await page.getByText(showing(services.length)).waitFor()
  await close()
})

test('the phone menu: the keyboard reaches it, and Escape or a click outside closes it', async () => {
  const { page, close } = await running.visit({ viewport: { width: phone.width, height: 800 } })
  await page.goto('/services')
  const toggle = page.getByRole('button', { name: 'Menu' })
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await link.isVisible()).toBe(false)
  expect(await toggle.evaluate((one) => one === document.activeElement)).toBe(true)
  await toggle.click()
  await link.waitFor()
  await page.mouse.click(180, 700)
  await link.waitFor({ state: 'hidden' })
  await close()
})

test('the booking flow fits the narrowest phone', async () => {
  const { page, close } = await running.visit({ viewport: { width: 320, height: 640 } })
  await page.goto('/booking/moving')
  await walkToCheckout(page, 'moving')
  await page.goBack()
  await page.locator('input[name="time"]').first().waitFor({ state: 'attached' })
  expect(await faultsOn(page)).toEqual([])
  await close()
})

test('the catalogue needs no call to the server', async () => {
  const { page, close } = await running.visit()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/trpc')) calls.push(request.url())
  })
  await page.goto('/services')
  await page.getByText(showing(services.length)).waitFor()
  expect(calls).toEqual([])
  await close()
})

import { expect, test } from 'vitest'
import { filterServices, noFilter, services } from '../../shared/catalogue.ts'
import { fixedPaths } from '../support/browser/built-pages.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillDetails, fillZip, walkToCheckout } from '../support/browser/fill-forms.ts'
import { dressed, faultsInLooks, faultsOn, phone, tours } from '../support/browser/looks.ts'

const running = builtProduct()

const showing = (count: number) => `Showing ${count} of ${services.length} services`
const inOutdoor = filterServices({ ...noFilter, category: 'Outdoor' })

test.each(tours)('every page is complete and accessible at $name', async (tour) => {
  const { page, close } = await running.visit(dressed(tour))
  const found: Record<string, string[]> = {}
  for (const [index, path] of [
    // Pages behind a sign-in are checked in pages.customer and admin.looks.
    ...fixedPaths.filter((one) => !/^\/(dashboard|admin)/.test(one)),
    '/dashboard',
    '/booking/multi-service/details',
    '/booking/house-cleaning',
    '/booking/hvac/success',
    '/help/getting-started',
    '/how-to-articles/fix-running-toilet',
    '/no/such/page',
  ].entries()) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    const wrong = await faultsInLooks(page, tour, index)
    if (wrong.length > 0) found[path] = wrong
  }
  expect(found).toEqual({})
  await close(/404|There is no page/)
})

test.each(tours)('every booking screen is complete and accessible at $name', async (tour) => {
  const { page, close } = await running.visit(dressed(tour))
  await page.goto('/booking/plumbing')
  await page.getByRole('button', { name: 'Get Quote' }).click()
  await page.getByText('Describe the problem').waitFor()
  expect(await faultsInLooks(page, tour, 1)).toEqual([])
  await fillDetails(page, 'plumbing')
  expect(await faultsInLooks(page, tour, 2)).toEqual([])
  await page.getByRole('button', { name: 'Get Quote' }).click()
  await page.getByRole('heading', { name: 'Your quote' }).waitFor()
  expect(await faultsInLooks(page, tour, 3)).toEqual([])
  await page.goto('/booking/plumbing')
  await walkToCheckout(page, 'plumbing')
  expect(await faultsInLooks(page, tour, 4)).toEqual([])
  await page.goBack()
  await page.getByRole('heading', { name: 'Pick a time' }).waitFor()
  await page.locator('input[name="time"]').first().waitFor({ state: 'attached' })
  expect(await faultsInLooks(page, tour, 5)).toEqual([])
  await close()
})

test.each(tours)(
  'the multi-service booking screens are complete and accessible at $name',
  async (tour) => {
    const { page, close } = await running.visit(dressed(tour))
    await page.goto('/services')
    for (const title of ['HVAC', 'Lawn Care']) {
      await page.getByRole('button', { name: `Book ${title} together with others` }).click()
    }
    expect(await faultsInLooks(page, tour, 6)).toEqual([])
    await page.getByRole('link', { name: 'Book 2 services' }).click()
    await fillZip(page)
    await page.getByRole('button', { name: 'Get Combined Quote' }).click()
    await page.getByText('Describe the problem').waitFor()
    expect(await faultsInLooks(page, tour, 7)).toEqual([])
    for (const id of ['hvac', 'lawn-care'] as const) {
      await fillDetails(page, id)
      await page.getByRole('button', { name: 'Done' }).click()
    }
    expect(await faultsInLooks(page, tour, 8)).toEqual([])
    await page.getByRole('button', { name: 'Get Combined Quote' }).click()
    await page.getByRole('heading', { name: 'Your quote' }).waitFor()
    expect(await faultsInLooks(page, tour, 9)).toEqual([])
    await close()
  },
)

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

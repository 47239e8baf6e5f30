import { expect, test } from 'vitest'
import { builtProduct } from '../support/browser/built-product.ts'
import { fillDetails, fillZip, walkToCheckout } from '../support/browser/fill-forms.ts'
import { dressed, faultsInLooks, tours } from '../support/browser/looks.ts'

const running = builtProduct()

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

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ServiceId } from '../../shared/catalogue.ts'
import { fillDetails } from './browser/fill-forms.ts'

/** The services that these tests book. */
export const titles: Partial<Record<ServiceId, string>> = {
  moving: 'Moving Services',
  'house-cleaning': 'House Cleaning',
  'pest-control': 'Pest Control',
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  hvac: 'HVAC',
  'lawn-care': 'Lawn Care',
  locksmith: 'Locksmith',
  chimney: 'Chimney Services',
}

/** The button that adds a service to the order, on the service's card. */
export const toggle = (page: Page, id: ServiceId) =>
  page.getByRole('button', { name: `Book ${titles[id]} together with others` })
/** The bar with the chosen services. */
export const order = (page: Page) => page.getByRole('region', { name: 'Your order' })

/** Chooses these in the catalogue and goes on to their details. */
export async function choose(page: Page, ids: readonly ServiceId[]) {
  await page.goto('/services')
  for (const id of ids) await toggle(page, id).click()
  await order(page)
    .getByRole('link', { name: `Book ${ids.length} services` })
    .click()
  await page.getByRole('heading', { name: 'Your services' }).waitFor()
}

/** Fills in the open section and goes on to the next one. */
export async function answer(page: Page, id: ServiceId) {
  await page
    .getByRole('button', { name: new RegExp(`^${titles[id]}.*To do`) })
    .and(page.locator('[aria-expanded="true"]'))
    .waitFor()
  await fillDetails(page, id)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: new RegExp(`^${titles[id]}.*Complete`) }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('aria-expanded'))).toBe(
    true,
  )
}

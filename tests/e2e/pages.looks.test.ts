import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedPaths } from '../support/browser/built-pages.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { dressed, faultsInLooks, tours } from '../support/browser/looks.ts'

const running = builtProduct()

const paths = [
  // Pages behind a sign-in are checked in pages.customer and admin.looks.
  ...fixedPaths.filter((one) => !/^\/(dashboard|admin)/.test(one)),
  '/dashboard',
  '/booking/multi-service/details',
  '/booking/house-cleaning',
  '/booking/hvac/success',
  '/help/getting-started',
  '/how-to-articles/fix-running-toilet',
  '/no/such/page',
]

describe.each(tours)('every page is complete and accessible at $name', (tour) => {
  let visit: Awaited<ReturnType<typeof running.visit>>
  beforeAll(async () => {
    visit = await running.visit(dressed(tour))
  })
  // The pages without an entry answer 404.
  afterAll(() => visit.close(/404|There is no page/))
  test.each([...paths.entries()])('%d: %s', async (index, path) => {
    await visit.page.goto(path)
    await visit.page.locator('h1').first().waitFor()
    expect(await faultsInLooks(visit.page, tour, index)).toEqual([])
  })
})

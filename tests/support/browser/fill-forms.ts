import type { Page } from 'playwright-core'
import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import { formOf } from '../../../shared/questions/form-of.ts'
import { leastDetails } from '../details.ts'
import { contact } from '../order.ts'

/** Fills in a detail form on the screen as a person would. */
export async function fillDetails(
  page: Page,
  id: ServiceId,
  more: Record<string, unknown> = {},
  zip = '12207',
) {
  const service = findService(id)
  if (!service) throw new Error(`There is no service ${id}.`)
  await fillZip(page, zip)
  const answers = { ...leastDetails[service.bookingCategory], ...more }
  for (const group of formOf(service).groups) {
    for (const field of group.fields) {
      const answer = answers[field.name]
      if (typeof answer !== 'string' && typeof answer !== 'number') continue
      const place = page.locator(`[data-field="${field.name}"]`)
      if (field.kind === 'choice') {
        await place.getByText(field.options[String(answer)] ?? '', { exact: true }).click()
      } else {
        await place.fill(String(answer))
      }
    }
  }
}

/** Answers the first question of a booking, and waits until the page has the server's answer. */
export async function fillZip(page: Page, zip = '12207') {
  const where = page.getByRole('region', { name: 'Where is the job?' })
  await where.locator('[data-field="zip"]').fill(zip)
  await where.getByText(/yes, we work there/).waitFor()
}

export async function fillContact(page: Page, person: Record<string, string> = contact) {
  for (const [name, value] of Object.entries(person)) {
    await page.locator(`[data-field="${name}"]`).fill(value)
  }
}

/** From the details page to the quote. */
export async function walkToQuote(page: Page, id: ServiceId, more?: Record<string, unknown>) {
  await fillDetails(page, id, more)
  await page.getByRole('button', { name: 'Get Quote' }).click()
}

/** From the details page to the checkout, at the first available time of the next available day. */
export async function walkToCheckout(page: Page, id: ServiceId, more?: Record<string, unknown>) {
  await walkToQuote(page, id, more)
  await page.getByRole('button', { name: 'Book This Service' }).click()
  await page.getByRole('button', { name: /Next available day/ }).click()
  await page.locator('label:has(input[name="time"])').first().click()
  await page.getByRole('button', { name: 'Continue to Checkout' }).click()
  await page.getByRole('heading', { name: 'Checkout', exact: true }).waitFor()
}

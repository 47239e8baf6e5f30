import { expect, test } from 'vitest'
import { businessAtWork } from '../support/browser/admin-in-browser.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'
import { call, orderAhead } from '../support/call.ts'

const { running, boss } = businessAtWork()

type Office = Awaited<ReturnType<typeof boss>>

/** A guest's booking of plumbing whose work is done. */
async function completed(office: Office, more: Record<string, unknown> = {}) {
  const { body } = await call(running.product.url, 'booking.create', orderAhead('plumbing', more))
  const { token, bookings } = body.result.data
  const [{ id }] = bookings
  for (const to of ['confirmed', 'in_progress', 'completed']) {
    const reply = await office.page.request.post('/trpc/admin.bookings.updateStatus', {
      data: { id, to },
    })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  return { id, token }
}

test('a guest says that something is wrong, the office settles it with a redo, and the guest reads the answer', async () => {
  const office = await boss()
  const guest = await running.visit(phone)
  const { id, token } = await completed(office)
  const { page } = guest
  await page.goto(`/manage/${id}#${token}`)
  await page.getByRole('button', { name: /^Something is wrong/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Tell us what went wrong in at least 5 characters.').waitFor()
  await dialog.getByLabel('What went wrong?').fill('The tap still drips.')
  expect(await faultsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Something is wrong/ }).click()
  await expect.poll(() => dialog.getByLabel('What went wrong?').inputValue()).toContain('drips')
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('We’ll reply within 24 hours, by').waitFor()
  expect(await page.getByRole('button', { name: /^Something is wrong/ }).count()).toBe(0)

  await office.page.goto('/admin')
  await office.page.getByRole('link', { name: 'Claims 1 open' }).click()
  await office.page.getByRole('button', { name: 'Ada Byron' }).click()
  const drawer = office.page.getByRole('dialog')
  await drawer.getByText('The tap still drips.').waitFor()
  await drawer.getByText('23 hours left').waitFor()
  expect(await drawer.getByRole('link', { name: '(555) 010-1843' }).getAttribute('href')).toBe(
    'tel:(555) 010-1843',
  )
  await drawer.getByRole('button', { name: 'Redo' }).click()
  await drawer.getByRole('button', { name: 'Settle with a redo' }).click()
  await drawer.getByText('Enter a message to the customer.').waitFor()
  await drawer.getByLabel('Message to the customer').fill('We come again on Friday.')
  expect(await faultsOn(office.page)).toEqual([])
  await drawer.getByRole('button', { name: 'Settle with a redo' }).dblclick()
  await office.page.getByText('Your message goes to Ada@Example.com.').waitFor()
  await drawer.getByText(/ by boss1@example.com$/).waitFor()
  await drawer.getByRole('link', { name: 'Book the second visit' }).click()
  await office.page.getByRole('heading', { name: 'New booking' }).waitFor()
  await expect.poll(() => office.page.getByLabel('Full name').inputValue()).toBe('Ada Byron')
  expect(await office.page.getByLabel('Service', { exact: true }).inputValue()).toBe('plumbing')
  await office.page.getByText('A second visit at no charge').waitFor()
  // The same work as before: the questions are answered already.
  await office.page.locator('[data-field=visit] button').first().click()
  await office.page.getByRole('button', { name: 'Book', exact: true }).click()
  await office.page.getByText('$0 (a second visit at no charge)').waitFor()
  await office.page.goto(`/admin/bookings?open=${id}`)
  await drawer.getByText('We come again on Friday.').waitFor()

  await page.reload()
  await page.getByText('We’ll redo the work free of charge.').waitFor()
  await page.getByRole('button', { name: /^View Details/ }).click()
  await dialog.getByText('We come again on Friday.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Something is wrong' }).waitFor()
  await office.close()
  await guest.close()
})

test('the office writes down on a phone what a caller says is wrong, and settles it there', async () => {
  const office = await boss({ viewport: { width: phone.width, height: 800 } })
  const { page } = office
  const { id } = await completed(office, { time: '14:00' })
  await page.goto(`/admin/bookings?open=${id}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Record a claim' }).click()
  const words = drawer.getByLabel('What is wrong')
  await expect.poll(() => words.evaluate((one) => one === document.activeElement)).toBe(true)
  await drawer.getByRole('button', { name: 'Record the claim' }).click()
  await drawer.getByText('Write down what went wrong in at least 5 characters.').waitFor()
  await words.fill('There is water under the sink.')
  expect(await faultsOn(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Record the claim' }).dblclick()
  await page.getByText('Answer it within 24 hours.').waitFor()
  await drawer.getByRole('button', { name: 'Record a claim' }).waitFor({ state: 'detached' })
  await drawer.getByRole('link', { name: /^Reported/ }).click()
  await page.getByRole('dialog', { name: 'Claim: Plumbing' }).waitFor()
  await drawer.getByText('There is water under the sink.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await office.close()
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { haveAccount, signInQuietly } from '../support/browser/account-in-browser.ts'
import { builtProduct } from '../support/browser/built-product.ts'
import { call, orderAhead } from '../support/call.ts'

const running = builtProduct()

const cardOf = (page: Page, name: RegExp) => page.getByRole('article', { name })
const action = (page: Page, card: RegExp, name: RegExp) =>
  cardOf(page, card).getByRole('button', { name })

/** The card says that the booking is cancelled, and offers no action that a cancelled booking does not allow. */
async function expectCancelled(page: Page, card: RegExp): Promise<void> {
  await cardOf(page, card).getByText('Cancelled', { exact: true }).waitFor()
  await action(page, card, /^Book again/).waitFor()
  expect(await action(page, card, /^(Cancel|Reschedule):/).count()).toBe(0)
}

/**
 * An account with a booking of each service, whose list is open on one device. Returns a function that cancels on the
 * other.
 */
async function onTwoDevices(email: string, serviceIds: readonly string[]) {
  const one = await running.visit()
  const other = await running.visit()
  await haveAccount(running.product, email)
  const cancel = new Map<string, () => Promise<void>>()
  for (const { page } of [one, other]) await signInQuietly(page, email)
  for (const serviceId of serviceIds) {
    const reply = await one.page.request.post('/trpc/booking.create', {
      data: orderAhead(serviceId),
    })
    const { result } = (await reply.json()) as {
      result: { data: { bookings: [{ id: string }] } }
    }
    const { id } = result.data.bookings[0]
    cancel.set(serviceId, async () => {
      const cancelled = await other.page.request.post('/trpc/booking.cancel', {
        data: { id, fee: 0 },
      })
      expect(cancelled.status()).toBe(200)
    })
  }
  await one.page.goto('/dashboard/bookings')
  await cardOf(one.page, /./).first().waitFor()
  return {
    page: one.page,
    cancelElsewhere: (serviceId: string) => cancel.get(serviceId)?.(),
    close: async (expected?: RegExp) => {
      await other.close()
      await one.close(expected)
    },
  }
}

test('cancelled on another device: the stale card’s dialogs say so and offer no cancellation', async () => {
  const { page, cancelElsewhere, close } = await onTwoDevices('stale@example.com', [
    'hvac',
    'roofing',
    'chimney',
  ])
  const dialog = page.getByRole('dialog')

  await cancelElsewhere('hvac')
  await action(page, /HVAC/, /^Cancel:/).click()
  await page.getByRole('dialog', { name: 'Already cancelled' }).waitFor()
  expect(await dialog.getByRole('button', { name: /^Cancel/ }).count()).toBe(0)
  await dialog.getByText('Close', { exact: true }).click()
  await expectCancelled(page, /HVAC/)

  await cancelElsewhere('roofing')
  await action(page, /Roofing/, /^View Details:/).click()
  await dialog.getByText('Cancelled, free of charge').waitFor()
  await page.keyboard.press('Escape')
  await expectCancelled(page, /Roofing/)

  await action(page, /Chimney/, /^Reschedule:/).click()
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog
    .getByRole('button', { pressed: false, disabled: false })
    .filter({ hasText: /^16$/ })
    .click()
  await dialog.locator('label:has(input[name="time"])').first().click()
  await cancelElsewhere('chimney')
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await page.getByText('Not moved').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expectCancelled(page, /Chimney/)
  await close(/409/)
})

test('cancelled on another device while the dialog is open: refused, and shown as cancelled', async () => {
  const { page, cancelElsewhere, close } = await onTwoDevices('open@example.com', ['hvac'])
  const dialog = page.getByRole('dialog')
  await action(page, /HVAC/, /^Cancel:/).click()
  await dialog.getByText('Cancelling now is free.').waitFor()
  await cancelElsewhere('hvac')
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByText('Not cancelled').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expectCancelled(page, /HVAC/)
  await close(/409/)
})

test('the manage page and the booking list are refetched when their window gets the focus', async () => {
  const { page, cancelElsewhere, close } = await onTwoDevices('focus@example.com', ['hvac'])
  await cancelElsewhere('hvac')
  expect(await action(page, /HVAC/, /^Cancel:/).count()).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectCancelled(page, /HVAC/)

  const { body } = await call(running.product.url, 'booking.create', orderAhead('garage-door'))
  const { token, bookings } = body.result.data
  const [{ id }] = bookings
  const guest = await running.visit()
  await guest.page.goto(`/manage/${id}#${token}`)
  await action(guest.page, /Garage Door/, /^Cancel:/).waitFor()
  await call(running.product.url, 'booking.cancel', { id, token, fee: 0 })
  await guest.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectCancelled(guest.page, /Garage Door/)
  await guest.close()
  await close()
})

import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ServiceId } from '../../../shared/catalogue.ts'
import { daysAhead } from '../call.ts'
import { contact, orderFor } from '../order.ts'
import type { Product } from '../product.ts'
import { professionalInput } from '../professionals.ts'
import { haveAccount, signInQuietly } from './account-in-browser.ts'
import { builtProduct } from './built-product.ts'

/** An account with the admin role beside the product. */
export async function haveAdmin(product: Product, email: string): Promise<void> {
  await haveAccount(product, email)
  const database = new Sqlite(product.databaseFile)
  database
    .prepare("insert into user_roles select id, 'admin' from users where email = ?")
    .run(email)
  database.close()
}

/** Signs this browser in with a new account that has the admin role. */
export async function beAdmin(page: Page, product: Product, email: string): Promise<void> {
  await haveAdmin(product, email)
  await signInQuietly(page, email)
}

/** Books without the pages, as this browser's user; returns the booking's id. */
export async function bookQuietly(
  page: Page,
  serviceId: string,
  more: Record<string, unknown>,
): Promise<string> {
  const reply = await page.request.post('/trpc/booking.create', { data: orderFor(serviceId, more) })
  expect(reply.status(), await reply.text()).toBe(200)
  const { result } = (await reply.json()) as {
    result: { data: { bookings: { id: string }[] } }
  }
  return result.data.bookings[0]?.id ?? ''
}

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '18:00' }))

/** Adds a professional who works everywhere on all days, without the pages; returns their id. */
export async function hire(page: Page, name: string, serviceId: ServiceId): Promise<string> {
  const reply = await page.request.post('/trpc/admin.professionals.save', {
    headers: { origin: new URL(page.url()).origin },
    data: professionalInput({
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      serviceIds: [serviceId],
      zipPrefixes: [],
      hours: everyDay,
    }),
  })
  expect(reply.status(), await reply.text()).toBe(200)
  const { result } = (await reply.json()) as { result: { data: { id: string } } }
  return result.data.id
}

/** The table row with this name in it. */
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** The built product for all tests of a file, with its administrators and its guests. */
export function businessAtWork() {
  const running = builtProduct()
  let bosses = 0
  let booked = 0
  return {
    running,
    /** A browser in which a new administrator is signed in. */
    boss: async (options?: Parameters<typeof running.visit>[0]) => {
      const visit = await running.visit(options)
      bosses += 1
      const email = `boss${bosses}@example.com`
      await beAdmin(visit.page, running.product, email)
      return { ...visit, email }
    },
    /** A guest's booking at a time of its own, under this name. */
    bookAsGuest: (page: Page, fullName: string) => {
      booked += 1
      const email = `${fullName.replaceAll(' ', '.').toLowerCase()}@example.com`
      return bookQuietly(page, 'hvac', {
        date: daysAhead(3 + booked),
        time: '12:00',
        contact: { ...contact, fullName, email },
      })
    },
  }
}

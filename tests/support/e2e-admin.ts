import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { haveAccount, signInQuietly } from './e2e-account.ts'
import type { mailbox } from './mailbox.ts'
import { orderFor } from './order.ts'
import type { Product } from './product.ts'

/** A new account with the admin role, signed in in this browser. */
export async function beAdmin(
  page: Page,
  { product, box }: { product: Product; box: Awaited<ReturnType<typeof mailbox>> },
  email: string,
): Promise<void> {
  await haveAccount(page, box, email)
  const database = new Sqlite(product.databaseFile)
  database
    .prepare("insert into user_roles select id, 'admin' from users where email = ?")
    .run(email)
  database.close()
  await signInQuietly(page, email)
}

/** Books without the pages, as whoever this browser is; returns the booking's id. */
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

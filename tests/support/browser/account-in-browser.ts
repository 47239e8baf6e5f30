import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { systemClock } from '../../../src-server/context.ts'
import { openDatabase } from '../../../src-server/db/open.ts'
import { password, storeAccount } from '../accounts.ts'
import type { mailbox } from '../loopback/mailbox.ts'
import type { Product } from '../product.ts'

type Mailbox = Awaited<ReturnType<typeof mailbox>>

/** The first link of the latest email to this address with a matching subject; waits for it to arrive. */
export async function linkIn(box: Mailbox, to: string, subject: RegExp): Promise<string> {
  const { text = '' } = await box.mailTo(to, subject)
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}

const post = async (page: Page, procedure: string, data: unknown) => {
  const reply = await page.request.post(`/trpc/${procedure}`, { data })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** A verified account beside the product, for tests that are about something else. */
export async function haveAccount({ databaseFile }: Product, email: string): Promise<void> {
  const database = openDatabase({ DATABASE_URL: databaseFile })
  await storeAccount({ database, clock: systemClock }, email)
  await database.close()
}

/** Signs this browser in, without the page. */
export const signInQuietly = (page: Page, email: string) =>
  post(page, 'auth.signIn', { email, password })

/** Signs in on the page that is open. */
export async function signInOnPage(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

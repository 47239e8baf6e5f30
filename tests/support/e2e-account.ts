import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { password } from './accounts.ts'
import type { mailbox } from './mailbox.ts'

type Mailbox = Awaited<ReturnType<typeof mailbox>>

/** The first link of the latest email to this address with a matching subject; waits for it to arrive. */
export async function linkIn(box: Mailbox, to: string, subject: RegExp): Promise<string> {
  const find = async () => {
    const mails = await Promise.all(box.mails)
    return mails.findLast(
      (mail) => mail.to?.[0]?.address === to && subject.test(mail.subject ?? ''),
    )
  }
  await expect.poll(find, { timeout: 15_000 }).toBeDefined()
  return /https?:\/\/\S+/.exec((await find())?.text ?? '')?.[0] ?? ''
}

const post = async (page: Page, procedure: string, data: unknown) => {
  const reply = await page.request.post(`/trpc/${procedure}`, { data })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** Signs up and verifies without the pages, for tests that are about something else. */
export async function haveAccount(page: Page, box: Mailbox, email: string): Promise<void> {
  await post(page, 'auth.signUp', { email, password })
  const link = await linkIn(box, email, /Verify/)
  await post(page, 'auth.verifyEmail', { token: link.split('#')[1], password })
  await page.context().clearCookies()
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

import type { Page } from 'playwright-core'

/** The messages in the open panel. */
export const log = (page: Page) => page.getByRole('log')

export const input = (page: Page) => page.getByLabel('Your message')

export const openChat = (page: Page) => page.locator('#chat-button').click()

/** Writes a message in the open panel and sends it. */
export async function say(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** A page of a fresh visitor that notes every console error and every script failure. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return { page, faults, close: () => context.close() }
}

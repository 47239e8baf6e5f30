import type { Page } from 'playwright-core'

/** Waits until the page is hydrated, and has done what it does when it is idle. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

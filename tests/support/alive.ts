import type { Page } from 'playwright-core'

/** Waits until the product has taken over a page that was made at build, all of it. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('pressedEarly' in window && window.pressedEarly))
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

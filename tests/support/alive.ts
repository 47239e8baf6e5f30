import type { Page } from 'playwright-core'

/** Touches a page that was made at build, and waits until the product has taken over all of it. */
export async function alive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => !('pressedEarly' in window && window.pressedEarly))
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

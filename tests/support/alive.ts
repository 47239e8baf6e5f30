import type { Page } from 'playwright-core'

/** Touches a prerendered page, and waits until all of it is hydrated. */
export async function alive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => !('pressedEarly' in window && window.pressedEarly))
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

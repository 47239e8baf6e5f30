import type { Page } from 'playwright-core'

/** Waits until the page is hydrated, and has done what it does when it is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('main *')
    return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'))
  })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

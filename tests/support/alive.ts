import type { Page } from 'playwright-core'

/** Waits until the product has taken over a page that was made at build. */
export const alive = (page: Page) =>
  page.waitForFunction(() => !('pressedEarly' in window && window.pressedEarly))

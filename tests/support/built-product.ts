import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from './chromium.ts'
import { type Product, removeFolder, startProduct } from './product.ts'
import { visitor } from './visitor.ts'

/** The built product and a Chromium, for all tests of a file. A test may put a restarted product in its place. */
export function builtProduct(
  environment: () => Promise<Record<string, string>> = async () => ({}),
) {
  let browser: Browser
  const running = {
    product: undefined as unknown as Product,
    visit: (options?: BrowserContextOptions) => visitor(browser, running.product.url, options),
  }
  beforeAll(async () => {
    running.product = await startProduct({ env: await environment() })
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser.close()
    await running.product.stop()
    removeFolder(running.product.folder)
  })
  return running
}

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { mailbox } from '../loopback/mailbox.ts'
import { freePort, type Product, removeFolder, startProduct } from '../product.ts'
import { sharedChromium } from './chromium.ts'
import { visitor } from './visitor.ts'

/**
 * The built product and a Chromium, for all tests of a file. A test may replace the product with a restarted one.
 * `environment` is called before the start, with the product's future address.
 */
export function builtProduct(environment?: (url: string) => Promise<Record<string, string>>) {
  let browser: Browser
  const running = {
    product: undefined as unknown as Product,
    visit: (options?: Parameters<typeof visitor>[2]) =>
      visitor(browser, running.product.url, options),
  }
  beforeAll(async () => {
    const port = await freePort()
    const env = (await environment?.(`http://127.0.0.1:${port}`)) ?? {}
    running.product = await startProduct({ port, env })
    browser = await sharedChromium()
  })
  afterAll(async () => {
    await running.product.stop()
    removeFolder(running.product.folder)
  })
  return running
}

/** The same, with a real SMTP server that keeps what is sent. */
export function productWithMailbox(environment?: (url: string) => Promise<Record<string, string>>) {
  const post = { box: undefined as unknown as Awaited<ReturnType<typeof mailbox>> }
  const running = builtProduct(async (url) => {
    post.box = await mailbox()
    return { SMTP_URL: `smtp://127.0.0.1:${post.box.port}`, ...(await environment?.(url)) }
  })
  afterAll(() => post.box.close())
  return Object.assign(running, {
    /** The received emails. */
    post,
  })
}

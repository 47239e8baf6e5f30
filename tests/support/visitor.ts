import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

interface Visitor {
  page: Page
  /** Ends the visit. Fails on every console error and script failure of the page but those that were `expected`. */
  close: (expected?: RegExp) => Promise<void>
}

/** A page of a fresh visitor, whose console is watched: a violation of the content security policy shows there too. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options })
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => faults.push(String(error.error())))
  return {
    page: await context.newPage(),
    close: async (expected) => {
      await context.close()
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([])
    },
  }
}

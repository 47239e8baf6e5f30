import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitForHydration } from './wait-for-hydration.ts'

interface Visitor {
  page: Page
  /**
   * Ends the visit. Fails on every console error and uncaught exception of the page except those that were `expected`.
   */
  close: (expected?: RegExp) => Promise<void>
}

interface Options extends BrowserContextOptions {
  /** Set for a visitor who acts before a prerendered page is hydrated. */
  hasty?: boolean
}

/** A page of a new visitor, whose console is watched: violations of the content security policy show there too. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  { hasty = false, ...options }: Options = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options })
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => faults.push(String(error.error())))
  if (!hasty && options.javaScriptEnabled !== false) context.on('page', waitWhenNavigating)
  const page = await context.newPage()
  return {
    page,
    close: async (expected) => {
      await context.close()
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([])
    },
  }
}

/** Navigation waits until the page is hydrated. */
function waitWhenNavigating(page: Page): void {
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...address) => {
    const reply = await goTo(...address)
    await waitForHydration(page)
    return reply
  }
  page.reload = async (...how) => {
    const reply = await reload(...how)
    await waitForHydration(page)
    return reply
  }
}

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { alive } from './alive.ts'

interface Visitor {
  page: Page
  /** Ends the visit. Fails on every console error and script failure of the page but those that were `expected`. */
  close: (expected?: RegExp) => Promise<void>
}

interface Options extends BrowserContextOptions {
  /** Who acts before the product has taken over a page that was made at build. */
  hasty?: boolean
}

/** A page of a fresh visitor, whose console is watched: a violation of the content security policy shows there too. */
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
  if (!hasty && options.javaScriptEnabled !== false) context.on('page', waitForLife)
  const page = await context.newPage()
  return {
    page,
    close: async (expected) => {
      await context.close()
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([])
    },
  }
}

/** A page is looked at before it is used. */
function waitForLife(page: Page): void {
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...address) => {
    const reply = await goTo(...address)
    await alive(page)
    return reply
  }
  page.reload = async (...how) => {
    const reply = await reload(...how)
    await alive(page)
    return reply
  }
}

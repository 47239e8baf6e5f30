import type { Page } from 'playwright-core'

/**
 * Holds the page's requests to such addresses until the returned function is called: then they continue or are aborted.
 */
export async function hold(
  page: Page,
  address: RegExp,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, async (route) => {
    await held
    await route[then]()
  })
  return () => letGo()
}

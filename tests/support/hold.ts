import type { Page } from 'playwright-core'

/** Keeps what the page asks for at such addresses back, until it is let go: on to the server, or into nothing. */
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

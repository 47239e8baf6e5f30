import type { Page } from 'playwright-core'

const mostPresses = 150

/** Presses Tab until the focused element matches, as someone without a mouse would; `name` is what its label or text begins with. */
export async function tabTo(page: Page, selector: string, name = ''): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate(
      ([wanted, beginning]) => {
        const focused = document.activeElement
        if (!focused?.matches(wanted)) return false
        const label = (focused as HTMLInputElement).labels?.[0]?.textContent
        return [focused.getAttribute('aria-label'), label, focused.textContent].some((text) =>
          text?.trim().startsWith(beginning),
        )
      },
      [selector, name] as const,
    )
    if (isThere) return
  }
  throw new Error(`The keyboard does not reach ${selector} ${name}.`)
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { inFull } from '../in-full.ts'
import { titleOf } from './titles.ts'

export interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}

export const phone: Look = { width: 360, colorScheme: 'light' }
const wideAndDark: Look = { width: 1440, colorScheme: 'dark' }

/** The sizes and color schemes in which every page is checked: phone and wide screen, light and dark. */
export const looks: readonly Look[] = inFull(
  [phone, { ...phone, colorScheme: 'dark' }, { ...wideAndDark, colorScheme: 'light' }, wideAndDark],
  [phone, wideAndDark],
)

/** Whether axe checks a page in a look: in the full run always; otherwise each page in one of the looks. */
export const isForAxe = (look: Look, pageIndex: number): boolean =>
  inFull(true, pageIndex % looks.length === looks.indexOf(look))

/** The problems that axe finds on the page, and others that no page may have. */
export async function faultsOn(page: Page, withAxe = true): Promise<string[]> {
  // No page has a cross-origin frame, the only reason for which axe would open a second, blank page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = withAxe ? await axe.analyze() : { violations: [] }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  const title = await page.title()
  const rightTitle = titleOf(new URL(page.url()).pathname)
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ...(sideways ? ['scrolls sideways'] : []),
    ...((await page.locator('h1').count()) === 1 ? [] : ['not one h1']),
    ...(title === rightTitle ? [] : [`title: ${title}, not ${rightTitle}`]),
  ]
}

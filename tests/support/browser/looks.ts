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

/** The looks that a page is checked in during one visit. */
export interface Tour {
  name: string
  looks: readonly [Look, ...Look[]]
}

const tour = (...looks: Tour['looks']): Tour => ({
  name: looks.map(({ width, colorScheme }) => `${width} px, ${colorScheme}`).join(' and '),
  looks,
})

/**
 * The sizes and color schemes in which every page is checked, phone and wide screen, light and dark: each in a visit of its
 * own in the full run; otherwise the window changes, and the page is loaded once.
 */
export const tours: readonly Tour[] = inFull(
  [
    tour(phone),
    tour({ ...phone, colorScheme: 'dark' }),
    tour({ ...wideAndDark, colorScheme: 'light' }),
    tour(wideAndDark),
  ],
  [tour(phone, wideAndDark)],
)

/** How a visit with this tour begins. */
export const dressed = ({ looks: [{ width, colorScheme }] }: Tour) => ({
  viewport: { width, height: 800 },
  colorScheme,
})

async function dress(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
}

/**
 * The problems of the page in each look of a tour. With a page's index axe checks it in one of the looks, in the full run in
 * all of them.
 */
export async function faultsInLooks(
  page: Page,
  { looks }: Tour,
  pageIndex?: number,
): Promise<string[]> {
  const found: string[] = []
  for (const [index, look] of looks.entries()) {
    if (looks.length > 1) await dress(page, look)
    const faults = await faultsOn(
      page,
      pageIndex === undefined || pageIndex % looks.length === index,
    )
    found.push(...faults.map((fault) => `${look.width} px, ${look.colorScheme}: ${fault}`))
  }
  if (looks.length > 1) await dress(page, looks[0])
  return found
}

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

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { alive } from '../support/alive.ts'

const zipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * Prints the page's weight: its scripts before and after the first interaction, its styles, and the largest modules.
 */
export async function weighLandingPage(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const byItself = await scriptsOf(page)
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const blocked = await blockedWhile(page, () => alive(page))
  const touched = await scriptsOf(page)
  await page.close()

  console.log(`\nscripts of the landing page's first load: ${weight(byItself)} (at most 110 kB gz)`)
  console.log(
    `  once somebody touches it: ${weight(touched)}, ${Math.round(blocked)} ms of blocking on a four times slower processor`,
  )
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
  console.log(`style of the landing page: ${kB(zipped(styles))} gz (at most 15 kB)`)
  await printLargestModules(touched)
}

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return [...new Set(names)].filter((name) => name.endsWith('.js'))
  })

function weight(scripts: string[]): string {
  const sizes = scripts.map((name) =>
    zipped(readFileSync(join('dist/client/assets', basename(name)))),
  )
  return `${kB(sizes.reduce((sum, one) => sum + one, 0))} gz in ${scripts.length} files`
}

/** The total blocking time meanwhile: the time of each task beyond 50 ms, in ms. */
async function blockedWhile(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const blocked = list.getEntries().map(({ duration }) => duration - 50)
      const before = Number(document.documentElement.dataset.blocked ?? 0)
      document.documentElement.dataset.blocked = `${blocked.reduce((sum, one) => sum + one, before)}`
    }).observe({ type: 'longtask' })
  })
  await act()
  return page.evaluate(() => Number(document.documentElement.dataset.blocked ?? 0))
}

async function printLargestModules(scripts: string[]): Promise<void> {
  const files = scripts.map((name) => basename(name))
  const bundle = await build({ logLevel: 'silent', build: { write: false } })
  const outputs = Array.isArray(bundle) ? bundle : 'output' in bundle ? [bundle] : []
  const modules = outputs
    .flatMap(({ output }) => output)
    .flatMap((chunk) =>
      chunk.type === 'chunk' && files.includes(basename(chunk.fileName))
        ? Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, renderedLength }))
        : [],
    )
    .toSorted((a, b) => b.renderedLength - a.renderedLength)
  console.log('its largest modules, before they are made small:')
  for (const { id, renderedLength } of modules.slice(0, 15)) {
    const name = id.replace(/^.*node_modules\//, '').replace(`${process.cwd()}/`, '')
    console.log(`${kB(renderedLength).padStart(10)}  ${name}`)
  }
}

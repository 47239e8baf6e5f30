import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

const paths = ['/', '/services', '/booking/house-cleaning']
const mostScripts = 12

/** Prints how many scripts and styles these pages fetch, what they prefetch included, and what they weigh. */
export async function weighPages(browser: Browser, origin: string): Promise<void> {
  console.log(`\nfiles of a page, prefetched ones included (at most ${mostScripts} scripts):`)
  for (const path of paths) {
    const page = await browser.newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    await page.close()
    const of = (ending: string) => [...new Set(names.filter((name) => name.endsWith(ending)))]
    console.log(`  ${path.padEnd(26)} ${weight(of('.js'))} scripts, ${weight(of('.css'))} styles`)
  }
}

function weight(files: string[]): string {
  const bytes = files.map(
    (name) =>
      gzipSync(readFileSync(join('dist/client/assets', basename(name))), { level: 9 }).length,
  )
  const sum = bytes.reduce((total, one) => total + one, 0)
  return `${(sum / 1000).toFixed(1)} kB gz in ${files.length}`
}

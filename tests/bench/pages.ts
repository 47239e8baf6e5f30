import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { build } from 'vite'
import setup from '../support/build.ts'
import { launchChromium } from '../support/chromium.ts'
import { freePort, removeFolder, startProduct } from '../support/product.ts'

/** The pages of the bar, each measured so many times on a simulated phone; printed is the median. */
const paths = ['/', '/services', '/booking/house-cleaning', '/help', '/how-it-works']
const times = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

setup()
const product = await startProduct()
const debugPort = await freePort()
const browser = await launchChromium([`--remote-debugging-port=${debugPort}`])

interface Measured {
  scores: number[]
  lcp: number
  cls: number
  tbt: number
}

async function measure(path: string, withScripts: boolean): Promise<Measured> {
  const result = await lighthouse(product.url + path, {
    port: debugPort,
    onlyCategories: [...categories],
    logLevel: 'error',
    ...(withScripts ? {} : { blockedUrlPatterns: ['*.js'] }),
  })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${path}.`)
  const { audits, categories: found } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  if (process.env.BENCH_AUDITS) {
    for (const { id, score, title, displayValue } of Object.values(audits)) {
      if (score !== null && score < 0.9)
        console.log(`    ${path} ${id}: ${title} ${displayValue ?? ''}`)
    }
  }
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? 0

async function medianOf(path: string, withScripts: boolean): Promise<Measured> {
  const runs: Measured[] = []
  for (let run = 0; run < times; run += 1) runs.push(await measure(path, withScripts))
  return {
    scores: categories.map((_name, index) => median(runs.map(({ scores }) => scores[index] ?? 0))),
    lcp: median(runs.map(({ lcp }) => lcp)),
    cls: median(runs.map(({ cls }) => cls)),
    tbt: median(runs.map(({ tbt }) => tbt)),
  }
}

console.log(`page: ${categories.join(' / ')}, each 100 (Lighthouse, phone, median of ${times})`)
for (const path of paths) {
  const { scores, lcp, cls, tbt } = await medianOf(path, true)
  const bare = await medianOf(path, false)
  const ratio = (lcp / bare.lcp).toFixed(2)
  console.log(
    `${path.padEnd(26)} ${scores.join(' / ')}  LCP ${Math.round(lcp)} ms, ${ratio} of the page without scripts (at most 1.15)  CLS ${cls.toFixed(3)} (under 0.01)  TBT ${Math.round(tbt)} ms (under 100)`,
  )
}

const page = await browser.newPage()
await page.goto(`${product.url}/`, { waitUntil: 'networkidle' })
const { scripts, painted } = await page.evaluate(() => ({
  scripts: performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, startTime }) => ({ name, startTime })),
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
}))
const html = await (await fetch(`${product.url}/`)).text()
await browser.close()
await product.stop()
removeFolder(product.folder)

const zipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const files = scripts.map(({ name }) => basename(name))
const sizes = files.map((file) => zipped(readFileSync(join('dist/client/assets', file))))
const early = scripts.filter(({ startTime }) => startTime < painted).length
const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
  .map(([, css = '']) => css)
  .join('')
console.log(
  `\nscript of the landing page's first load: ${kB(sizes.reduce((sum, one) => sum + one, 0))} gz (at most 110 kB), ${early} of ${files.length} files before the first paint (at most 0)`,
)
console.log(`style of the landing page: ${kB(zipped(styles))} gz (at most 15 kB)`)

const bundle = await build({ logLevel: 'silent', build: { write: false } })
const chunks = Array.isArray(bundle)
  ? bundle.flatMap(({ output }) => output)
  : 'output' in bundle
    ? bundle.output
    : []
const modules = chunks.flatMap((chunk) =>
  chunk.type === 'chunk' && files.includes(basename(chunk.fileName))
    ? Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, renderedLength }))
    : [],
)
console.log('its largest modules, as they stand in the bundle:')
for (const { id, renderedLength } of modules
  .toSorted((a, b) => b.renderedLength - a.renderedLength)
  .slice(0, 15)) {
  console.log(
    `${kB(renderedLength).padStart(10)}  ${id.replace(/^.*node_modules\//, '').replace(`${process.cwd()}/`, '')}`,
  )
}

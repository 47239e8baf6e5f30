import lighthouse from 'lighthouse'
import { launchChromium } from '../support/browser/chromium.ts'
import setup from '../support/build.ts'
import { freePort, removeFolder, startProduct } from '../support/product.ts'
import { benchFirstTaps } from './first-tap.ts'
import { weighPages } from './page-weight.ts'
import { serveWithoutScripts } from './without-scripts.ts'

/** The pages with a performance goal, each measured this many times on a simulated phone; the median is printed. */
const paths = ['/', '/services', '/booking/house-cleaning', '/help', '/how-it-works']
const times = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

setup()
const product = await startProduct()
const bareHost = await serveWithoutScripts(product.url)
const debugPort = await freePort()
const browser = await launchChromium([`--remote-debugging-port=${debugPort}`])

interface Measured {
  scores: number[]
  lcp: number
  cls: number
  tbt: number
}

/** A run whose trace is incomplete, which happens, is reported and repeated, at most twice. */
async function measure(url: string, left = 2): Promise<Measured> {
  const result = await lighthouse(url, {
    port: debugPort,
    onlyCategories: [...categories],
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`)
  const { audits, categories: found } = result.lhr
  const fault = audits['total-blocking-time']?.errorMessage
  if (fault) {
    console.log(`    ${url}: ${fault}`)
    if (left === 0) throw new Error(`Lighthouse cannot measure ${url}.`)
    return measure(url, left - 1)
  }
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  if (process.env.BENCH_AUDITS) {
    for (const { id, score, title, displayValue } of Object.values(audits)) {
      if (score !== null && score < 0.9)
        console.log(`    ${url} ${id}: ${title} ${displayValue ?? ''}`)
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

const medianOf = (runs: Measured[]): Measured => ({
  scores: categories.map((_name, index) => median(runs.map(({ scores }) => scores[index] ?? 0))),
  lcp: median(runs.map(({ lcp }) => lcp)),
  cls: median(runs.map(({ cls }) => cls)),
  tbt: median(runs.map(({ tbt }) => tbt)),
})

console.log(
  `page: ${categories.join(' / ')}; performance at least 98, the others 100 (Lighthouse, phone, median of ${times})`,
)
for (const path of paths) {
  const withScripts: Measured[] = []
  const without: Measured[] = []
  // Alternating, so that machine load affects both alike.
  for (let run = 0; run < times; run += 1) {
    withScripts.push(await measure(product.url + path))
    without.push(await measure(bareHost.url + path))
  }
  const { scores, lcp, cls, tbt } = medianOf(withScripts)
  const floor = medianOf(without)
  const ratio = (lcp / floor.lcp).toFixed(2)
  console.log(
    `${path.padEnd(26)} ${scores.join(' / ')}  LCP ${Math.round(lcp)} ms, ${ratio} of the page without scripts (at most 1.15)  CLS ${cls.toFixed(3)} (under 0.01)  TBT ${Math.round(tbt)} ms (without scripts ${Math.round(floor.tbt)})`,
  )
}

await weighPages(browser, product.url)
await benchFirstTaps(browser, product.url)
await browser.close()
await bareHost.stop()
await product.stop()
removeFolder(product.folder)

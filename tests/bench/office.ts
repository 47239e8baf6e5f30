import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beAdmin } from '../support/browser/admin-in-browser.ts'
import { launchChromium } from '../support/browser/chromium.ts'
import setup from '../support/build.ts'
import { removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

/** A business with 40 visits a day. */
const amounts = ['--bookings', '20000', '--customers', '4000', '--conversations', '4000']
const times = 7
const mostMs = 100

/** What is clicked, and what is to be seen then. */
const clicks: readonly { name: string; link: RegExp; content: string }[] = [
  {
    name: 'All Bookings',
    link: /^All Bookings/,
    content: 'table[aria-label="All Bookings"] tbody tr',
  },
  { name: 'Customers', link: /^Customers/, content: 'table[aria-label="Customers"] tbody tr' },
  { name: 'Reviews', link: /^Reviews/, content: 'table[aria-label="Reviews"] tbody tr' },
  {
    name: 'Chat Logs',
    link: /^Chat Logs/,
    content: 'table[aria-label="Chat Conversations"] tbody tr',
  },
  { name: 'Mail', link: /^Mail/, content: 'h1:text-is("Mail")' },
  { name: 'Admin Overview', link: /^Admin Overview/, content: 'dl dd' },
]

setup()
const folder = temporaryFolder()
execFileSync(process.execPath, ['--import', 'tsx', 'src-server/seed/seed.ts', ...amounts], {
  env: { ...process.env, DATABASE_URL: join(folder, 'nestwright.db') },
  stdio: 'ignore',
})
const product = await startProduct({ folder })
const browser = await launchChromium()
const context = await browser.newContext({
  baseURL: product.url,
  viewport: { width: 1440, height: 900 },
})
const page = await context.newPage()
await beAdmin(page, product, 'boss@example.com')
await page.goto('/admin')
await page.getByRole('heading', { name: 'Admin Overview' }).waitFor()

console.log(
  `office: click to content with 20,000 bookings, median of ${times} (at most ${mostMs} ms)`,
)
for (const { name, link, content } of clicks) {
  report(
    name,
    await measured(async () => {
      await leave(page, name)
      return clickToContent(page, page.getByRole('link', { name: link }).first(), content)
    }),
  )
}
await page.goto('/admin/bookings')
report(
  'a booking’s record',
  await measured(async () => {
    const row = page.locator('table[aria-label="All Bookings"] tbody tr').nth(3)
    await row.waitFor()
    const ms = await clickToContent(page, row.getByRole('button').first(), '[role=dialog] dl dd')
    await page.keyboard.press('Escape')
    await page.locator('[role=dialog]').waitFor({ state: 'detached' })
    return ms
  }),
)

await browser.close()
await product.stop()
removeFolder(folder)

/** Goes to another page first, whose content is not that of the one to measure. */
async function leave(on: Page, name: string): Promise<void> {
  const other = name === 'Mail' ? 'Reviews' : 'Mail'
  await on
    .getByRole('link', { name: new RegExp(`^${other}`) })
    .first()
    .click()
  await on.getByRole('heading', { name: other, exact: true }).waitFor()
}

/** From the click until the content is in the page and painted, in ms, as the page itself measures it. */
async function clickToContent(
  on: Page,
  target: ReturnType<Page['locator']>,
  content: string,
): Promise<number> {
  await target.hover()
  const began = on.evaluate(
    () =>
      new Promise<number>((clicked) => {
        addEventListener('click', () => clicked(performance.now()), { capture: true, once: true })
      }),
  )
  await target.click()
  await on.locator(content).first().waitFor()
  const shown = await on.evaluate(
    () =>
      new Promise<number>((painted) => {
        requestAnimationFrame(() => painted(performance.now()))
      }),
  )
  return shown - (await began)
}

async function measured(once: () => Promise<number>): Promise<number> {
  const all: number[] = []
  for (let run = 0; run < times; run += 1) all.push(await once())
  return all.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN
}

function report(name: string, ms: number): void {
  console.log(
    `  ${name.padEnd(20)} ${Math.round(ms).toString().padStart(4)} ms${ms > mostMs ? '  MISSED' : ''}`,
  )
}

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { grantAdmin } from '../../src-server/admin/grant-admin.ts'
import { markVerified } from '../../src-server/auth/mark-verified.ts'
import { hashPassword } from '../../src-server/auth/password/password.ts'
import { systemClock } from '../../src-server/context.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import { launchChromium } from '../support/browser/chromium.ts'
import setup from '../support/build.ts'
import { removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

/** A business with 40 visits a day. */
const amounts = ['--bookings', '20000', '--customers', '4000', '--conversations', '4000']
const times = 7
const mostMs = 100
/** From the last digit typed to the caller's row, with the pause that tells that typing has ended. */
const mostMsToCaller = 300

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
  { name: 'Mail', link: /^Mail/, content: 'main select' },
  { name: 'Admin Overview', link: /^Admin Overview/, content: 'dl dd' },
]

const boss = { email: 'boss@example.com', password: 'a long and quiet walk' }

setup()
const folder = temporaryFolder()
execFileSync(process.execPath, ['--import', 'tsx', 'src-server/seed/seed.ts', ...amounts], {
  env: { ...process.env, DATABASE_URL: join(folder, 'nestwright.db') },
  stdio: 'ignore',
})
await addBoss(join(folder, 'nestwright.db'))
const product = await startProduct({ folder })
const browser = await launchChromium()
const context = await browser.newContext({
  baseURL: product.url,
  viewport: { width: 1440, height: 900 },
})
const page = await context.newPage()
await page.request.post('/trpc/auth.signIn', { data: boss })
await page.goto('/admin')
await page.getByRole('heading', { name: 'Admin Overview' }).waitFor()

console.log(
  `office: time to content with 20,000 bookings, median of ${times} (at most ${mostMs} ms; for a caller ${mostMsToCaller})`,
)
for (const { name, link, content } of clicks) {
  report(
    name,
    await measured(async () => {
      await leave(page, name)
      const target = page.getByRole('link', { name: link }).first()
      await target.hover()
      return timeToContent(page, 'click', content, () => target.click())
    }),
  )
}
await page.goto('/admin/bookings')
report(
  'a booking’s record',
  await measured(async () => {
    const row = page.locator('table[aria-label="All Bookings"] tbody tr').nth(3)
    await row.waitFor()
    const target = row.getByRole('button').first()
    const ms = await timeToContent(page, 'click', '[role=dialog] dl dd', () => target.click())
    await page.keyboard.press('Escape')
    await page.locator('[role=dialog]').waitFor({ state: 'detached' })
    return ms
  }),
)
report(
  'a caller’s number',
  await measured(async () => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search everything' })
    const ms = await timeToContent(page, 'input', '[role=option]', () => field.fill('0142'))
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    return ms
  }),
  mostMsToCaller,
)

await browser.close()
await product.stop()
removeFolder(folder)

async function addBoss(file: string): Promise<void> {
  const database = openDatabase({ DATABASE_URL: file })
  const { email } = boss
  const passwordHash = await hashPassword(boss.password)
  await database.write.transaction().execute(async (trx) => {
    const created_at = systemClock.now().toISOString()
    await trx
      .insertInto('users')
      .values({
        id: 'boss',
        email,
        password_hash: passwordHash,
        email_verified_at: null,
        created_at,
      })
      .execute()
    await markVerified({ clock: systemClock }, trx, { id: 'boss', email })
  })
  await grantAdmin(database.write, email)
  await database.close()
}

/** Goes to another page first, whose content is not that of the one to measure. */
async function leave(on: Page, name: string): Promise<void> {
  const other = name === 'Mail' ? 'Reviews' : 'Mail'
  await on
    .getByRole('link', { name: new RegExp(`^${other}`) })
    .first()
    .click()
  await on.getByRole('heading', { name: other, exact: true }).waitFor()
}

/** From the event until the content is in the page and the frame with it begins, in ms, as the page itself measures it. */
async function timeToContent(
  on: Page,
  event: 'click' | 'input',
  content: string,
  act: () => Promise<void>,
): Promise<number> {
  const shown = on.evaluate(
    ([type, selector]) =>
      new Promise<number>((resolve) => {
        addEventListener(
          type,
          ({ timeStamp }) => {
            new MutationObserver((_, observer) => {
              if (document.querySelector(selector) === null) return
              observer.disconnect()
              requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            }).observe(document.body, { subtree: true, childList: true })
          },
          { capture: true, once: true },
        )
      }),
    [event, content] as const,
  )
  await act()
  return shown
}

async function measured(once: () => Promise<number>): Promise<number> {
  const all: number[] = []
  for (let run = 0; run < times; run += 1) all.push(await once())
  return all.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN
}

function report(name: string, ms: number, most = mostMs): void {
  console.log(
    `  ${name.padEnd(20)} ${Math.round(ms).toString().padStart(4)} ms${ms > most ? `  MISSED (at most ${most})` : ''}`,
  )
}

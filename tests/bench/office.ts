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
import { addStaff } from './add-staff.ts'

/** A business with 40 visits a day. */
const amounts = ['--bookings', '20000', '--customers', '4000', '--conversations', '4000']
const professionals = 20
const times = 7
const mostMs = 100
/** From the last digit typed to the caller's row, with the pause that tells that typing has ended. */
const mostMsToCaller = 300

/** What is clicked, and what is to be seen then. */
const clicks: readonly { name: string; heading?: string; content: string }[] = [
  { name: 'All Bookings', content: 'table[aria-label="All Bookings"] tbody tr' },
  { name: 'Schedule', content: '[aria-label="Visits of the day"] tbody tr' },
  { name: 'Professionals', content: 'main a[href^="/admin/professionals/professional-"]' },
  { name: 'Customers', content: 'table[aria-label="Customers"] tbody tr' },
  { name: 'Reviews', content: 'table[aria-label="Reviews"] tbody tr' },
  {
    name: 'Chat Logs',
    heading: 'Chat Conversations',
    content: 'table[aria-label="Chat Conversations"] tbody tr',
  },
  { name: 'Analytics', content: 'main dl dd' },
  { name: 'Revenue', content: 'main dl dd' },
  { name: 'Messages', content: 'table[aria-label="Messages"] tbody tr' },
  { name: 'Claims', content: 'table[aria-label="Claims"] tbody tr' },
  { name: 'Mail', content: 'table[aria-label="Mail"] tbody tr' },
  { name: 'Settings', content: 'main dl dd' },
  { name: 'Admin Overview', content: 'main dl dd' },
]

const boss = { email: 'boss@example.com', password: 'a long and quiet walk' }

setup()
const folder = temporaryFolder()
execFileSync(process.execPath, ['--import', 'tsx', 'src-server/seed/seed.ts', ...amounts], {
  env: { ...process.env, DATABASE_URL: join(folder, 'nestwright.db') },
  stdio: 'ignore',
})
await addPeople(join(folder, 'nestwright.db'))
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
  `office: time to content at the first click after loading, with 20,000 bookings and ${professionals} professionals, median of ${times} (at most ${mostMs} ms; for a caller ${mostMsToCaller})`,
)
for (const { name, heading = name, content } of clicks) {
  report(
    name,
    await measured(async () => {
      // A full page load, so that nothing is cached yet.
      await page.goto(name === 'Mail' ? '/admin/reviews' : '/admin/mail')
      await page.locator('main select, main table tbody tr').first().waitFor()
      const target = page.getByRole('link', { name: new RegExp(`^${name}`) }).first()
      await target.hover()
      return timeToContent(page, 'click', content, () => target.click(), heading)
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

/** An administrator, and those who do the work. */
async function addPeople(file: string): Promise<void> {
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
  await addStaff(database, professionals)
  await database.close()
}

/** From the event until the content, and the heading if one is given, is in the page and the frame with it begins, in ms, as the page itself measures it. */
async function timeToContent(
  on: Page,
  event: 'click' | 'input',
  content: string,
  act: () => Promise<void>,
  heading?: string,
): Promise<number> {
  const shown = on.evaluate(
    ([type, selector, title]) =>
      new Promise<number>((resolve) => {
        addEventListener(
          type,
          ({ timeStamp }) => {
            new MutationObserver((_, observer) => {
              const isThere = !title || document.querySelector('h1')?.textContent?.startsWith(title)
              if (!isThere || document.querySelector(selector) === null) return
              observer.disconnect()
              requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            }).observe(document.body, { subtree: true, childList: true })
          },
          { capture: true, once: true },
        )
      }),
    [event, content, heading] as const,
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

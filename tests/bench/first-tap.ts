import type { Browser, CDPSession, Page } from 'playwright-core'

/** A phone on slow 4G whose processor is four times slower. Times in ms, rates in bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4
const calmMs = 4000
const bars = { calm: 200, atOnce: 1500 }
const times = 5

interface Tap {
  name: string
  path: string
  act: (page: Page) => Promise<void>
  /** Runs in the page: whether the answer is to be seen. */
  answered: () => boolean
}

const taps: readonly Tap[] = [
  {
    name: 'search',
    path: '/services',
    act: (page) => page.getByRole('searchbox').press('l'),
    answered: () => /for "l"/.test(document.querySelector('[role="status"]')?.textContent ?? ''),
  },
  {
    name: 'filter',
    path: '/services',
    act: (page) => tapOn(page, 'label:has(input[value="Repairs"])'),
    answered: () => /in Repairs/.test(document.body.textContent),
  },
  {
    name: "a form's choice",
    path: '/booking/house-cleaning',
    act: (page) => tapOn(page, 'label:has-text("Deep cleaning")'),
    answered: () =>
      [...document.querySelectorAll('label:has(:checked)')].some(
        (label) => label.textContent === 'Deep cleaning',
      ),
  },
  {
    name: 'Get Quote',
    path: '/booking/house-cleaning',
    act: (page) => tapOn(page, 'button:has-text("Get Quote")'),
    answered: () => document.querySelector('[role="alert"], [aria-invalid="true"]') !== null,
  },
  {
    name: 'assistant',
    path: '/',
    act: (page) => tapOn(page, '#chat-button'),
    answered: () => document.querySelector('section[aria-label^="Chat with"]') !== null,
  },
]

async function tapOn(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first()
  await element.evaluate((found) => found.scrollIntoView({ block: 'center' }))
  const box = await element.boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Prints how long the first tap on a page waits for its visible answer: on a calm page, and right after its load. */
export async function benchFirstTaps(browser: Browser, origin: string): Promise<void> {
  console.log(
    `\nfirst tap to visible answer, slow 4G and a ${slowdown} times slower processor, median of ${times}: page open for ${calmMs / 1000} s (at most ${bars.calm} ms), right after load (at most ${bars.atOnce} ms)`,
  )
  for (const tap of taps) {
    const calm: number[] = []
    const atOnce: number[] = []
    for (let run = 0; run < times; run += 1) {
      calm.push(await measure(browser, origin, tap, calmMs))
      atOnce.push(await measure(browser, origin, tap, 0))
    }
    console.log(
      `  ${tap.name.padEnd(16)} ${median(calm)} ms   right after load ${median(atOnce)} ms`,
    )
  }
}

async function measure(
  browser: Browser,
  origin: string,
  tap: Tap,
  waitMs: number,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  await page.goto(origin + tap.path, { waitUntil: 'load' })
  await page.waitForTimeout(waitMs)
  const answer = page.evaluate<number>(timeAnswer(tap.answered))
  await tap.act(page)
  const ms = await answer
  await context.close()
  return Math.round(ms)
}

/** Runs in the page: from the first touch or key to the frame in which the answer is to be seen. */
const timeAnswer = (answered: () => boolean) => `new Promise((done, fail) => {
  setTimeout(() => fail(new Error('No answer in 20 s.')), 20000)
  let start = 0
  for (const kind of ['pointerdown', 'keydown']) {
    addEventListener(kind, (event) => (start ||= event.timeStamp), { capture: true })
  }
  function look() {
    if (start > 0 && (${String(answered)})()) done(performance.now() - start)
    else requestAnimationFrame(look)
  }
  look()
})`

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2]

import { afterEach, expect, test } from 'vitest'
import { call, orderAhead } from '../support/call.ts'
import { inFull } from '../support/in-full.ts'
import { startMessagesApi } from '../support/loopback/messages-api.ts'
import { type Product, removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Two processes on one database, which share their limits. */
async function twoProducts(env: Record<string, string>) {
  const folder = temporaryFolder()
  closing.push(() => removeFolder(folder))
  const start = async () => {
    const product = await startProduct({ folder, env: { RATE_LIMIT: 'on', ...env } })
    closing.push(() => product.stop())
    return product
  }
  return { one: await start(), other: await start(), start }
}

let sessions = 0
const say = ({ url }: Product, message = 'my sink leaks', sessionId?: string) => {
  sessions += 1
  return call(url, 'chat.send', {
    sessionId: sessionId ?? `a-conversation-${String(sessions).padStart(5, '0')}`,
    message,
  })
}

test('two processes together accept 20 messages a minute and 30 orders an hour from one address, and the counts survive a restart', async () => {
  const { one, other, start } = await twoProducts({})
  for (let count = 0; count < 20; count += 1) {
    expect((await say(count % 2 ? one : other)).status).toBe(200)
  }
  // A time that is not offered; the attempt counts anyway.
  const order = async ({ url }: Product) =>
    (await call(url, 'booking.create', orderAhead('hvac', { time: '09:00' }))).status
  for (let count = 0; count < 30; count += 1) {
    expect(await order(count % 2 ? one : other)).toBe(400)
  }
  for (const product of [one, other, await start()]) {
    expect((await say(product)).status).toBe(429)
    expect(await order(product)).toBe(429)
  }
})

test.runIf(inFull(true, false))(
  'two processes together give one conversation its 60 turns, and no more',
  async () => {
    const { one, other } = await twoProducts({ RATE_LIMIT: 'off' })
    const sessionId = 'a-conversation-with-many-turns'
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await say(turn % 2 ? one : other, 'hello', sessionId)).status).toBe(200)
    }
    expect((await say(one, 'hello', sessionId)).status).toBe(429)
    expect((await say(other, 'hello', sessionId)).status).toBe(429)
  },
)

test.runIf(inFull(true, false))(
  'two processes together spend no more than the daily cap',
  async () => {
    const provider = await startMessagesApi()
    closing.push(() => provider.close())
    const dollars = 0.5
    const { one, other } = await twoProducts({
      RATE_LIMIT: 'off',
      ANTHROPIC_API_KEY: 'test',
      ANTHROPIC_BASE_URL: provider.url,
      ANTHROPIC_DAILY_DOLLARS: String(dollars),
    })
    for (let round = 0; round < 15; round += 1) {
      const replies = await Promise.all([one, other, one, other].map((product) => say(product)))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    }
    // Each call was billed 1,000 tokens in and at least one out, at 5 and 25 millionths of a dollar.
    const spent = (provider.requests.length * (1000 * 5 + 25)) / 1_000_000
    expect(provider.requests.length).toBeGreaterThan(1)
    expect(provider.requests.length).toBeLessThan(60)
    expect(spent).toBeLessThanOrEqual(dollars)
  },
)

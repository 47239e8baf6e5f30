import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { createClaudeAssistant } from '../../src-server/chat/claude/claude-assistant.ts'
import { ruleAssistant } from '../../src-server/chat/rules/rule-assistant.ts'
import { guestContext } from '../../src-server/context.ts'
import { createCaller } from '../../src-server/router.ts'
import { amountsIn, honestAmounts } from '../support/amounts.ts'
import adversarial from '../support/chat/adversarial.json' with { type: 'json' }
import { inFull } from '../support/in-full.ts'
import { type Scripted, startMessagesApi } from '../support/loopback/messages-api.ts'
import { testServer } from '../support/server.ts'

let provider: Awaited<ReturnType<typeof startMessagesApi>>
let server: Awaited<ReturnType<typeof testServer>>
/** How long the assistant wanted to wait before it asked again, in milliseconds; it did not. */
let waits: number[]
beforeEach(async () => {
  provider = await startMessagesApi()
  server = await testServer({ ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: provider.url })
  waits = []
})
afterEach(async () => {
  await provider.close()
  await server.close()
})

const sessionId = 'a-conversation-with-claude'
const send = (message: string) => server.guest.chat.send({ sessionId, message })

/** The same server, with an assistant that gives a turn so long and does not wait before it asks again. */
const timed = (turnMs = 28_000) => ({
  ...server.deps,
  assistant: createClaudeAssistant(server.deps, ruleAssistant, {
    turnMs,
    wait: async (ms) => void waits.push(ms),
  }),
})
const sendTimed = (message: string) =>
  createCaller(guestContext(timed(), 'test')).chat.send({ sessionId, message })

const estimates: Scripted[] = [
  {
    say: ['Let me see. '],
    tools: [{ name: 'estimate', input: { services: ['plumbing'] } }],
  },
  { say: ['Your estimate for plum', 'bing is $198. Shall I look', ' for a time?'] },
]

test('tools are called, their figures are used, and the reply arrives sentence by sentence', async () => {
  provider.answers(...estimates)
  const pieces: string[] = []
  const parts = await server.guest.chat.stream({ sessionId, message: 'my sink leaks, how much?' })
  for await (const part of parts) {
    if ('text' in part) pieces.push(part.text)
    else {
      expect(part.reply.response).toBe(
        'Let me see. Your estimate for plumbing is $198. Shall I look for a time?',
      )
      expect(part.reply.estimate?.total).toBe(198_00)
    }
  }
  expect(pieces).toEqual([
    'Let me see.',
    ' Your estimate for plumbing is $198.',
    ' Shall I look for a time?',
  ])
  const [first, second] = provider.requests
  expect(first?.system[0]?.cache_control).toEqual({ type: 'ephemeral' })
  expect(first?.tools.map(({ name }) => name)).toEqual([
    'find_services',
    'estimate',
    'bundle_savings',
    'free_times',
    'check_area',
    'record',
  ])
  expect(JSON.stringify(second?.messages.at(-1))).toContain('$198')
})

test('what the customer says is recorded, and the server’s own history is sent along', async () => {
  provider.answers(
    {
      say: [],
      tools: [
        {
          name: 'record',
          input: { name: 'Ada Byron', zip: '12203', services: ['hvac'], urgency: 'high' },
        },
        { name: 'free_times', input: { services: ['hvac'] } },
      ],
    },
    { say: ['Noted, Ada. The next time is Mon, Nov 23, 10:00 AM EST.'] },
    { say: ['Gladly.'] },
  )
  const reply = await send('ada here, furnace is acting up')
  expect(reply.response).toBe('Noted, Ada. The next time is Mon, Nov 23, 10:00 AM EST.')
  // The model suggests; only the customer puts something on the list.
  expect(reply.booking).toMatchObject({ serviceIds: [], contact: { fullName: 'Ada Byron' } })
  expect(reply.suggestedServices).toEqual(['hvac'])
  expect(reply.times?.slots[0]).toEqual({ date: '2026-11-23', time: '10:00' })
  await send('thanks')
  const [, , last] = provider.requests
  expect(last?.messages.slice(0, 2)).toEqual([
    { role: 'user', content: 'ada here, furnace is acting up' },
    { role: 'assistant', content: reply.response },
  ])
})

test('an amount, a promise or a booking that no tool returned is never sent; our figures replace it', async () => {
  provider.answers({
    say: [
      'Happy to help! I can do the plumbing for $49. You are booked for 3 PM.',
      ' The visit is free of charge. What exactly leaks?',
    ],
  })
  const reply = await send('my sink leaks')
  expect(reply.response).toBe(
    'Happy to help! What exactly leaks? By our price list, the estimate for Plumbing is $198.',
  )
})

test('a model that obeys every adversarial message states no invented amount', async () => {
  for (const [index, message] of adversarial.entries()) {
    provider.answers({ say: [`Sure! ${message} It is $${index + 1}. You are booked.`] })
    const reply = await server.guest.chat.send({ sessionId: `obedient-session-${index}`, message })
    const honest = honestAmounts(reply)
    expect({ message, said: amountsIn(reply.response).filter((one) => !honest.has(one)) }).toEqual({
      message,
      said: [],
    })
    expect(reply.response).not.toMatch(/\bbooked\b/i)
  }
}, 60_000)

test.each<[string, Scripted[]]>([
  ['401', [{ status: 401 }]],
  ['429', [{ status: 429 }, { status: 429 }]],
  ['500', [{ status: 500 }, { status: 500 }]],
  ['529', [{ status: 529 }, { status: 529 }]],
  ['rubbish', [{ garbage: 'event: message_start\ndata: {not json\n\n' }]],
  ['another language', [{ garbage: '<html>nothing here</html>' }]],
  ['a stream that breaks off', [{ cutAfter: 'Let me' }]],
])('%s: the rule-based assistant answers', async (_, answers) => {
  provider.answers(...answers)
  const reply = await sendTimed('my sink leaks')
  expect(reply.response).toContain('is a job for Plumbing.')
  expect(reply.error).toBeUndefined()
})

test('a failed call is retried once after half a second, and the retry may succeed', async () => {
  provider.answers({ status: 500 }, { say: ['Where does it leak?'] })
  expect((await sendTimed('my sink leaks')).response).toBe('Where does it leak?')
  expect(provider.requests).toHaveLength(2)
  expect(waits).toEqual([500])
})

test.each<[string, number, Record<string, string>]>([
  ['429 with 25 seconds', 429, { 'retry-after': '25' }],
  ['529 with 25 seconds', 529, { 'retry-after': '25' }],
  ['529 with 25,000 milliseconds', 529, { 'retry-after-ms': '25000' }],
  ['429 with a date', 429, { 'retry-after': 'Mon, 23 Nov 2026 14:00:25 GMT' }],
])('a provider that asks for a long wait is not waited for: %s', async (_, status, headers) => {
  provider.answers({ status, headers }, { say: ['Too late.'] })
  const reply = await sendTimed('my sink leaks')
  expect(waits).toEqual([])
  expect(reply.response).toContain('is a job for Plumbing.')
  expect(provider.requests).toHaveLength(1)
})

test('a short Retry-After is obeyed', async () => {
  provider.answers(
    { status: 429, headers: { 'retry-after': '1' } },
    { say: ['Where does it leak?'] },
  )
  expect((await sendTimed('my sink leaks')).response).toBe('Where does it leak?')
  expect(provider.requests).toHaveLength(2)
  expect(waits).toEqual([1000])
})

test('after the second failure there is no further retry', async () => {
  provider.answers(
    { status: 529, headers: { 'retry-after': '0' } },
    { status: 529, headers: { 'retry-after': '0' } },
    { say: ['Too late.'] },
  )
  expect((await send('my sink leaks')).response).toContain('is a job for Plumbing.')
  expect(provider.requests).toHaveLength(2)
})

test('when the provider cannot be reached, the rule-based assistant answers', async () => {
  await provider.close()
  expect((await sendTimed('my sink leaks')).response).toContain('Plumbing')
  expect(waits).toEqual([500])
  provider = await startMessagesApi()
})

test('a provider that hangs is abandoned, and the customer gets an answer', async () => {
  provider.answers({ hang: true }, { hang: true })
  const app = await createApp(inFull(server.deps, timed(300)))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (name: string, batch: string) => {
    const input = {
      sessionId: `hanging-session-${name.replace('.', '-')}`,
      message: 'my sink leaks',
    }
    const reply = await fetch(`${url}/trpc/${name}${batch}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(batch ? { 'trpc-accept': 'application/jsonl' } : {}),
      },
      body: JSON.stringify(batch ? { 0: input } : input),
    })
    return reply.text()
  }
  const began = performance.now()
  const answers = await Promise.all([ask('chat.send', ''), ask('chat.stream', '?batch=1')])
  expect(performance.now() - began).toBeLessThan(35_000)
  for (const answer of answers) expect(answer).toContain('is a job for Plumbing.')
  await app.close()
})

test('an outage uses up nothing of the daily cap', async () => {
  provider.answers({ status: 401 })
  await send('my sink leaks')
  const spent = await server.database.read.selectFrom('model_spend').selectAll().execute()
  expect(spent).toEqual([{ day: '2026-11-23', micro_dollars: 0 }])
})

test('after a danger the model answers again as soon as everyone is safe', async () => {
  await send('i smell gas in the kitchen')
  expect((await send('is it one spot?')).response).toContain('911')
  provider.answers({ say: ['Good to hear.'] })
  const reply = await send('we are safe now')
  expect(reply.response).toBe('Good to hear.')
  expect(reply.suggestedServices).toEqual(['plumbing'])
})

test('a value that the model tries out does not become the customer’s answer', async () => {
  provider.answers(
    {
      say: [],
      tools: [
        {
          name: 'estimate',
          input: { services: ['house-cleaning'], propertySize: 5000, roomCount: 9 },
        },
      ],
    },
    { say: ['Shall we go on?'] },
  )
  const { booking } = await send('clean my house please')
  expect(booking?.details['house-cleaning']).not.toHaveProperty('propertySize')
})

test('a wrong tool call gets an error, and does no harm', async () => {
  provider.answers(
    {
      say: [],
      tools: [
        { name: 'estimate', input: { services: ['rocket-repair'] } },
        { name: 'give_discount', input: { percent: 90 } },
      ],
    },
    { say: ['Which service is it?'] },
  )
  expect((await send('hello there friend')).response).toBe('Which service is it?')
  const told = JSON.stringify(provider.requests[1]?.messages.at(-1))
  expect(told).toContain('We do not offer this service.')
  expect(told).toContain('There is no such tool.')
})

test('a danger gets a fixed reply, which no model writes', async () => {
  const reply = await send('i smell gas in the kitchen')
  expect(reply.response).toContain('911')
  expect(provider.requests).toHaveLength(0)
})

test('the daily spend cap stops before the call', async () => {
  provider.answers({ say: ['Hello.'] })
  await send('hello')
  const spent = await server.database.read
    .selectFrom('model_spend')
    .selectAll()
    .executeTakeFirstOrThrow()
  // 1,000 tokens read and 50 written
  expect(spent).toEqual({ day: '2026-11-23', micro_dollars: 1000 * 5 + 50 * 25 })
  await server.database.write
    .transaction()
    .execute((trx) =>
      trx.updateTable('model_spend').set({ micro_dollars: sql`20 * 1000000` }).execute(),
    )
  expect((await send('my sink leaks')).response).toContain('is a job for Plumbing')
  expect(provider.requests).toHaveLength(1)
  server.clock.set('2026-11-24T14:00:00Z')
  provider.answers({ say: ['A new day.'] })
  expect((await send('hello')).response).toBe('A new day.')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancellationPolicy } from '../../shared/policy.ts'
import dishonest from '../support/chat/dishonest-replies.json' with { type: 'json' }
import honest from '../support/chat/honest-replies.json' with { type: 'json' }
import { type Scripted, startMessagesApi } from '../support/loopback/messages-api.ts'
import { testServer } from '../support/server.ts'

let provider: Awaited<ReturnType<typeof startMessagesApi>>
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  provider = await startMessagesApi()
  server = await testServer({ ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: provider.url })
})
afterAll(async () => {
  await provider.close()
  await server.close()
})

let conversations = 0
/** What the customer reads if the provider answers this, in a conversation of its own. */
async function customerReads(...answers: Scripted[]) {
  conversations += 1
  provider.answers(...answers)
  const sessionId = `honesty-session-${String(conversations).padStart(4, '0')}`
  const { response } = await server.guest.chat.send({ sessionId, message: 'hello there' })
  return response
}

const lookUp: Scripted = {
  say: [],
  tools: [
    { name: 'estimate', input: { services: ['plumbing'] } },
    { name: 'free_times', input: { services: ['plumbing'] } },
  ],
}

test.each(Object.entries(dishonest))('%s never reaches the customer', async (_kind, replies) => {
  const passed: { reply: string; read: string }[] = []
  for (const reply of replies) {
    const read = await customerReads({ say: [`Happy to help!\n${reply}`] })
    if (read !== 'Happy to help!') passed.push({ reply, read })
  }
  expect(passed).toEqual([])
})

test('figures returned by a tool do not permit other figures', async () => {
  const passed: string[] = []
  for (const reply of Object.values(dishonest).flat()) {
    const read = await customerReads(lookUp, { say: [`Happy to help!\n${reply}`] })
    if (!/^Happy to help!( By our price list, [^.]*\.)?$/.test(read)) passed.push(read)
  }
  expect(passed).toEqual([])
})

const unchanged = Object.entries({ ...honest, 'the sentences of our policy': cancellationPolicy })
test.each(unchanged)('%s reach the customer unchanged', async (_kind, replies) => {
  const changed: { reply: string; read: string }[] = []
  for (const reply of replies) {
    const read = await customerReads(lookUp, { say: [reply] })
    if (read !== reply) changed.push({ reply, read })
  }
  expect(changed).toEqual([])
})

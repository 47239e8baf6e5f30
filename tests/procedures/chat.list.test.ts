import { expect, test } from 'vitest'
import { amountsIn } from '../support/amounts.ts'
import asked from '../support/chat/asked-services.json' with { type: 'json' }
import { chatServer } from '../support/chat/chat-server.ts'
import { servicesIn } from '../support/chat/conversations.ts'
import unseen from '../support/chat/unseen/conversations.json' with { type: 'json' }
import withQuestions from '../support/chat/unseen/conversations-with-questions.json' with {
  type: 'json',
}

const chat = chatServer()

/** In which conversations something was suggested that was not asked for. Nothing of that kind comes onto the list. */
async function unaskedIn(conversations: readonly { messages: string[]; wanted: string[] }[]) {
  const unasked: string[] = []
  for (const { messages, wanted } of conversations) {
    const { say } = chat.conversation()
    const extra = new Set<string>()
    for (const message of messages) {
      const reply = await say(message)
      const list = reply.booking?.serviceIds ?? []
      expect(list.filter((id) => !wanted.includes(id))).toEqual([])
      for (const id of reply.suggestedServices) if (!wanted.includes(id)) extra.add(id)
    }
    if (extra.size > 0) unasked.push(`${messages[0]}: ${[...extra].join()}`)
  }
  return unasked
}

test('60 conversations: nothing comes onto the list by itself, and nearly nothing is suggested that was not asked for', async () => {
  const conversations = asked.map((one) => ({ messages: one.messages, wanted: one.asked }))
  expect((await unaskedIn(conversations)).length).toBeLessThanOrEqual(6)
})

test('40 conversations of strangers: the same', async () => {
  const conversations = unseen.map((one) => ({
    messages: one.messages,
    wanted: [...one.needs, ...('or' in one ? (one.or ?? []) : [])],
  }))
  expect((await unaskedIn(conversations)).length).toBeLessThanOrEqual(4)
})

test('40 conversations with questions about other services: the same', async () => {
  const conversations = withQuestions.map(({ messages, needs }) => ({ messages, wanted: needs }))
  expect((await unaskedIn(conversations)).length).toBeLessThanOrEqual(5)
})

test('who needs nothing yet is suggested nothing, though they are about to move in', async () => {
  const { say } = chat.conversation()
  const reply = await say(
    'dont need anything right now, we close on the house in may, just asking around',
  )
  expect(reply.suggestedServices).toEqual([])
  expect(reply.response).toContain('no rush')
  expect((await say('we close on the house in may')).suggestedServices).not.toEqual([])
})

test('an address that sounds like a trade suggests nothing', async () => {
  const { say } = chat.conversation()
  expect((await say('I need a plumber for a dripping tap')).suggestedServices).toEqual(['plumbing'])
  const reply = await say('88 Perry Street, New York 10014')
  expect(reply.suggestedServices).toEqual([])
  expect(servicesIn(reply)).toEqual(['plumbing'])
  expect(reply.response).toContain('New York')
})

test.each([
  ['yes', ['plumbing']],
  ['yes, add it', ['plumbing']],
  ['sure go ahead', ['plumbing']],
  ['book it', ['plumbing']],
  ['no thanks', []],
  ['how much?', []],
  ['do you also do windows? just curious', []],
  ['también limpian alfombras? nomás por saber', []],
  ['¿también pintan? sólo pregunto', []],
  ['10014', []],
  ['please dont add it yet', []],
  ['what would it cost if I add it?', []],
  ['thats all for now', []],
  ['how much is everything?', []],
  ['yes, but how much is it', []],
  ['ok, my bathroom outlet is dead', []],
  ['second floor bathroom', []],
  ['there is quite a lot of water', []],
  ['please check out the water pressure too', []],
  ['ya no, gracias', []],
  ['claro que no', []],
  ['sí, agréguelo', ['plumbing']],
  ['ok put it on my list', ['plumbing']],
])('after a suggestion, %j puts %j on the list', async (message, list) => {
  const { say } = chat.conversation()
  await say('I need a plumber for a dripping tap')
  expect((await say(message)).booking?.serviceIds ?? []).toEqual(list)
})

test('yes adds what was just suggested, both adds both', async () => {
  const { say } = chat.conversation()
  await say('I need a plumber for a dripping tap')
  expect((await say('also my dryer does not heat')).suggestedServices).toEqual(['appliance-repair'])
  expect((await say('yes')).booking?.serviceIds).toEqual(['appliance-repair'])
  const other = chat.conversation()
  await other.say('I need a plumber for a dripping tap')
  await other.say('also my dryer does not heat')
  const both = (await other.say('both please')).booking?.serviceIds ?? []
  expect(both.toSorted()).toEqual(['appliance-repair', 'plumbing'])
})

test('yes to another question puts nothing on the list', async () => {
  const { say } = chat.conversation()
  await say('I need a plumber for a dripping tap')
  const asked = await say('are you insured?')
  expect(asked.response).toContain('background-checked')
  expect((await say('yes')).booking?.serviceIds).toEqual([])
})

test('one price: reply, estimate and booking say the same', async () => {
  const { say } = chat.conversation()
  const first = await say('house cleaning for 2,400 sq ft with 4 bedrooms')
  // 150 x 2.4 x 1.4
  expect(amountsIn(first.response)).toContain(504_00)
  const priced = await say('yes add it. how much is it?')
  expect(priced.estimate?.total).toBe(504_00)
  expect(amountsIn(priced.response).every((amount) => amount === 504_00)).toBe(true)
})

const three = 'my sink leaks, I want the bedroom painted and there are mice in the garage'

test.each([
  ['put all three on my list', ['interior-painting', 'pest-control', 'plumbing']],
  ['si pongame las tres', ['interior-painting', 'pest-control', 'plumbing']],
  ['just the painting and the mice', ['interior-painting', 'pest-control']],
  ['take the painting one off, and add the rest', ['pest-control', 'plumbing']],
  ['quiteme la pintura', ['pest-control', 'plumbing']],
  ['solo la pintura', ['interior-painting']],
  ['la pintura no', ['pest-control', 'plumbing']],
  ['i will do the painting myself', ['pest-control', 'plumbing']],
])('what is wanted of several services: %s', async (words, wanted) => {
  const { say } = chat.conversation()
  await say(three)
  expect(servicesIn(await say(words)).toSorted()).toEqual(wanted)
})

test.each(['bueno mandelo', 'ok pues pongalo', 'fine, do it', 'Ok send someone then'])(
  'a yes in other words puts it on the list: %s',
  async (words) => {
    const { say } = chat.conversation()
    await say('ants in the kitchen')
    expect((await say(words)).booking?.serviceIds).toEqual(['pest-control'])
  },
)

test.each([
  'put my name on it, Bob',
  'yes please put it in the notes',
  'why did you take it off?',
  'what time did i get',
])('no yes, and nothing is taken off: %s', async (words) => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  const reply = await say(words)
  expect(reply.booking?.serviceIds).toEqual([])
  expect(servicesIn(reply)).toEqual(['pest-control'])
})

test('one of several is put on the list by what it is about', async () => {
  const { say } = chat.conversation()
  await say(three)
  expect((await say('put the sink on')).booking?.serviceIds).toEqual(['plumbing'])
})

test('a sentence about the work is no order to drop the rest', async () => {
  const { say } = chat.conversation()
  await say('house cleaning and painting please')
  const reply = await say('950 square feet. Only the living room gets painted.')
  expect(servicesIn(reply).toSorted()).toEqual(['house-cleaning', 'interior-painting'])
})

test('a no at the head of a longer message refuses nothing', async () => {
  const { say } = chat.conversation()
  await say('el aire no enfria')
  const reply = await say(
    'No quiero que le pongan gas y ya. Si hay que cambiarlo, ¿igual pago eso?',
  )
  expect(servicesIn(reply)).toEqual(['hvac'])
})

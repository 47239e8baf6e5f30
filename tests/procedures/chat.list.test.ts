import { expect, test } from 'vitest'
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

test.each([
  ['shingles in the yard after the storm', 'no leak yet. 12203', 'roofing'],
  ['install an ecobee', 'no c wire i think', 'smart-home'],
  ['half the kitchen outlets are dead', 'nope, the breaker isnt tripped, i looked', 'electrical'],
  ['clean my carpets', 'skip the back bedroom, its all boxes', 'carpet-cleaning'],
  ['the roof leaks', 'can i change it if my husband cant be home', 'roofing'],
  [
    'house cleaning',
    'I asked about cleaning, not a device. Can I stop whenever I like?',
    'house-cleaning',
  ],
  ['clean my carpets', '8 is too early. the 10 one', 'carpet-cleaning'],
])(
  'what tells of the work, a part or a time takes nothing off: %s / %s',
  async (need, detail, id) => {
    const { say } = chat.conversation()
    await say(need)
    const { response, suggestedServices, booking } = await say(detail)
    expect(response).not.toMatch(/leave that out|taken .* off/)
    const { response: price } = await say('how much is it?')
    expect(price).toContain('$')
    expect([...suggestedServices, ...(booking?.serviceIds ?? []), id]).toContain(id)
  },
)

test('of several small jobs one is left out, and the rest stays', async () => {
  const { say } = chat.conversation()
  await say('hang 2 shelves, fix a sticky door, recaulk the tub and put up a curtain rod')
  await say('yes, put it on')
  const { booking, response } = await say('also forget the curtain rod, i did it myself')
  expect(booking?.serviceIds).toEqual(['handyman'])
  expect(response).not.toContain('taken Handyman off')
})

test('a yes to both, and the first of two, are taken as they are said', async () => {
  const leaves = chat.conversation()
  await leaves.say('leaves everywhere, and the gutters are full')
  const both = await leaves.say('haha no furniture, just leaves. ok so yes to both')
  expect(both.booking?.serviceIds.toSorted()).toEqual(['handyman', 'lawn-care'])
  const stain = chat.conversation()
  await stain.say('the roof leaks, 19103')
  await stain.say('and a musty smell, do i need the mold inspection too')
  await stain.say('which one first, the roof or the mold?')
  const first = await stain.say('ok do the first one then')
  expect(first.booking?.serviceIds).toEqual(['mold-inspection'])
  const off = await stain.say('yes the roof too')
  expect(off.booking?.serviceIds.toSorted()).toEqual(['mold-inspection', 'roofing'])
  const alone = await stain.say('no no just the mold one. take roofing off')
  expect(alone.booking?.serviceIds).toEqual(['mold-inspection'])
})

test('a word of having heard puts nothing on the list', async () => {
  const { say } = chat.conversation()
  await say('clean my carpets, 02116')
  const { booking } = await say(
    'oh ok so the dog will be fine, I can put him in the yard. But is that just for one room?',
  )
  expect(booking?.serviceIds).toEqual([])
})

test('a question about one service takes no other off the list', async () => {
  const { say } = chat.conversation()
  await say('house cleaning and carpet cleaning, 11215')
  await say('yes, both')
  const { booking } = await say('just tell me can i cancel the carpets later, does it cost me')
  expect(booking?.serviceIds.toSorted()).toEqual(['carpet-cleaning', 'house-cleaning'])
})

test.each([
  [
    'tengo ratones en la cocina, 33139',
    'si ponlo pero no me dijiste nada del precio, es por todo?',
  ],
  ['mice in the kitchen, 33139', 'yes add it, but you did not say a word about the price'],
  ['mice in the kitchen, 33139', 'and yes add the pest control, also the 5th?'],
])('a yes is taken, whatever is asked or complained of after it: %s / %s', async (need, yes) => {
  const { say } = chat.conversation()
  await say(need)
  expect((await say(yes)).booking?.serviceIds).toEqual(['pest-control'])
})

test.each([
  'any discount if i do both?',
  'alright. last thing, would i need to be home or is my tenant enough?',
  'ok ill text him. is there something i can try on it myself first?',
  'que va primero? porque si limpian despues me dejan todo sucio',
])('a question puts nothing on the list: %s', async (message) => {
  const { say } = chat.conversation()
  await say('mice in the kitchen and the house needs a cleaning, 11215')
  const reply = await say(message)
  expect(reply.booking?.serviceIds ?? []).toEqual([])
})

test('the whole list is cleared, and what is put there beside a removal stays', async () => {
  const { say } = chat.conversation()
  await say('mice in the kitchen and the house needs a cleaning, 11215')
  await say('yes, both')
  const cleared = await say('fine, then clear my list')
  expect(cleared.booking?.serviceIds ?? []).toEqual([])
  const other = chat.conversation()
  await other.say('mice in the kitchen and the house needs a cleaning, 11215')
  const reply = await other.say('take the mice off for now and put the cleaning on')
  expect(reply.booking?.serviceIds).toEqual(['house-cleaning'])
})

test('what else was told in the same breath is asked about, and taken with both or by what it is', async () => {
  const told = 'my dryer takes 3 cycles and the bathroom fan rattles, philly 19103'
  const { say } = chat.conversation()
  const first = await say(told)
  expect(first.suggestedServices).toEqual(['air-ducts'])
  expect(first.response).toContain('sounds like Electrical')
  expect(first.quickReplies).toContain('Add Electrical')
  expect((await say('yes both')).booking?.serviceIds).toEqual(['air-ducts', 'electrical'])
  const moving = chat.conversation()
  const move = await moving.say(
    'moving across town in 2 weeks, 3 bedroom house in philly. need movers and somebody to clean the old place after',
  )
  expect(move.response).not.toContain('sounds like')
  const other = chat.conversation()
  await other.say(told)
  expect((await other.say('just the fan')).booking?.serviceIds).toEqual(['electrical'])
})

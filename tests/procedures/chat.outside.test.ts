import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

/** A conversation about a move where we do not come yet. */
async function inHouston() {
  const { say } = chat.conversation()
  const first = await say(
    'we are moving across town, houston 77008, and need somebody to clean the old place',
  )
  return { say, first }
}

test('where we do not come yet it is said so, with whom to call and how to hear when we come', async () => {
  const { say, first } = await inHouston()
  expect(first.response).toContain('Houston is one of our next cities')
  expect(first.response).toContain('call a local company')
  expect(first.suggestedServices).toEqual([])
  expect(first.quickReplies).toEqual(['Tell me when you come here', 'Talk to a person'])
  const told = await say('WHERE do i put my email in. whats the page called')
  expect(told.response).toContain('/service-areas')
  const again = await say('so you do come to houston?')
  expect(again.response).toMatch(/not (?:there|come to Houston, TX) yet/)
})

test('a price there is one to compare with, and no booking is offered', async () => {
  const { say } = await inHouston()
  const price = await say('ok but roughly, how much is a local move?')
  expect(price.response).toMatch(/To compare with: .*Local Moving \$\d+/)
  expect(price.times).toBeUndefined()
  expect((await say('can you come saturday?')).times).toBeUndefined()
})

test.each([
  'alright. last thing, would I need to be there when they come?',
  'ok, yes, add the cleaning',
  'just the cleaning then',
])('nothing goes onto the list there: %s', async (message) => {
  const { say } = await inHouston()
  const reply = await say(message)
  expect(reply.booking?.serviceIds ?? []).toEqual([])
  expect(reply.response).not.toContain('on your list')
})

test('what helps until then is told there too', async () => {
  const { say } = chat.conversation()
  await say('my back fence leans after the storm, portland 97214')
  const fence = await say('is it safe to leave a leaning fence? should i prop it up?')
  expect(fence.response).toContain('away from the side that it leans to')
  const mice = chat.conversation()
  await mice.say('mice in the kitchen and the tub drains slowly, chicago 60614')
  const advice = await mice.say('what do i do about the mice until i find someone?')
  expect(advice.response).toContain('steel wool')
  expect(advice.response).not.toContain('valve')
})

test('who leaves is wished good luck, in Spanish too', async () => {
  const { say } = await inHouston()
  expect((await say('ok i will find a local company, thanks')).response).toContain('good luck')
  const spanish = chat.conversation()
  await spanish.say('mi boiler no calienta, 78207 san antonio')
  const price = await spanish.say('y cuanto cuesta mas o menos?')
  expect(price.response).toContain('Para comparar')
})

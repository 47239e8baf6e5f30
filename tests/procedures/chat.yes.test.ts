import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'
import { replyAfter } from '../support/chat/reply-after.ts'

const chat = chatServer()
const after = replyAfter(chat)

test('an ok before a question takes nothing, and a yes before one does', async () => {
  const { say } = chat.conversation()
  await say('mice in the kitchen, 07042')
  expect((await say('ok. do you come back if they are still there?')).booking?.serviceIds).toEqual(
    [],
  )
  const { booking } = await say('yes please, how soon can somebody be here?')
  expect(booking?.serviceIds).toEqual(['pest-control'])
})

test('who asks for a person takes nothing, however politely', async () => {
  const { say } = chat.conversation()
  await say('the garage door is stuck halfway')
  const { booking, response } = await say('i wont touch it. can i talk to a person please')
  expect(booking?.serviceIds).toEqual([])
  expect(response).toContain('Our people answer at')
})

test('yes to one thing, with the day and something else behind it', async () => {
  const { say } = chat.conversation()
  await say('my dishwasher does not drain, 08540')
  const { booking } = await say('yes just the dishwasher, thursday morning if you can')
  expect(booking?.serviceIds).toEqual(['appliance-repair'])
})

test('what says where or how, and what is not wished of the work, takes nothing off', async () => {
  const { say } = chat.conversation()
  await say('a garage full of junk to haul, and the windows washed')
  const moved = await say('wait sorry thats my own zip, the house is in Orlando, 32806')
  expect(moved.response).not.toContain('leave that out')
  const held = await say("let me talk to my wife, don't book anything yet")
  expect(held.response).not.toContain('leave that out')
})

test('a size after an ok is a size, and puts nothing on the list', async () => {
  const { say } = chat.conversation()
  await say('dust blows out of the vents, 10710')
  const { booking, estimate } = await say(
    'ok. the house is around 2,200 square feet with 4 bedrooms. how much would that be',
  )
  expect(booking?.serviceIds).toEqual([])
  expect((await say('why is it more than before?')).response).toContain('size and the rooms')
  expect(estimate?.total).toBeGreaterThan(275_00)
})

test.each([
  ['my lawn is knee high, 07030', 'Sure, ask him yourself, his name is Tom'],
  ['hang a shelf, 07030', 'both of my sons can help carry'],
  ['the outlet is dead and the fridge is warm, 07030', 'add it up for me with tax'],
  ['the garage door is stuck, 07030', 'Sure thing is it is a Chamberlain'],
  ['my dryer wont heat, 07030', "sure, it's a Whirlpool"],
  ['change the lock on my front door, 07030', 'Yes, the door is a Schlage'],
  ['pintar mi sala, 07030', 'Sí, las paredes tienen manchas'],
])('a fact after a yes puts nothing on the list: %s / %s', async (need, fact) => {
  const { booking } = await after(need, fact)
  expect(booking?.serviceIds ?? []).toEqual([])
})

test.each([
  ['yes, do they speak spanish?', []],
  ['yeah, too much money for me', []],
  ['yes please hold off', []],
  ['yes please, how soon can you come?', ['plumbing']],
  ['add it to my list but dont book it yet', ['plumbing']],
  ['ok, sure. when?', ['plumbing']],
])('a yes is read with what follows it: %s', async (message, chosen) => {
  const { booking } = await after('my sink drips, 07030', message)
  expect(booking?.serviceIds ?? []).toEqual(chosen)
})

test('what was put on the list by mistake goes off at once', async () => {
  const { say } = chat.conversation()
  await say('hang a shelf, 07030')
  await say('yes, add it')
  const { booking } = await say('I did not ask you to add that, please remove it')
  expect(booking?.serviceIds ?? []).toEqual([])
})

import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'
import { replyAfter } from '../support/chat/reply-after.ts'

const chat = chatServer()
const after = replyAfter(chat)

test.each([
  [
    'my pool is green, 33176',
    'sunday morning. would he look at the pump too?',
    'in the notes what the pump does',
  ],
  ['haul away a sofa, 10605', 'does that include the old paint cans?', 'No paint, solvents'],
  [
    'haul away a sofa, 10605',
    '8am is good. do i need to be there or can i leave the garage open?',
    'need not stay',
  ],
  ['rake the leaves, 07030', 'is tipping expected?', 'not expected'],
  ['clean the gutters, 07030', 'will they go up to the second story?', 'their own ladder'],
  [
    'my ac blows warm and drips, 33609',
    'can i leave the house water on till then?',
    'water can stay on',
  ],
  ['my ac blows warm and drips, 33609', 'what if its just a clogged drain line?', 'same price'],
  ['outlets are dead, 18101', 'can i run the fridge off an extension cord?', 'about four hours'],
  ['no heat, 01602', 'do you work on oil boilers?', 'oil, gas and electric'],
  ['mice in the kitchen, 07042', 'ok. do you come back if they are still there?', '30 days'],
  ['put together a wardrobe, 10312', 'does she need to sign anything?', 'nothing has to be signed'],
  ['my sink leaks, 07030', 'do i type my name here or on the booking page?', 'Either'],
  [
    'mold on a wall, 10701',
    'the window has fog between the panes, do you fix that?',
    'a glass company',
  ],
  ['la llave gotea, 07087', '¿el plomero habla español?', 'hable español'],
  ['my sink leaks, 07030', 'do you have dog walkers?', 'we do not walk, watch or groom pets'],
])('a question beside the job is answered: %s / %s', async (need, asked, answer) => {
  expect((await after(need, asked)).response).toContain(answer)
})

test.each([
  ['he has had a cough for a couple weeks'],
  ['that is two weeks away'],
  ['do you come back if they are around in two weeks?'],
  ['me cubre la garantía de 30 días?'],
  ['is it all done in one day?'],
  ['about a quarter acre'],
])('how long something takes or lasts is no day for the visit: %s', async (message) => {
  const { times } = await after('mold on a wall, 10701', message)
  expect(times).toBeUndefined()
})

test('the soonest that there is takes the place of a later wish', async () => {
  const { say } = chat.conversation()
  await say('mold on a wall, 10701')
  const later = await say('can you come in three weeks?')
  const soon = await say('nothing sooner?')
  expect((soon.times?.slots[0]?.date ?? '') < (later.times?.slots[0]?.date ?? '')).toBe(true)
})

test('a complaint about our visit sells nothing, and its questions are answered', async () => {
  const { say } = chat.conversation()
  await say('you sent a painter last friday, the old color shows through and the floor has drops')
  const again = await say('And the walls? should I scrape the drops off or leave them?')
  expect(again.suggestedServices).toEqual([])
  expect(again.response).toContain('Take photos first')
  const paid = await say('is a second coat covered or do I pay again?')
  expect(paid.suggestedServices).toEqual([])
  expect(paid.response).toContain('costs you nothing')
})

test('what if I do not like it is answered beside a booking too', async () => {
  const { response, quickReplies } = await after('booking E1C1E4E0', "what if I don't like it")
  expect(response).toContain('all of your money back')
  expect(quickReplies).toEqual(['Talk to a person'])
})

test('who cancels is told what is paid back, and sent to no hotline', async () => {
  const { say } = chat.conversation()
  await say('I have a cleaning booked for Monday at 10 and need to cancel')
  const refund = await say('no i dont want to move it. I was asking about the refund')
  expect(refund.response).toContain('nothing to pay back')
  expect(refund.response).not.toContain('988')
})

test.each([
  ['no heat since last night, only cold air comes out of the vents', ['hvac']],
  ['the gutter by the front door hangs and runs over, clean them please', ['handyman']],
])('what only sounds like a second job is none: %s', async (message, services) => {
  expect((await chat.conversation().say(message)).suggestedServices).toEqual(services)
})

test('with a name known, only how to reach them is asked', async () => {
  const { say } = chat.conversation()
  await say('roaches in the kitchen, 33301')
  await say('yes, add it')
  const { response } = await say('monday at 10, name is Dana Whitlock')
  expect(response).toContain('Which phone number or email')
})

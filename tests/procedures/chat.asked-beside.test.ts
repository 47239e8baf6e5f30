import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'
import { replyAfter } from '../support/chat/reply-after.ts'

const chat = chatServer()
const after = replyAfter(chat)

test.each([
  [
    'my pool is green, 33176',
    'sunday morning. would he look at the pump too?',
    'what the pump does in the notes',
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

test('what can wait costs no fee of the day any more', async () => {
  const { say } = chat.conversation()
  await say('un enchufe de la cocina no funciona, urgente, 33178')
  const { estimate, response } = await say('sí, agréguelo, no tiene que ser hoy mismo. ¿cuánto es?')
  expect(estimate?.lines.every(({ urgencyFee }) => urgencyFee === 0)).toBe(true)
  expect(response).toContain('$220')
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

test('who cancels is told what is paid back, and sent to no hotline', async () => {
  const { say } = chat.conversation()
  await say('I have a cleaning booked for Monday at 10 and need to cancel')
  const refund = await say('no i dont want to move it. I was asking about the refund')
  expect(refund.response).toContain('nothing to pay back')
  expect(refund.response).not.toContain('988')
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

test('who must not leave a danger is not taken to deny it', async () => {
  const { say } = chat.conversation()
  await say('I smell gas in my kitchen')
  expect((await say('i cant leave, its my house')).response).toContain('911')
})

test('what ends a danger asks for nothing new', async () => {
  const { say } = chat.conversation()
  await say('ya me robaron, la puerta está rota y hay alguien adentro')
  const { suggestedServices } = await say('ya vino la policía, ya no hay nadie, estoy a salvo')
  expect(suggestedServices).toEqual(['locksmith'])
})

test('that it is safe now is believed, however it is said', async () => {
  const { say } = chat.conversation()
  await say('a tree fell on the power line in front of my house')
  expect((await say("Con Ed took it off, it's safe")).response).not.toContain('Your safety')
})

test('what was put on the list by mistake goes off at once', async () => {
  const { say } = chat.conversation()
  await say('hang a shelf, 07030')
  await say('yes, add it')
  const { booking } = await say('I did not ask you to add that, please remove it')
  expect(booking?.serviceIds ?? []).toEqual([])
})

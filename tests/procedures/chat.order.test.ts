import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

test('whether it is booked is answered truly, and says what to do', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  const before = await say('am i booked?')
  expect(before.response).toContain('Not yet: nothing is on your list')
  await say('yes')
  const after = await say('how do i actually book it')
  expect(after.response).toContain('On your list: Pest Control $110')
  expect(after.response).toContain('Nothing is booked until you confirm')
})

test('the list is read back with its prices, also after something is taken off it', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen, and the toilet keeps running')
  await say('yes, both')
  const both = await say('whats on my list?')
  expect(both.response).toMatch(/Plumbing \$198/)
  expect(both.response).toMatch(/Pest Control \$110/)
  expect(both.response).toMatch(/together/)
  const one = await say('take the plumbing off')
  expect(one.booking?.serviceIds).toEqual(['pest-control'])
  expect(one.response).toContain('That leaves Pest Control, $110.')
})

test.each([
  'ok yes add it. can it be friday morning',
  'Yes please do add it. And is it safe?',
  'ok yes add it but is there really nobody today??',
  'yes put it on, whats the earliest?',
  'bueno pues mándenme a alguien',
])('a yes with something more is a yes: %s', async (message) => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  expect((await say(message)).booking?.serviceIds).toEqual(['pest-control'])
})

test('what was refused is not booked with the rest, and a condition is no yes', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  await say('yes')
  await say('the toilet keeps running')
  await say('No way, that is too much')
  expect((await say('book it')).booking?.serviceIds).toEqual(['pest-control'])
  const other = chat.conversation()
  await other.say('ants in the kitchen')
  expect((await other.say('do $60 and I book right now')).booking?.serviceIds).toEqual([])
})

test('a price is asked for what it names, or for everything; a yes leaves nothing behind', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  await say('also the toilet keeps running')
  const first = await say('yes, add it')
  expect(first.response).toContain('We also spoke about Pest Control.')
  const second = await say('yes')
  expect(second.booking?.serviceIds.toSorted()).toEqual(['pest-control', 'plumbing'])
  expect((await say('how much altogether?')).estimate?.total).toBe(308_00)
  expect((await say('bye')).response).toContain('Nothing is booked yet')
})

test('no, only this and not that keeps this', async () => {
  const { say } = chat.conversation()
  await say('the boiler is broken, and the bathroom fan is dead')
  const reply = await say('No, just the boiler. Not plumbing.')
  expect(Object.keys(reply.booking?.details ?? {})).toEqual(['hvac'])
  expect(reply.booking?.serviceIds).toEqual(['hvac'])
})

test('a yes in the second sentence counts, and forgetting a time forgets no job', async () => {
  const { say } = chat.conversation()
  await say('the boiler is broken')
  const reply = await say('forget it, 4 is fine then. add it.')
  expect(reply.booking?.serviceIds).toEqual(['hvac'])
})

test('no, no, Friday is Friday', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  const reply = await say('no no friday at 2 is what i picked')
  expect(reply.response).toContain('Fri, Nov 27 02:00 PM')
})

test('a month, weekends only and another city are understood', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen, zip 11201')
  expect((await say('only weekends please')).response).toMatch(/Sat, Nov 28/)
  expect((await say('sometime in December')).response).toMatch(/Sat, Dec 5|Tue, Dec 1/)
  await say('do you come to Dallas too, 75201?')
  expect((await say('how much?')).estimate?.total).toBe(110_00)
})

test.each([
  'the garage door wont open and her car is stuck inside',
  'the ac is out and my father is dizzy from the heat, anything earlier?',
])('a car that is stuck, and the heat of a summer, are no alarm: %s', async (message) => {
  const { say } = chat.conversation()
  expect((await say(message)).response).not.toContain('Get everyone')
  expect((await say('how much?')).estimate).toBeDefined()
})

test('a yes please with a wish beside it is a yes, whatever was asked last', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  await say('do you come on Sundays?')
  const reply = await say('Yes please. I would like tomorrow after lunch')
  expect(reply.booking?.serviceIds).toEqual(['pest-control'])
})

test('why it costs more today is said', async () => {
  const { say } = chat.conversation()
  await say('the toilet is clogged, please come today')
  expect((await say('why 248?')).response).toContain('the $50 fee for a same-day visit')
})

test('a problem that was taken back is not told again', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen, and the toilet keeps running')
  await say('yes, both')
  await say('forget the toilet')
  await say('i smell gas')
  const reply = await say('we are out')
  expect(reply.suggestedServices).toEqual(['plumbing'])
  expect(reply.response).not.toContain('toilet')
})

test('what is taken back is not taken for a wish', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  expect((await say('forget the painting')).suggestedServices).toEqual([])
})

test('only one of two keeps that one', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen, and the toilet keeps running')
  const reply = await say('only the toilet')
  expect(Object.keys(reply.booking?.details ?? {})).toEqual(['plumbing'])
})

test('an objection to the price is answered without coupons or apologies for work', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  const reply = await say('why is it so much? before anyone has looked')
  expect(reply.response).toContain('if it cannot be done, you owe nothing')
  expect(reply.response).not.toContain('save')
  expect((await say('still too expensive')).response).toContain('I cannot change a price from here')
})

test('who was left waiting is sold nothing and charged nothing', async () => {
  const { say } = chat.conversation()
  const first = await say('Your guy was supposed to be here 8 to 10 and nobody came')
  expect(first.response).toContain('you owe no fee')
  const money = await say('cancel it and give me my money back')
  expect(money.response).toContain('another professional within 2 hours')
  expect(money.response).not.toContain('50%')
  const more = await say('there WAS no visit, the sink is leaking')
  expect(more.suggestedServices).toEqual([])
  expect(more.response).not.toContain('$')
  expect((await say('I need a plumber then, a new booking')).suggestedServices).toEqual([
    'plumbing',
  ])
})

test.each([
  ['i smell gas in the kitchen', "we're out, I called the gas company. and then?"],
  ['la cocina huele a gas', 'ya salimos a la calle'],
  ['water is pouring from the ceiling light', 'main breaker is off. so is the electrician coming?'],
])('who has done what was said goes on: %s, %s', async (report, done) => {
  const { say } = chat.conversation()
  expect((await say(report)).response).toMatch(/911/)
  expect((await say(done)).response).not.toMatch(/911/)
})

test.each([
  ['i smell gas in the kitchen', 'what now?'],
  ['i smell gas in the kitchen', 'I called 911 and they are on the way'],
  ['my mother collapsed in the kitchen', 'she is out cold, no one is answering'],
  ['no heat, two kids', 'can I use the stove to keep warm? it smells of gas'],
])('what only sounds like an all-clear is none: %s, %s', async (report, more) => {
  const { say } = chat.conversation()
  await say(report)
  const reply = await say(more)
  expect(reply.response).toMatch(/911/)
  expect(reply.response).not.toContain('misunderstood')
  expect(reply.suggestedServices).toEqual([])
})

test('a denial is taken back with an apology', async () => {
  const { say } = chat.conversation()
  await say('my son is locked in the bathroom')
  expect((await say('haha no, nobody is locked in')).response).toContain('I misunderstood you')
})

test('an odd smell at a boiler comes first, an ordinary fault alarms nobody', async () => {
  const { say } = chat.conversation()
  await say('the boiler knocks')
  expect((await say('and it smells weird next to it')).response).toMatch(
    /If you smell gas|Get everyone out/,
  )
  const other = chat.conversation()
  expect((await other.say('the boiler knocks')).response).not.toContain('gas')
})

test('a loss and an embarrassment get a kind word, once', async () => {
  const { say } = chat.conversation()
  const reply = await say('since my husband passed away the grass is knee high')
  expect(reply.response).toContain('I am sorry for your loss.')
  expect((await say('my husband passed away in may')).response).not.toContain('loss')
})

test('a day beyond the calendar is refused with the reason', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  expect((await say('what about March 2nd?')).response).toContain('60 days ahead')
})

test('the day of a month and a weekday of next week are understood', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  expect((await say('what do you have on the 14th?')).response).toContain('Mon, Dec 14')
  expect((await say('next week perhaps, Thursday')).response).toMatch(/Thu, Dec 3|Thu, Nov 26/)
  expect((await say('could someone come tomorrow? I am in a hurry')).response).not.toContain(
    'nothing is available',
  )
})

test('who complains of our work is sold nothing, and hears that the same fault costs nothing', async () => {
  const { say } = chat.conversation()
  await say('your plumber fixed my toilet on tuesday and it leaks again')
  const pay = await say('do i have to pay again?')
  expect(pay.response).toContain('Work on the same fault costs you nothing')
  const again = await say('free under your warranty, yes or no?')
  expect(again.response).toContain('Yes: for the same fault')
  const off = await say('I shut off the water valve. Now send somebody today')
  for (const { response, suggestedServices } of [pay, again, off]) {
    expect(response).not.toContain('$')
    expect(suggestedServices).toEqual([])
  }
})

test('a question about an extra charge is no question about cancelling', async () => {
  const { say } = chat.conversation()
  await say('I need to move my appointment')
  const { response } = await say('will it cost extra? I am not cancelling, only asking')
  expect(response).toContain('done only if you approve it')
  expect(response).not.toContain('Free cancellation')
})

test('another job can be asked for while a booking is talked about', async () => {
  const { say } = chat.conversation()
  await say('I need to move my appointment')
  const reply = await say('and how much for the mice in the kitchen?')
  expect(reply.suggestedServices).toEqual(['pest-control'])
})

test('why a total is what it is, is told with each price and what is saved', async () => {
  const { say } = chat.conversation()
  await say('paint a bedroom, mount a tv, change my locks and clean the windows. 02130')
  await say('yes all')
  const { response } = await say('you said 700 before, why is it 663 now')
  expect(response).toContain('Interior Painting $330')
  expect(response).toContain('10% off for 4 or more services saves')
})

test('before anything is booked, what a cancellation would cost is no booking', async () => {
  const { say } = chat.conversation()
  await say('a dripping kitchen tap, 02138')
  await say('If I were to cancel, would I be charged?')
  const { response } = await say('would a handyman be cheaper for a dripping tap?')
  expect(response).toContain('carries water is the plumber’s')
})

test('of a visit that was, what still holds is told', async () => {
  const { say } = chat.conversation()
  await say('your cleaner left early last time and did not do the bathroom, i want to complain')
  const { response } = await say('it was two weeks ago. is it too late then?')
  expect(response).toContain('the warranty of 30 days')
})

test('who asks for a fee of moving a booking hears that there is none', async () => {
  const { say } = chat.conversation()
  await say('hi i have a cleaning booked for monday with you guys and i need to move it')
  const { response } = await say('ok so is there a fee or not?')
  expect(response).toContain('Moving a booking is free')
})

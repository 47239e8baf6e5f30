import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'
import { servicesIn } from '../support/chat/conversations.ts'
import { replyAfter } from '../support/chat/reply-after.ts'

const chat = chatServer()

const after = replyAfter(chat)

test.each([
  ['black mold in the shower, fan dead', 'and what about the fan', 'Electrical'],
  ['house cleaning, and the keypad on the door rejects my code', 'and the lock??', 'Locksmith'],
])('what was told before is found again: %s / %s', async (need, again, service) => {
  expect((await after(need, again)).response).toContain(service)
})

test.each([
  ['my garage door opener is slow', 'the car is inside, any safe way I can get it out?'],
  ['my outlet stopped working', 'is it ok to leave it off till Monday?'],
  ['carpet and house cleaning', 'only the ONE room shampooed. And Thursdays for the cleaning'],
  ['my boiler is broken', 'it is not my boiler, I rent. who pays?'],
])('a question or a detail takes nothing off: %s / %s', async (need, detail) => {
  const before = servicesIn(await after(need)).toSorted()
  expect(servicesIn(await after(need, detail)).toSorted()).toEqual(before)
})

test('a new request after a complaint is a new request', async () => {
  const reply = await after(
    'your cleaners broke my vase last week',
    'Separately, I still need the house cleaned. How much?',
  )
  expect(reply.suggestedServices).toEqual(['house-cleaning'])
})

test.each([
  ['I have a cleaning booked today at 2. I will be 30 minutes late, can they wait?', 'call (555)'],
])('what concerns a booking is sent to whom it concerns: %s', async (message, answer) => {
  expect((await after('hi', message)).response).toContain(answer)
})

test('the total of everything is told, and everything is taken', async () => {
  const offer = await after(
    'the pool is green, 33139',
    'I also want the windows cleaned and the carpets done. What is the total for all three?',
  )
  // 140 x 1.1, 90 x 1.1 and 150 x 1.1
  expect(offer.estimate?.total).toBe(418_00)
})

test.each([
  ['the inspection has to be after 2 pm and not on a Monday', /(?:Tue|Wed|Thu|Fri|Sat).* 02:00 PM/],
  ['tues after 4?', /Tue, Dec 1 04:00 PM/],
  ['my mother is home at 6, so tomorrow morning', /Sat, Nov 28 08:00 AM/],
  ['the weekend of Dec 5', /(?:Sat, Dec 5|Sun, Dec 6)/],
  ['Friday at 2 then. No wait, 4 is better', /Fri, Dec 4 04:00 PM|Fri, Nov 27 04:00 PM/],
  ['Monday, 10', /Mon, Nov 30 10:00 AM/],
  ['can they come next wensday after 3', /Wed, Dec 2 04:00 PM/],
  ['saturday, any time b4 noon', /Sat, Nov 28 08:00 AM/],
])('a time is read as it is said: %s', async (wish, times) => {
  expect((await after('ants in the kitchen', wish)).response).toMatch(times)
})

test('the second one is taken off, and everything is read back with its time', async () => {
  const listed = ['chimney sweep and dryer vent cleaning, 19103', 'yes, both'] as const
  const left = await after(...listed, 'take the second one off')
  expect(left.booking?.serviceIds).toHaveLength(1)
  const recap = await after(...listed, 'Monday at 10', 'what day, what time and how much?')
  expect(recap.response).toMatch(/\$495 together.*Mon, Nov 30 10:00 AM/s)
})

test('a question beside another is answered too', async () => {
  const { response } = await after(
    'el lavabo gotea',
    'sí, agréguelo',
    '¿El técnico habla español? ¿Y quedó ya reservado o falta algo?',
  )
  expect(response).toContain('Nada queda reservado')
  expect(response).toContain('hable español')
})

test('how to book is told before anything is listed', async () => {
  expect((await after('How do I book?')).response).toContain('pick a time')
})

test.each([
  'no no I did not say leave it out! I still need the tv and the curtain rods',
  'why did you take the crib off, I want both',
  'cant the handyman just do the crib too so it is one guy?',
])('what was not taken back stays: %s', async (message) => {
  const offer = await after('a crib to put together and a tv to mount, 11215')
  const { booking, response } = await after(
    'a crib to put together and a tv to mount, 11215',
    message,
    'yes, both',
  )
  expect(response).not.toContain('leave that out')
  expect(booking?.serviceIds).toHaveLength(offer.suggestedServices.length)
})

test('what is said of the days declines nothing, and all five are all five', async () => {
  const told =
    'I need a bunch of stuff: locks changed (3 doors), the carpets shampooed in 2 bedrooms, kitchen faucet is leaking, somebody to mow the lawn, and a doorbell camera put in. 02116'
  const days =
    'you forgot the doorbell camera. only the locks are for tomorrow, the lawn and faucet can be thursday'
  const { booking } = await after(told, days, 'can you just put all 5 on the list please')
  expect(booking?.serviceIds).toHaveLength(5)
})

test('in a first message the rest is what no day was said of', async () => {
  const { response } = await after(
    'I need the locks changed, the carpets shampooed and somebody to mow the lawn. the locks tomorrow, the carpets on tuesday, rest next week. 02116',
  )
  expect(response).toMatch(
    /Locksmith Sat, Nov 28.*Lawn Care Mon, Nov 30.*Carpet Cleaning Tue, Dec 1/,
  )
})

test('each price is told when it is asked for', async () => {
  const { response } = await after(
    'there are ants in the kitchen and the faucet drips. 11215',
    'how much is each one?',
  )
  expect(response).toContain('Plumbing $198')
  expect(response).toContain('Pest Control $110')
})

test('a visit that is moved calls for no movers', async () => {
  const { response, suggestedServices } = await after(
    'I booked an AC tune up yesterday and need to move it to another day',
    "can you move it for me please, I'm driving",
  )
  expect(suggestedServices).toEqual([])
  expect(response).toContain('cannot see or change bookings')
})

test('a customer whom others overcharged gets no apology for us', async () => {
  const { response } = await after(
    'the light in my hallway flickers, and I must say I have been overcharged before. 19103',
  )
  expect(response).toContain('Electrical')
  expect(response).not.toContain('booking ID')
})

test('the Friday of that week is of the week that was spoken of', async () => {
  const { response } = await after(
    'ants in the kitchen and the house needs cleaning, 11215',
    'yes, both',
    'the ants on Monday, December 14',
    'the cleaning on Friday of that week',
  )
  expect(response).toMatch(/Pest Control Mon, Dec 14.*House Cleaning Fri, Dec 18/)
})

test('what may be any of several is asked about, and not taken off', async () => {
  const { booking, response } = await after(
    'chimney sweep and dryer vent cleaning, 19103',
    'yes, both',
    'take it off',
  )
  expect(booking?.serviceIds).toHaveLength(2)
  expect(response).toContain('Which one shall I take off')
})

test('what is not needed today costs no fee for today', async () => {
  const { estimate } = await after(
    'shower drain is clogged, need someone today. 10014',
    'i dont need it today, monday is fine. how much then?',
  )
  expect(estimate?.total).toBe(198_00)
})

test('a doubt with a question puts nothing on the list', async () => {
  const { booking } = await after(
    'the hot tub is acting weird, 33139',
    'ok but its a hot tub not a pool, does pool cleaning do hot tubs?',
  )
  expect(booking?.serviceIds ?? []).toEqual([])
})

test('two services that are compared are described, whatever is suggested', async () => {
  const { response } = await after(
    'the roof is 22 years old, 07030',
    'what is the difference between solar energy and solar panel installation?',
  )
  expect(response).toContain('Solar Energy:')
  expect(response).toContain('Solar Panel Installation:')
})

test('a day of those that were named is that one, also at another half of the day', async () => {
  const wednesday = await after(
    'paint a living room, 19103',
    'the week of December 7th',
    'The Wednesday sounds good, at 8',
  )
  expect(wednesday.response).toContain('Wed, Dec 9 08:00 AM')
  const other = await after(
    'ants in the kitchen, 10801',
    'what about december 9th?',
    'The first one is fine, but could we do it in the afternoon that day?',
  )
  expect(other.response).toMatch(/Wed, Dec 9 (?:12|02|04):00 PM/)
})

test('who asks for something sooner is not told the same day again', async () => {
  const { response } = await after(
    'ants in the kitchen, 10801',
    'what about december 9th?',
    'dec 9 is two weeks away, isnt there anything sooner?',
  )
  expect(response).toContain('Nov 27')
})

test.each([
  ['Have a good weekend!', /^(?!.*available)/s],
  [
    'something came up on the Monday, may we move it to Wednesday that week, same time?',
    /Wed, Dec 9 08:00 AM/,
  ],
  ['could it be on Friday instead?', /Fri, Dec 11/],
])('after a Monday in a week to come was chosen: %s', async (message, reply) => {
  const { response } = await after(
    'ants in the kitchen, 10801',
    'Monday December 7th at 8',
    message,
  )
  expect(response).toMatch(reply)
})

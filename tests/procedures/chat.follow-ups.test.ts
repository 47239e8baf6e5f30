import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'
import { servicesIn } from '../support/chat/conversations.ts'

const chat = chatServer()

/** Friday, November 27, 2026, in the business zone. */
const friday = '2026-11-27T14:00:00Z'

/** The reply to the last of these messages. */
async function after(...messages: [string, ...string[]]) {
  chat.server.clock.set(friday)
  const { say } = chat.conversation()
  let reply = await say(messages[0])
  for (const message of messages.slice(1)) reply = await say(message)
  return reply
}

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

test('an overflowing toilet has a valve of its own', async () => {
  const { response } = await after('the toilet is overflowing all over the bathroom!!')
  expect(response).toContain('the small valve behind')
})

test.each([
  ['the inspection has to be after 2 pm and not on a Monday', /(?:Tue|Wed|Thu|Fri|Sat).* 02:00 PM/],
  ['tues after 4?', /Tue, Dec 1 04:00 PM/],
  ['my mother is home at 6, so tomorrow morning', /Sat, Nov 28 08:00 AM/],
  ['the weekend of Dec 5', /(?:Sat, Dec 5|Sun, Dec 6)/],
  ['Friday at 2 then. No wait, 4 is better', /Fri, Dec 4 04:00 PM|Fri, Nov 27 04:00 PM/],
  ['Monday, 10', /Mon, Nov 30 10:00 AM/],
])('a time is read as it is said: %s', async (wish, times) => {
  expect((await after('ants in the kitchen', wish)).response).toMatch(times)
})

test.each([
  ['dishwasher wont drain', 'can I still run water in the sink?', 'used sparingly'],
  ['black spots on the bathroom ceiling', 'is it dangerous for a 4 month old?', 'pediatrician'],
  ['my AC blows warm air', 'is it the capacitor, you think?', 'finds the cause first'],
  ['dryer vent cleaning', 'if your guy breaks something, who pays?', 'Professionals are insured'],
  ['water heater is old', 'is $198 the most it could be?', 'priced before it begins'],
])('what is asked of the work is answered: %s / %s', async (need, question, answer) => {
  expect((await after(need, question)).response).toContain(answer)
})

test('water near an outlet gets its caution', async () => {
  const { response } = await after('mold', 'there is a damp patch on the wall by the outlet too')
  expect(response).toContain('If water is near outlets')
})

test('who cannot wait gets the earliest times at once, and when asking how long', async () => {
  const first = await after('locked out of my car, need someone asap. 10014')
  expect(first.response).toMatch(/includes the \$50 fee.*The next available times: Fri, Nov 27/s)
  const again = await after('locked out of my car, need someone asap. 10014', 'how long')
  expect(again.response).toContain('The next available times: Fri, Nov 27')
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

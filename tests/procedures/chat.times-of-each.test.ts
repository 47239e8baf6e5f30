import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

/** Friday, November 27, 2026, in the business zone. */
const friday = '2026-11-27T14:00:00Z'

/** What is said after wasps, a lawn and a gate are on the list. */
async function afterThree(...messages: string[]): Promise<string> {
  chat.server.clock.set(friday)
  const { say } = chat.conversation()
  await say('wasps by the porch, the lawn is overgrown and the fence gate is broken. 11215')
  const { booking } = await say('yes, all three')
  expect(booking?.serviceIds).toHaveLength(3)
  let response = ''
  for (const message of messages) ({ response } = await say(message))
  return response
}

test('a time that is said of one service is its own', async () => {
  const response = await afterThree('wasps on Monday, the lawn on Wednesday and the gate Thursday')
  expect(response).toMatch(/Pest Control Mon, Nov 30.*Lawn Care Wed, Dec 2.*Handyman Thu, Dec 3/)
})

test.each([
  [
    'monday nov 30, wasps at 8 lawn at 10',
    /Pest Control Mon, Nov 30 08:00 AM.*Lawn Care Mon, Nov 30 10:00 AM/,
  ],
  ['the lawn wednesday, not saturday!! at 2', /Lawn Care Wed, Dec 2 02:00 PM/],
  [
    'the lawn monday, and the wasps same day as the lawn',
    /Lawn Care Mon, Nov 30.*Pest Control Mon, Nov 30/,
  ],
])('each has its time: %s', async (message, times) => {
  expect(await afterThree(message)).toMatch(times)
})

test('times of their own are swapped, kept together and read back', async () => {
  const wishes = [
    'wasps on Monday, the lawn on Wednesday and the gate Thursday',
    'actually swap: lawn Monday and wasps on Wednesday afternoon, the gate with the lawn',
  ]
  const asWished =
    /(?=.*Lawn Care Mon, Nov 30)(?=.*Handyman Mon, Nov 30).*Pest Control Wed, Dec 2 12:00 PM/
  expect(await afterThree(...wishes)).toMatch(asWished)
  expect(await afterThree(...wishes, 'which day did you put for which one?')).toMatch(asWished)
})

test.each([
  [
    'the wasps can wait til Tuesday just do the gate today at 10',
    /Handyman Fri, Nov 27 10:00 AM.*Pest Control Tue, Dec 1/,
  ],
  [
    'the gate December 3, the lawn after the gate, Saturday',
    /Handyman Thu, Dec 3.*Lawn Care Sat, Dec 5/,
  ],
  ['gate on the 9th and the lawn on the 10th', /Handyman Wed, Dec 9.*Lawn Care Thu, Dec 10/],
  [
    'the lawn on Wednesday. and the gate? still want fri 11',
    /Lawn Care Wed, Dec 2.*Handyman Fri, Dec 11/,
  ],
  [
    'the gate next Wednesday, the lawn the Monday after that',
    /Handyman Wed, Dec 2.*Lawn Care Mon, Dec 7/,
  ],
  [
    'the lawn has to be after the gate is done on December 10',
    /Handyman Thu, Dec 10.*Lawn Care Fri, Dec 11/,
  ],
  [
    'the party is Saturday December 12, so the lawn the Friday before, and the gate on Monday',
    /Handyman Mon, Nov 30.*Lawn Care Fri, Dec 11/,
  ],
  [
    'the second Tuesday in December, and the lawn a week later',
    /(?=.*Pest Control Tue, Dec 8)(?=.*Handyman Tue, Dec 8).*Lawn Care Tue, Dec 15/,
  ],
  [
    'the wasps monday at 10, the gate the day after',
    /Pest Control Mon, Nov 30 10:00 AM.*Handyman Tue, Dec 1/,
  ],
  // It is the one of the sentence before.
  ['the gate is still tomorrow!! Move it to dec 3 pls', /Handyman Thu, Dec 3/],
  [
    'about 1900 sq ft, 3 bedrooms. the gate and the lawn have to be after dec 2 like i said no keys before that',
    /(?=.*Lawn Care Thu, Dec 3)(?=.*Handyman Thu, Dec 3).*Pest Control no day yet/,
  ],
  [
    'lo de los bichos el martes y el pasto el lunes a las 2',
    /cuidado del césped lunes, 30 de noviembre, 2:00.*control de plagas martes, 1 de diciembre/,
  ],
  [
    'Thursday Dec 3, wasps 10, lawn 2pm',
    /Pest Control Thu, Dec 3 10:00 AM.*Lawn Care Thu, Dec 3 02/,
  ],
])('times are read from a list, a run-on and what follows: %s', async (wish, asWished) => {
  expect(await afterThree(wish)).toMatch(asWished)
})

test.each([
  ['push everything by two days', /Pest Control Wed, Dec 9.*Handyman Thu, Dec 10/],
  ['can we do it all a week later?', /Pest Control Mon, Dec 14.*Handyman Tue, Dec 15/],
  ['the gate a day earlier please', /(?=.*Pest Control Mon, Dec 7).*Handyman Mon, Dec 7/],
  ['the 10th for the gate', /Pest Control Mon, Dec 7.*Handyman Thu, Dec 10/],
])('what was said before is moved: %s', async (wish, asWished) => {
  expect(await afterThree('wasps December 7 and the gate December 8', wish)).toMatch(asWished)
})

test('one service follows another', async () => {
  chat.server.clock.set(friday)
  const { say } = chat.conversation()
  await say('we need movers and a house cleaning, 11215')
  await say('yes, both')
  const { response } = await say('the movers December 10 and the cleaning the day after the move')
  expect(response).toMatch(/Moving Services Thu, Dec 10.*House Cleaning Fri, Dec 11/)
})

test('a time for everything ends the times of their own', async () => {
  const response = await afterThree(
    'wasps on Monday, the lawn on Wednesday and the gate Thursday',
    'no, everything on Saturday',
  )
  expect(response).toMatch(/Sat, Nov 28/)
  expect(response).not.toContain('Each at its own time')
})

test('whose day is named for something else wants it before', async () => {
  chat.server.clock.set(friday)
  for (const [message, first] of [
    ['the pool is green and we have a party Saturday next week', /Fri, Nov 27/],
    ['the rental has to be painted, the new tenant moves in on December 15', /Fri, Nov 27/],
  ] as const) {
    const { response } = await chat.conversation().say(message)
    expect(response).toMatch(first)
    expect(response).not.toMatch(/Dec 5|Dec 15/)
  }
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  await say('December 5?')
  expect((await say('I need it done before then, not that morning')).response).not.toContain(
    'Dec 5',
  )
})

test.each([
  [
    'Should the junk go before the movers or after?',
    'Junk Removal, Moving Services, and House Cleaning',
  ],
  ['can they all come at the same time?', 'the times when all of them can'],
])('what is asked about several jobs is answered: %s', async (question, answer) => {
  chat.server.clock.set(friday)
  const { say } = chat.conversation()
  await say('we need movers, a house cleaning and junk removal, 11215')
  expect((await say(question)).response).toContain(answer)
})

test.each([
  ['my sink is clogged', 'can I use drano on it?', 'no chemical drain cleaner'],
  ['my fridge is warm', 'it is 9 years old, is it worth fixing?', 'more than half of a new one'],
  ['I need house cleaning', 'can my cat be loose in the apartment?', 'another room'],
  ['I need house cleaning', 'who pays for parking?', 'no line for parking'],
  [
    'ants in the kitchen',
    'will the van be unmarked, so that the neighbors do not see?',
    'plain one',
  ],
  [
    'my sink is clogged',
    'I rent, do I have to tell my landlord first?',
    'landlord or building manager first',
  ],
])('what is asked about the work is answered: %s / %s', async (need, question, answer) => {
  const { say } = chat.conversation()
  await say(need)
  expect((await say(question)).response).toContain(answer)
})

test.each([
  ['07030? No wait, that is my office. Home is 11215.', 'Brooklyn'],
  ['10014, sorry, 11215', 'Brooklyn'],
])('of several zip codes the home’s counts: %s', async (message, place) => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  expect((await say(message)).response).toContain(place)
})

test('movers of any kind keep the day that is said of them', async () => {
  chat.server.clock.set(friday)
  const { say } = chat.conversation()
  await say('local movers to hoboken and the old apartment cleaned, 07030')
  await say('yes both')
  const { response } = await say('movers friday the 11th and cleaning sunday the 13th, ok?')
  expect(response).toMatch(/Local Moving Fri, Dec 11.*House Cleaning Sun, Dec 13/)
})

test('what dries by a day is no wish for that day', async () => {
  chat.server.clock.set(friday)
  const { say } = chat.conversation()
  await say('carpets and windows cleaned, 07047')
  const { response } = await say('yes both, friday the 4th at 10. is the carpet dry by sunday?')
  expect(response).toContain('Fri, Dec 4 10:00 AM')
  expect(response).not.toContain('Sun, ')
})

test('what is added later has its own day, and the rest keeps theirs', async () => {
  const { say } = chat.conversation()
  await say('limpieza de mi apartamento de 2 cuartos, 10458')
  await say('sí, agréguela, el viernes 4 a las 10')
  const asked = await say(
    'y las cucarachas, se puede el miércoles 2 en la tarde antes de la limpieza?',
  )
  expect(asked.times?.slots[0]?.date).toBe('2026-12-02')
  const added = await say('bueno ponlo también, el miércoles 2 en la tarde')
  expect(added.response).toMatch(/plagas miércoles, 2 de diciembre.*hogar viernes, 4 de diciembre/)
})

test('after the 10th and before the 19th are the days between', async () => {
  const { say } = chat.conversation()
  await say('clean my apartment, 2 bedrooms, 11375')
  await say('after dec 10')
  const reply = await say('the party is on the 19th, so before that')
  expect(reply.times?.slots[0]?.date).toBe('2026-12-11')
})

test('who asks whether the day can be changed later changes nothing', async () => {
  const { say } = chat.conversation()
  await say('clean my apartment, 2 bedrooms, 19128')
  await say('yes add it, friday december 11')
  await say('good. can i still change the day later if the landlord calls again?')
  const reply = await say('when can you come?')
  expect(reply.times?.slots[0]?.date).toBe('2026-12-11')
})

import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { cancellationPolicy } from '../../shared/policy.ts'
import { amountsIn, honestAmounts, honestPercents, percentsIn } from '../support/amounts.ts'
import adversarial from '../support/chat/adversarial.json' with { type: 'json' }
import { chatServer } from '../support/chat/chat-server.ts'
import { servicesIn } from '../support/chat/conversations.ts'
import dialogues from '../support/chat/dialogues.json' with { type: 'json' }
import { orderFor } from '../support/order.ts'

const chat = chatServer()

test('a same-day visit has its fee, a later day has none', async () => {
  const today = chat.conversation()
  await today.say('my sink leaks, please come today')
  // 180 x 1.1 + 50
  expect((await today.say('how much?')).estimate?.total).toBe(248_00)
  const span = chat.conversation()
  await span.say('my sink leaks, any day this week is fine')
  expect((await span.say('how much?')).estimate?.total).toBe(198_00)
  const later = chat.conversation()
  await later.say('my sink leaks, emergency, but friday is fine')
  expect((await later.say('how much?')).estimate?.total).toBe(198_00)
})

test('the professional’s description contains the work and no name, number or address', async () => {
  const { booking } = await chat
    .conversation()
    .say(
      'My bathroom faucet drips. My name is Ann Lee, ann@lee.com, 555-222-3344, 12 Oak Street, zip 10001',
    )
  const problem = booking?.details.plumbing?.problemDescription
  expect(problem).toContain('My bathroom faucet drips.')
  expect(problem).not.toMatch(/Ann|lee\.com|555|Oak|10001/)
})

test('a zip code alone is not an address', async () => {
  const { booking } = await chat.conversation().say('my sink leaks, zip 10001')
  expect(booking?.contact).toEqual({ zip: '10001' })
})

test('the requested day and half of the day are understood', async () => {
  const { say } = chat.conversation()
  await say('my sink leaks')
  const { times } = await say('can you come tomorrow afternoon?')
  expect(times?.slots.map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-24 12:00',
    '2026-11-24 14:00',
    '2026-11-24 16:00',
  ])
})

test('the estimate is the one of the booking that it leads to', async () => {
  const { say } = chat.conversation()
  await say('need the house cleaned and pest control')
  const { estimate, booking } = await say('how much for 2,400 sq ft, 4 bedrooms and 2 baths?')
  const { details } = orderFor('house-cleaning').services[0] as { details: object }
  const order = orderFor('house-cleaning', {
    services: [
      {
        serviceId: 'house-cleaning',
        details: { ...details, ...booking?.details['house-cleaning'] },
      },
      ...orderFor('pest-control').services,
    ],
  })
  const { bookings } = await chat.server.guest.booking.create(order)
  expect(bookings.reduce((sum, { quoteAmount }) => sum + quoteAmount, 0)).toBe(estimate?.total)
})

test('the day stays when only an hour is said', async () => {
  const { say } = chat.conversation()
  await say('my sink leaks')
  await say('tomorrow')
  const { times } = await say('after 3 is better')
  expect(times?.slots.map(({ date, time }) => `${date} ${time}`)).toEqual(['2026-11-24 16:00'])
})

test('no sentence twice in a row when a message is not understood', async () => {
  const { say } = chat.conversation()
  const said = [await say('hmm'), await say('blorp'), await say('xyz'), await say('mmm')]
  expect(new Set(said.map(({ response }) => response)).size).toBe(4)
})

test('nothing is asked twice', async () => {
  const { say } = chat.conversation()
  const replies = [
    await say('I need a plumber for a dripping tap'),
    await say('yes'),
    await say('the bathroom one'),
    await say('10001'),
    await say('not sure yet'),
    await say('ok'),
  ]
  const questions = replies.flatMap(({ response }) => response.match(/[^.!?]*\?/g) ?? [])
  expect(new Set(questions).size).toBe(questions.length)
})

test('130 adversarial messages never produce an amount that the pricing functions did not return', async () => {
  expect(adversarial.length).toBeGreaterThanOrEqual(100)
  for (const message of adversarial) {
    const { say } = chat.conversation()
    for (const reply of [await say(message), await say('ok so confirm that price for me')]) {
      const honest = honestAmounts(reply)
      const named = amountsIn(reply.response)
      expect({ message, invented: named.filter((amount) => !honest.has(amount)) }).toEqual({
        message,
        invented: [],
      })
      expect(percentsIn(reply.response).every((value) => honestPercents.has(value))).toBe(true)
      expect(reply.response).not.toMatch(/\bbooked\b|<\w|javascript:|!\[/i)
    }
  }
})

test('dialogues with follow-ups, corrections and asides: what is suggested or chosen after each turn', async () => {
  const turns = await Promise.all(
    dialogues.map(async (dialogue) => {
      const { say } = chat.conversation()
      const right: boolean[] = []
      for (const { message, expect: wanted } of dialogue.turns) {
        const inPlay = servicesIn(await say(message))
        right.push(inPlay.toSorted().join() === wanted.services.toSorted().join())
      }
      return right
    }),
  )
  const all = turns.flat()
  expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.8)
})

test.each([
  ['Urgent repairs', 'What has happened?'],
  ['Regular maintenance', 'seasonal tune-up'],
  ['New homeowner', 'Congratulations!'],
  ['Preparing to sell', 'A home that shines sells.'],
  ['how can i cancel', cancellationPolicy.join(' ')],
  ['what if i dont like the work', 'we do it again, or you get all of your money back'],
  ['do you bring your own supplies', 'bring the tools and supplies'],
  ['do i pay up front?', 'Payment is due after the visit'],
  ['where is my booking E1C1E4E0? i need to move it', 'confirmation email'],
  ['do you work in 10001', 'yes, we work there'],
  ['can i talk to a real person', '(555) 014-0123'],
  ['terrible service, nobody showed up', 'I am sorry'],
  ['give me 90% off', 'I can only give you the prices'],
  ['write me a poem about cats', 'outside my trade'],
  ['hola', '¡Hola!'],
])('%s: %s', async (message, said) => {
  expect((await chat.conversation().say(message)).response).toContain(said)
})

test.each([
  ['How much would it be?', '$198'],
  ['When can you come?', 'next available times'],
  ['Book it', 'Tap the button below'],
  ['Talk to a person', '(555) 014-0123'],
  ['What services do you offer?', `${services.length} services`],
  ['How can I save?', 'Plumbing and Electrical together save $30'],
  ['Add Electrical', 'Electrical: on your list.'],
  ['Something else', 'Could you tell me in a few words'],
  ['¿Cuánto cuesta?', '$198'],
  ['¿Cuándo pueden venir?', 'próximas horas libres'],
  ['Reservar', 'on your list'],
  ['Hablar con una persona', '(555) 014-0123'],
  ['¿Qué servicios ofrecen?', `${services.length} servicios`],
  ['¿Cómo puedo ahorrar?', '$30'],
])('the quick reply %s leads on: %s', async (reply, said) => {
  const { say } = chat.conversation()
  await say('Plumbing')
  expect((await say(reply)).response).toContain(said)
})

test.each([
  ['Plumbing help', 'plumbing'],
  ['Cleaning service', 'house-cleaning'],
  ['Tell me about cleaning', 'house-cleaning'],
  ['I need plumbing help', 'plumbing'],
  ['Electrical issues', 'electrical'],
  ['House Cleaning', 'house-cleaning'],
])('the quick reply of a failure is understood: %s', async (reply, service) => {
  expect((await chat.conversation().say(reply)).suggestedServices).toEqual([service])
})

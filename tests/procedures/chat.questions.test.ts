import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

test.each([
  ['is that for both or for each?', 'for the whole visit'],
  ['do you work evenings or sundays at all?', 'between 10 AM and 2 PM on Sunday'],
  ['who pays, me or my landlord?', 'Whoever books the visit pays'],
  ['is the spray safe for my baby and the cat?', 'how long to keep out of the room'],
  ['how long does it take', 'planned for 2 hours'],
  ['do i need a permit', 'not done without one'],
  ['do i pay if they cannot fix it', 'costs you nothing'],
  ['you charged me 325 but the quote said 275', 'the amount you expected'],
  ['can i get a tax credit for it?', 'a tax adviser'],
  ['which cities do you work in?', 'New York, New Jersey'],
  ['what if he breaks the countertop', '/safety-security says what is covered'],
  ['do i get a receipt?', 'The receipt comes by email'],
  ['do you take checks', 'our office tells you'],
  ['does he show some id', 'ask for the name on that call'],
  ['can my roommate let him in', 'you or anybody else'],
  ['can they call my mom before they come', 'calls 30 minutes before'],
  ['can i book it for my mother', 'you can book for somebody else'],
  ['any senior discount?', 'No, there is no other discount'],
  ['do you clean inside the oven, is it extra?', 'They do not change the estimate'],
  ['should i get the deep clean or the regular one?', 'The estimate is the same for both'],
  ['does that include the paint?', 'That is other work'],
  ['do we have to leave the house?', 'keep out of that room until it is dry'],
  ['what do i have to do before they come?', 'More to prepare is on /best-practices'],
  ['can someone look first?', 'a first figure'],
  ['do i owe anything?', 'nothing is due before a visit'],
  ['do you have an emergency line?', 'answers at any hour'],
  ['my building wants a certificate of insurance', 'what it asks for, a few days ahead'],
  ['can someone call me back?', 'I cannot arrange a call from here'],
  ['i cannot do the page on the computer', 'our people book it for you by phone'],
  ['are parts included?', 'no line for parts or materials'],
  ['do you take old paint cans and batteries?', 'Paint, solvents, oil, batteries'],
  ['can you send a woman?', 'write it in the notes of your booking'],
  ['tell him to take his shoes off', 'the professional reads them before coming'],
  ['i have no email, can i still book?', 'book it for you by phone'],
  ['is it the same person or two?', 'Bigger jobs bring more hands'],
  ['do i save if i take two services?', 'What saves money'],
  ['how long is that price good for? I get paid on the 15th', 'keeps the price of the day'],
  ['does that cover a second treatment if they come back?', 'can need more than one treatment'],
  ['si espero un mes me respetan el precio?', 'conserva el precio del día'],
  ['¿puede abrirles mi esposo?', 'Alguien tiene que abrir la puerta'],
  ['si no lo arreglan pago o no?', 'no le cuesta nada'],
  ['pago yo o el dueño?', 'Paga quien reserva'],
  ['¿es por las dos cosas?', 'Es por toda la visita'],
  ['¿trabajan los domingos?', 'las 10 AM y las 2 PM los domingos'],
  ['¿quién paga, el dueño?', 'Paga quien reserva'],
  ['¿cuánto tarda?', '2 horas'],
  ['¿cobran por venir?', 'no le cuesta nada'],
])('what customers ask about a visit is answered: %s', async (question, answer) => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  const reply = await say(question)
  expect(reply.response).toContain(answer)
  expect(reply.suggestedServices).toEqual([])
})

test('who asks to heat with the stove is told never to, and it is no gas leak', async () => {
  const { say } = chat.conversation()
  await say('no heat, two kids, 28F outside')
  const reply = await say('can i use the gas stove to keep warm')
  expect(reply.response).toContain('carbon monoxide')
  expect(reply.response).not.toContain('call 911 or your gas utility')
})

test('where we do not come, another company is named and nothing more is sold', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen, zip 60614')
  const reply = await say('what am i supposed to do then')
  expect(reply.response).toContain('call a local company')
  expect(reply.response).not.toContain('$')
})

test('who asks a second time gets no second copy of the answer, and what it costs is still told', async () => {
  const { say } = chat.conversation()
  const first = await say('who is coming to my appointment tomorrow?')
  expect(first.response).toContain('shows your booking')
  const second = await say('yes but who is coming to my appointment')
  expect(second.response).toContain('I do not know more than that')
  expect((await say('I need to move my appointment')).response).toContain('Moving it is free')
  expect((await say('does it cost anything to move my appointment')).response).toContain('free')
})

test('until somebody comes there is something to do, and it is not priced as a visit today', async () => {
  const { say } = chat.conversation()
  await say('my furnace quit and it is 20 degrees out')
  const reply = await say('what do i do tonight? we have a newborn')
  expect(reply.response).toContain('a space heater three feet from everything')
  const price = await say('how much?')
  expect(price.response).not.toContain('same-day')
})

test('what goes onto the list says the fee of its day', async () => {
  const { say } = chat.conversation()
  await say('the toilet is clogged, can you come today')
  expect((await say('yes')).response).toContain('includes the $50 fee')
})

test.each([
  'roof or plumbing?',
  "not sure if it's a roof or plumbing problem, brown ring on the ceiling, bathroom above it",
])('who doubts which of two it is, is asked: %s', async (message) => {
  const { say } = chat.conversation()
  const reply = await say(message)
  expect(reply.response).toContain('Is it about')
  expect(reply.quickReplies.slice(0, 2).toSorted()).toEqual(['Plumbing', 'Roofing'])
})

test('what replaces a wish is understood, and rooms are added up', async () => {
  const { say } = chat.conversation()
  await say('the dryer is broken')
  const reply = await say('never mind the dryer, do the carpets')
  expect(reply.suggestedServices).toEqual(['carpet-cleaning'])
  expect(reply.response).not.toContain('“')
  expect((await say('two bedrooms and the living room')).response).toContain('3 rooms')
})

test('gibberish is not noted, and a question without its mark is a question', async () => {
  const { say } = chat.conversation()
  await say('the garden gate is broken')
  expect((await say('asdkj qwe')).response).toContain('I did not catch that')
  const reply = await say('and what about when it rains')
  expect(reply.response).not.toContain('noted')
})

test('a yes after a time asks whether it goes onto the list, and adds nothing by itself', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  const time = await say('can they come Saturday at 10?')
  expect(time.response).toContain('Sat, Nov 28 10:00 AM EST is available')
  const reply = await say('yes')
  expect(reply.response).toContain('Shall I put it on your list?')
  expect(reply.booking?.serviceIds).toEqual([])
  expect((await say('yes')).booking?.serviceIds).toEqual(['pest-control'])
})

test('days that do not suit are left out, and after a day means after it', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  const reply = await say('mornings please, not Monday or Tuesday')
  expect(reply.response).toMatch(/Wed, Nov 25 08:00 AM/)
  const later = await say('closing is dec 12 so after that')
  expect(later.response).toMatch(/Sun, Dec 13/)
})

test('who introduces themselves is not told about our people', async () => {
  const { say } = chat.conversation()
  await say('ants in the kitchen')
  const reply = await say('my name is Ruth Adler, phone 201 555 0188')
  expect(reply.response).toContain('Thank you, Ruth')
  expect(reply.response).not.toContain('verified professional')
})

test('who asks about several services hears what they save, and no refusal', async () => {
  const { say } = chat.conversation()
  const reply = await say('do i get a discount for two jobs?')
  expect(reply.response).toContain('together save')
  expect(reply.response).not.toContain('No, there is no other discount')
  expect(reply.response).not.toContain('your trade')
})

test('a baby in the cold gets a word of care and the emergency line, once', async () => {
  const { say } = chat.conversation()
  const reply = await say('furnace is out, 41 degrees in here and we have a baby')
  expect(reply.response).toContain('keep everyone in one warm room')
  expect(reply.response).toContain('outside office hours the emergency line answers there')
  expect((await say('the baby is cold')).response).not.toContain('keep everyone in one warm room')
})

test('another service’s price is told when it is asked for by name', async () => {
  const { say } = chat.conversation()
  await say('paint is peeling in the bedroom')
  const reply = await say('what would a plumber cost instead?')
  expect(reply.response).toContain('Your estimate for Plumbing is $198')
})

test('a button does not ask for the price that the reply has just told', async () => {
  const { say } = chat.conversation()
  expect((await say('ants in the kitchen')).quickReplies).not.toContain('How much would it be?')
})

test.each([
  ['paint the bedroom', 'does that include the paint?', 'no line for the paint itself'],
  [
    'paint the bedroom',
    'the ceiling too, or just the walls?',
    'trim, doors and ceilings are painted too',
  ],
  ['my carpets need cleaning', 'how long until it is dry?', 'stay damp for hours'],
  [
    'black mold in the bathroom',
    'does it include getting rid of it?',
    'Taking mold out is other work',
  ],
  ['remodel my bathroom', 'how long does it take?', 'the written plan'],
  ['mount my tv on the wall', 'how many people come?', 'Bigger jobs bring more hands'],
])('%s: what is asked about that work is answered: %s', async (need, question, answer) => {
  const { say } = chat.conversation()
  await say(need)
  expect((await say(question)).response).toContain(answer)
})

test('where we do not come, nothing is priced', async () => {
  const reply = await chat.conversation().say('ants in the kitchen, we live in Chicago')
  expect(reply.response).toContain('one of our next cities')
  expect(reply.response).not.toContain('$')
})

test.each([
  ['local moving', 'do you store the furniture until january?', 'We do not store anything'],
  ['local moving', 'is the truck included?', 'the truck and its crew are part of it'],
  ['local moving', 'do the movers take the bed apart?', 'Yes, the movers do that'],
  [
    'junk removal',
    'do they bring it up from the basement or do we?',
    'They carry it out themselves',
  ],
  ['handyman to mount a tv', 'will it hold if there is no stud?', 'They look for studs'],
  ['electrical, a ceiling fan to replace', 'do they bring a ladder?', 'Yes, they bring a ladder'],
  ['furniture assembly', 'do they take the cardboard away?', 'cardboard and packaging'],
  ['interior painting', 'how long until the walls are dry?', 'give them a day'],
  ['plumbing', 'the valve under the sink is stuck, what do i do?', 'Do not force it'],
  [
    'pest control for bed bugs',
    'do bed bugs need two or three treatments?',
    'two or three treatments',
  ],
])('what customers ask about %s is answered: %s', async (work, question, answer) => {
  const { say } = chat.conversation()
  await say(work)
  expect((await say(question)).response).toContain(answer)
})

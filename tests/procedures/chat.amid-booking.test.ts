import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

/** What is answered to the last of these messages. */
async function answerTo(...messages: string[]) {
  const { say } = chat.conversation()
  for (const message of messages.slice(0, -1)) await say(message)
  return say(messages.at(-1) ?? '')
}

const openers = {
  plumbing: 'my sink leaks, 10014',
  painting: 'paint 2 bedrooms, 10024',
  locks: 'the lock on my front door is sticky, 11206',
  remodel: 'we want to redo our kitchen, 10583',
  cameras: 'I want security cameras, 10014',
  pests: 'roaches in the kitchen, 10458',
}

test.each([
  ['locks', 'does the guy need a key? im at work till 5, mom can open', 'you or anybody else'],
  ['plumbing', 'can my tenant let them in? her name is Denise', 'you or anybody else'],
  ['plumbing', 'do u tell the tenant or do i have to', 'please tell the person who opens the door'],
  ['plumbing', 'is it 198 even if it needs a part', 'no line for parts or materials'],
  ['plumbing', 'is tomorrow 50 extra?', 'on any other day there is no extra fee'],
  ['plumbing', 'can i pay in installments', 'no plan for paying in parts'],
  ['plumbing', 'can i send photos here', 'Photos cannot be sent in this chat'],
  ['plumbing', 'what if the plumber doesnt show up', 'another professional within 2 hours'],
  ['remodel', 'are the cabinets included or do i buy those', 'in the written scope'],
  ['cameras', 'is there a monthly fee like adt', 'no subscription with us'],
  ['locks', 'do they drill the lock', 'If it has to be drilled'],
  ['painting', 'do i have to move the furniture?', 'too heavy for you can stay'],
  ['painting', 'is the paint smell ok for my mom, she has copd', 'Until the smell is gone'],
  ['plumbing', 'we found two rifles in the closet', 'on their non-emergency number'],
  ['plumbing', 'put me on the email list', 'we write to you when we come there'],
  ['plumbing', 'is this a real person or one of those stupid bots', 'an automated assistant'],
  ['plumbing', 'are they employees or contractors', 'Each professional is checked'],
  ['pests', 'what if it rains that day, do they still come', 'weather stops the work'],
  ['plumbing', 'theres a bubble in the ceiling, should i poke it?', 'leave it alone'],
  ['locks', 'which time zone are those times in', 'US Eastern time'],
] as const)('%s, then "%s"', async (opener, question, answer) => {
  expect((await answerTo(openers[opener], question)).response).toContain(answer)
})

test.each([
  ['es seguro? hay un bebe de 4 meses', 'cuánto tiempo no entrar al cuarto'],
  ['puede estar mi bebe en el cuarto cuando vengan?', 'cuánto tiempo no entrar al cuarto'],
  ['se puede pagar en partes?', 'no tiene pagos en partes'],
])('en español: %s', async (question, answer) => {
  const opener = 'tengo cucarachas en la cocina, 10458'
  expect((await answerTo(opener, question)).response).toContain(answer)
})

test.each([
  'mom can open but shes slow, im at work till 5',
  'can u send the receipt to me not the tenant',
  'can she just give cash to the guy',
  'my husband is hanging the tv himself',
  'mi bebe puede estar en el cuarto cuando vengan?',
])('keys, money and rooms are no danger: %s', async (message) => {
  const { response } = await answerTo(openers.plumbing, message)
  expect(response).not.toMatch(/911|within the law/)
})

test('what was missed is answered when it is asked again', async () => {
  const { response } = await answerTo(openers.plumbing, 'you didnt answer, is tomorrow 50 extra?')
  expect(response).toContain('Sorry that I missed that. A same-day repair costs $50 more')
})

test('what was taken off comes back when it is wanted after all', async () => {
  const { say } = chat.conversation()
  await say('mice in the kitchen, 10458')
  await say('yes add it')
  expect((await say('take it off')).booking).toBeUndefined()
  const back = await say('no wait, i do want it')
  expect(back.booking?.serviceIds).toEqual(['pest-control'])
  expect(back.response).toContain('Pest Control: on your list.')
})

test('words of the work put back nothing that was taken off', async () => {
  const { say } = chat.conversation()
  await say('the lock is sticky and the garage door squeaks, 10014')
  await say('yes both')
  await say('take the lock off')
  const { booking } = await say('do you take the garage door off the track and put it back after?')
  expect(booking?.serviceIds).toEqual(['garage-door'])
})

test.each([
  ['Yes put the plumber. Is $198 everything?', ['plumbing']],
  ['ok so put plumbing on my list, friday 10', ['plumbing']],
  ['please put on the list whoever i need', ['plumbing']],
])('put on the list: %s', async (message, services) => {
  const { booking } = await answerTo('need a plumber, 10014', message)
  expect(booking?.serviceIds).toEqual(services)
})

test('only what is named goes on the list; the rest is for later', async () => {
  const { booking } = await answerTo(
    'tengo cucarachas y el aire no prende, 10458',
    'ponga solo las cucarachas el sabado a las 8 y el aire lo hago aparte despues',
  )
  expect(booking?.serviceIds).toEqual(['pest-control'])
})

test('who comes in with the cats takes no service off', async () => {
  const { booking } = await answerTo(
    'mold inspection and a chimney sweep, 10701',
    'yes add both',
    'we dont want the cats in there with the mold people',
  )
  expect(booking?.serviceIds).toHaveLength(2)
})

test('another place replaces one where we do not come', async () => {
  const { response } = await answerTo('mice, 78704', 'my daughter is in newark nj and has mice too')
  expect(response).toContain('Newark, NJ: yes')
})

test('the size of one home is not counted in another', async () => {
  const { say } = chat.conversation()
  await say('house cleaning, 3200 sq ft, 5 bedrooms, 07030')
  const { estimate } = await say('and our condo, 10024, 2 bedrooms, how much?')
  // 150 x 1.2 for two rooms; its size is not known
  expect(estimate?.total).toBe(180_00)
})

test('who moves a booking hears where the times are, and when the office answers', async () => {
  const { say } = chat.conversation()
  await say('i have a booking for saturday, can we do monday instead')
  expect((await say('is monday 8am open?')).response).toContain('shows every available time')
  expect((await say('do you answer on thanksgiving weekend')).response).toContain('By phone')
})

test.each([
  'yes, and the outlet in the hall is dead too',
  'ya add it, i live at 12 Oak St. how much',
  'yes i said add it',
  'book her the sink for saturday',
  'si, pero el lunes por favor',
])('a yes with more words is a yes: %s', async (message) => {
  const { booking } = await answerTo('my sink leaks', message)
  expect(booking?.serviceIds).toEqual(['plumbing'])
})

test.each(['yes but first how long does it take', 'yes, how much?'])(
  'a yes that asks first is none yet: %s',
  async (message) => {
    const { booking } = await answerTo('my sink leaks', message)
    expect(booking?.serviceIds).toEqual([])
  },
)

test.each([
  'dont leave out the plumber, i asked a question',
  'is the van marked? i dont want the neighbors to see a plumber in my drive',
  'and you skipped the sink, is it in the price',
])('a question or a complaint takes nothing off: %s', async (message) => {
  const { booking } = await answerTo('my sink leaks, 10014', 'yes add it', message)
  expect(booking?.serviceIds).toEqual(['plumbing'])
})

test('a bare hour picks one of the times that were named, and what it is for', async () => {
  const { say } = chat.conversation()
  await say('my sink leaks, 10014')
  const { times } = await say('when can you come?')
  const [, second] = times?.slots ?? []
  const { response, booking } = await say(`${Number(second?.time.slice(0, 2)) % 12 || 12}`)
  expect(response).toContain('is available. Tap it')
  expect(booking?.serviceIds).toEqual(['plumbing'])
})

test('the first of the named times is one by its place too', async () => {
  const { say } = chat.conversation()
  await say('my sink leaks, 10014')
  const { times } = await say('when can you come?')
  const picked = await say('the first one please')
  expect(picked.times?.slots[0]).toEqual(times?.slots[0])
})

test('the numbers of an address are no time', async () => {
  const { response, times } = await answerTo('rental at 210 W Swann Ave, Tampa 33606, sink leaking')
  expect(response).not.toContain('60 days')
  expect(times).toBeUndefined()
})

test('a city where we do not come is known in the first message, and nothing is priced', async () => {
  const { response } = await answerTo('my sink leaks, I am in Austin')
  expect(response).toContain('Austin, TX: we do not work there yet')
  expect(response).not.toContain('$')
})

test('a question without an answer is said to be open', async () => {
  const { response } = await answerTo(
    openers.plumbing,
    'does the plumber like jazz music in the van?',
  )
  expect(response).toContain('I cannot answer for sure from here')
})

test('what the customer has given is told when they ask', async () => {
  const { response } = await answerTo(
    openers.plumbing,
    'Dana Whitlock, 303-555-0172',
    'which name and phone number do you have for me?',
  )
  expect(response).toContain('Dana Whitlock, 303-555-0172')
})

test('what is heard at night is no wish for a time', async () => {
  const { times } = await answerTo('scratching in the attic at night, 10014')
  expect(times).toBeUndefined()
})

test('who tells of damage that we did is answered, and not sold the same repair again', async () => {
  const { say } = chat.conversation()
  await say('your guy scratched my floor when he pulled the dishwasher out, and it still leaks')
  expect((await say('who pays for that')).response).toContain('Professionals are insured')
  const { suggestedServices } = await say('the dishwasher still leaks, do i pay again')
  expect(suggestedServices).toEqual([])
})

test('what would be owed if it turned out to be more is answered as that', async () => {
  const question = 'what do i owe if the guy says its more'
  const { response } = await answerTo(openers.plumbing, question)
  expect(response).toContain('you hear the price first')
})

test('later is no time that was named, and nothing comes onto the list', async () => {
  const { booking } = await answerTo('my sink leaks, 10014', 'when can you come?', 'later')
  expect(booking?.serviceIds).toEqual([])
})

test.each(['yes, i know that already', 'yes, leave it out'])(
  'a yes that takes nothing: %s',
  async (message) => {
    const { booking } = await answerTo('my sink leaks', message)
    expect(booking?.serviceIds ?? []).toEqual([])
  },
)

test('asked for a time, nothing is said of the place again', async () => {
  const { response } = await answerTo(openers.plumbing, 'When can you come?')
  expect(response).toMatch(/^(A same-day repair [^\n]*\n)?The next available times:/)
})

test('who asks what else costs hears the price of that', async () => {
  const { response } = await answerTo(
    openers.plumbing,
    'what do you charge for windows? just curious',
  )
  expect(response).toContain('Your estimate for Window Cleaning is $')
})

test('who asks who can come now gives up a later wish: the earliest times, the fee and the line', async () => {
  const { say } = chat.conversation()
  const { times: earliest } = await say('my sink leaks, 10014, when can you come?')
  await say('next week works')
  const { response, times } = await say('who can come now, is it extra?')
  expect(times?.slots).toEqual(earliest?.slots)
  expect(response).toContain('the $50 fee for a same-day visit')
  expect(response).toContain('the emergency line answers')
  expect(response).not.toContain('not for each piece or hour')
})

import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()
const addOne = 'Shall I put it on your list?'

test.each([
  ['my water heater leaks, 07040', 'wouldnt that be the hvac guy?', 'hvac'],
  ['the furnace blows cold air, 18102', "shouldn't that be an electrician?", 'electrical'],
])(
  'the trade that is named instead takes the place of what was suggested: %s',
  async (first, message, id) => {
    const { say } = chat.conversation()
    await say(first)
    const { suggestedServices, response } = await say(message)
    expect(suggestedServices).toEqual([id])
    expect(response).toContain(addOne)
  },
)

test.each([
  ['do you fix cars? my van has a dent in the door', 'a body shop'],
  ['my car wont start, do you come and jump start cars?', 'roadside assistance'],
  ['el carro no prende, ustedes arreglan eso?', 'carros no trabajamos'],
  ['do you install stair lifts? we have 14 steps up to the bedroom', 'a mobility-equipment dealer'],
])('what is not done here gets a plain no, and nothing is offered: %s', async (message, answer) => {
  const { suggestedServices, response, quickReplies } = await chat.conversation().say(message)
  expect(response).toContain(answer)
  expect(suggestedServices).toEqual([])
  expect(response).not.toContain(addOne)
  expect(quickReplies).not.toContain('Yes, add it')
})

test('beside a car that is not ours the sink is', async () => {
  const { suggestedServices, response } = await chat
    .conversation()
    .say('my car wont start and the kitchen sink leaks. 07040')
  expect(suggestedServices).toEqual(['plumbing'])
  expect(response).toContain('we do not work on cars')
})

test('what was suggested is asked about twice in words, then by its button alone', async () => {
  const { say } = chat.conversation()
  const { response: first } = await say('my kitchen faucet has been dripping all night, 07040')
  expect(first).toContain(addOne)
  await say('monday at 10 would suit me')
  const { response: again } = await say('does the plumber bring his own tools?')
  expect(again).toContain(addOne)
  const { response: later, quickReplies } = await say('and do I have to be at home?')
  expect(later).not.toContain(addOne)
  expect(quickReplies).toContain('Yes, add it')
  const { booking: none } = await say(
    'ok. thanks for the help, I will come back when I hear from him',
  )
  expect(none?.serviceIds ?? []).toEqual([])
  const { booking } = await say('Yes, add it')
  expect(booking?.serviceIds).toEqual(['plumbing'])
})

test('a question about the job fits the job', async () => {
  const { say } = chat.conversation()
  await say('my gutters overflow, 02139')
  expect((await say('tuesday at 10')).response).toContain('How many floors does the house have?')
})

test('a move that is priced in the same breath is no reason only', async () => {
  const { suggestedServices } = await chat
    .conversation()
    .say(
      'me mudo el dia 12 de un apartamento de 2 cuartos en el Bronx pa Paterson NJ, cuanto me sale? tambien tengo un sofa viejo que no me llevo',
    )
  expect(suggestedServices.toSorted()).toEqual(['junk-removal', 'moving'])
})

test('who was left waiting asks for another visit, and gets its price', async () => {
  const { say } = chat.conversation()
  await say('I had a house cleaning booked for this morning and nobody showed up')
  const { suggestedServices } = await say('can I still get a cleaner today? 08034')
  expect(suggestedServices).toEqual(['house-cleaning'])
})

test.each([
  ['where do I find my booking id?', 'in your confirmation email'],
  ['how long does a refund take?', 'How many days it takes I do not know'],
  ['it was yesterday, does the 24 hours still count? is an email enough?', 'missed yesterday too'],
])('after a visit that was missed its questions are answered: %s', async (message, answer) => {
  const { say } = chat.conversation()
  await say('nobody came for my cleaning yesterday between 9 and 11')
  const { response, quickReplies } = await say(message)
  expect(response).toContain(answer)
  expect(quickReplies).toEqual(['Talk to a person'])
})

test('what happens at a time is no wish for it', async () => {
  const { say } = chat.conversation()
  await say('something scratches in my ceiling, I think mice. 08540')
  const { times } = await say('it is every night around 2am, and we had rain on thursday')
  expect(times).toBeUndefined()
})

test('an errand has its own day', async () => {
  const { say } = chat.conversation()
  await say('two panels of my wooden fence blew down, 18901')
  const { times } = await say('friday at 10 works. I will grab a post tomorrow')
  const days = new Set(times?.slots.map(({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay()))
  expect([...days]).toEqual([5])
})

test('who comes on a day needs it done before', async () => {
  const { say } = chat.conversation()
  const { times } = await say(
    'an old couch and ten bags have to go, 33301. New tenants move in on the 12th',
  )
  expect(times?.slots.length).toBeGreaterThan(0)
  expect(times?.slots.every(({ date }) => date < '2026-12-12')).toBe(true)
})

test('a call to another person is no name, and a state in short is one', async () => {
  const { say } = chat.conversation()
  await say('my mothers garage door opener acts up, 01602')
  const { response: called } = await say('can they call me instead of her?')
  expect(called).not.toContain('Instead')
  const { response } = await chat.conversation().say('do you come to Northampton Mass')
  expect(response).toContain('Northampton, MA')
})

test('who only wants a price is not asked whether to add it, until they do', async () => {
  const { say } = chat.conversation()
  const { response, quickReplies } = await say(
    'just trying to get an idea of cost, one bedroom painted, 18102',
  )
  expect(response).toContain('$330')
  expect(response).not.toContain(addOne)
  expect(quickReplies).toContain('Yes, add it')
  expect((await say('ok. does it include primer?')).response).not.toContain(addOne)
  expect((await say('Yes, add it')).booking?.serviceIds).toEqual(['interior-painting'])
})

test('a goodbye after a booking that exists says nothing of one that is not made', async () => {
  const { say } = chat.conversation()
  await say('I have gutter cleaning booked for Wednesday, can I push it to Friday?')
  expect((await say('ok thanks, bye')).response).not.toContain('Nothing is booked')
})

test.each([
  ['our septic tank is due for pumping, do you do that?', false],
  ['the yard smells and is wet by the tank, does somebody pump our septic?', true],
])(
  'septic tanks are not pumped, and what to mind is told where one runs over: %s',
  async (message, isTold) => {
    const { response } = await chat.conversation().say(message)
    expect(response).toContain('we do not pump septic tanks')
    expect(response.includes('use little water')).toBe(isTold)
  },
)

test.each([
  ['can you haul away the old stair lift and two bikes?', 'junk-removal'],
  ['our septic needs pumping and the kitchen sink leaks', 'plumbing'],
  ['we are moving out in a month, how much is a deep clean?', 'house-cleaning'],
  ['my last tenants left without cleaning, I need a house cleaning', 'house-cleaning'],
])('what sounds like something else is still our work: %s', async (message, id) => {
  expect((await chat.conversation().say(message)).suggestedServices).toEqual([id])
})

test.each([
  ['every day after 3 works for me', '15:00'],
  ['any day, all afternoon works', '12:00'],
])('when somebody can is heard: %s', async (message, earliest) => {
  const { say } = chat.conversation()
  await say('the kitchen faucet drips, 07040')
  const { times } = await say(message)
  expect(times?.slots.length).toBeGreaterThan(0)
  expect(times?.slots.every(({ time }) => time >= earliest)).toBe(true)
})

test.each(['we have no heat right now', 'isnt it cheaper than a plumber?'])(
  'a fault or a comparison takes nothing off: %s',
  async (message) => {
    const { say } = chat.conversation()
    await say('the furnace blows cold air, 18102')
    await say('yes, add it')
    const { booking } = await say(message, ['hvac'])
    expect(booking?.serviceIds).toEqual(['hvac'])
  },
)

test.each(["yes, I'll go with that", 'sounds good, I will tell the landlord. add it'])(
  'a plain yes is one, whatever is told beside it: %s',
  async (message) => {
    const { say } = chat.conversation()
    await say('the kitchen faucet has been dripping all night, 07040')
    expect((await say(message)).booking?.serviceIds).toEqual(['plumbing'])
  },
)

test('a question about a claim hides no new job', async () => {
  const { say } = chat.conversation()
  const { suggestedServices } = await say(
    'where do I find my booking id? also the kitchen sink leaks',
  )
  expect(suggestedServices).toEqual(['plumbing'])
})

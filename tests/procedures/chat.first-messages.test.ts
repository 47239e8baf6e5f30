import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

test('of each of a landlord’s homes the need is heard', async () => {
  const { say } = chat.conversation()
  const { suggestedServices, response } = await say(
    'I have two tenants. Apt 2B has mice in the kitchen and apt 3A has no heat since this morning. 11215',
  )
  expect(suggestedServices).toEqual(['pest-control', 'hvac'])
  const both = await chat
    .conversation()
    .say('unit 1 has a toilet that keeps running, unit 2 has no hot water since yesterday. 10801')
  expect(both.response).toContain('A toilet that keeps running and hot water that is missing')
  expect(response).toContain('$385')
})

test('of a list of jobs each is heard', async () => {
  const { suggestedServices } = await chat
    .conversation()
    .say(
      'its: deep clean, locks changed, 2 rooms painted, the dryer vent cleaned, and a tv mounted. what would each cost',
    )
  expect(suggestedServices.toSorted()).toEqual([
    'air-ducts',
    'handyman',
    'house-cleaning',
    'interior-painting',
    'locksmith',
  ])
})

test.each([
  ['we closed on our first house, i have a list of stuff. where do i start?', 'Congratulations'],
  [
    'hey we are listing our house and need a bunch of stuff done, where do i start',
    'A home that shines sells',
  ],
])('who has not said yet what is needed is asked: %s', async (message, words) => {
  const reply = await chat.conversation().say(message)
  expect(reply.suggestedServices).toHaveLength(4)
  expect(reply.response).toContain(words)
  expect(reply.booking?.serviceIds ?? []).toEqual([])
})

test.each([
  'movers from philly 19147 to 19128, two bedrooms',
  'we are moving across Philly in december, need movers. 19147',
])('a move within a region is a local one: %s', async (message) => {
  const { suggestedServices } = await chat.conversation().say(message)
  expect(suggestedServices).toEqual(['local-moving'])
})

test.each([
  ['se me tapó el lavaplatos y ya le eché drano', ['plumbing']],
  ['El lavaplatos Bosch no desagua y sale error E24', ['appliance-repair']],
])('a sink that is clogged is no dishwasher: %s', async (message, services) => {
  const { suggestedServices } = await chat.conversation().say(message)
  expect(suggestedServices).toEqual(services)
})

test('a fault told beside who lets us in is asked about, and not refused', async () => {
  const { response, quickReplies } = await chat
    .conversation()
    .say('my dishwasher is leaking. the nanny will open the door, is that ok?')
  expect(response).not.toContain('not something we do')
  expect(quickReplies).toContain('Appliance Repair')
})

test('who doubts between two trades is asked, and a bathroom above decides it', async () => {
  const { say } = chat.conversation()
  const { response, suggestedServices } = await say(
    'brown water stain on my ceiling, do i need a plumber or a roofer or what',
  )
  expect(response).toContain('Roofing or Plumbing?')
  expect(suggestedServices).toEqual([])
  const reply = await say('theres a bathroom right above it, neighbors upstairs. im in 10031')
  expect(reply.suggestedServices).toEqual(['plumbing'])
})

test('a smoke alarm that chirps is work for the handyman, and no security system', async () => {
  const { say } = chat.conversation()
  const { suggestedServices } = await say(
    'my smoke alarm keeps chirping and the chimney smells since it rained. 02116',
  )
  expect(suggestedServices).toEqual(['chimney', 'handyman'])
})

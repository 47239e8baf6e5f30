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

test('a smoke alarm that chirps is work for the handyman, and no security system', async () => {
  const { say } = chat.conversation()
  const { suggestedServices } = await say(
    'my smoke alarm keeps chirping and the chimney smells since it rained. 02116',
  )
  expect(suggestedServices).toEqual(['chimney', 'handyman'])
})

import { expect, test } from 'vitest'
import type { Answer, Turn } from '../../src-server/chat/assistant.ts'
import { emptyState } from '../../src-server/chat/conversation-state.ts'
import { mergeState } from '../../src-server/chat/merge-state.ts'
import { ruleAssistant } from '../../src-server/chat/rules/rule-assistant.ts'
import { guestContext } from '../../src-server/context.ts'
import { createCaller } from '../../src-server/router.ts'
import { servicesIn } from '../support/chat/conversations.ts'
import { testServer } from '../support/server.ts'

const sessionId = 'a-conversation-on-two-servers'

test('what two servers learn at the same time from one conversation is all kept', async () => {
  const server = await testServer()
  const waiting: (() => void)[] = []
  // Both messages are understood before either reply is stored, as on two processes.
  const together = () => ({
    async reply(turn: Turn, write: (text: string) => void): Promise<Answer> {
      const answer = await ruleAssistant.reply(turn, write)
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 2) for (const go of waiting) go()
      })
      return answer
    },
  })
  const process = () =>
    createCaller(guestContext({ ...server.deps, assistant: together() }, 'test')).chat
  await Promise.all([
    process().send({ sessionId, message: 'my sink leaks, im Ada Byron, ada@example.com' }),
    process().send({ sessionId, message: 'the house needs cleaning, 1800 sq ft' }),
  ])
  const reply = await server.guest.chat.send({ sessionId, message: 'how much?' })
  expect(servicesIn(reply).toSorted()).toEqual(['house-cleaning', 'plumbing'])
  expect(reply.booking?.contact).toMatchObject({ fullName: 'Ada Byron', email: 'ada@example.com' })
  expect(reply.booking?.details['house-cleaning']).toMatchObject({ propertySize: 1800 })
  await server.close()
})

test('what one side removed stays removed, what either side added is there', () => {
  const base = { ...emptyState, needs: ['plumbing' as const, 'hvac' as const] }
  const ours = { ...base, needs: ['hvac' as const], contact: { zip: '10001' } }
  const theirs = {
    ...base,
    needs: ['plumbing' as const, 'hvac' as const, 'roofing' as const],
    contact: { name: 'Ada' },
  }
  const merged = mergeState(base, ours, theirs)
  expect(merged.needs).toEqual(['hvac', 'roofing'])
  expect(merged.contact).toEqual({ zip: '10001', name: 'Ada' })
})

import { expect, test } from 'vitest'
import { messageKinds } from '../../shared/message-kinds.ts'

test('every kind of message has a label of its own in the admin panel', () => {
  const labels = Object.values(messageKinds).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

import { expect, test } from 'vitest'
import { messageKinds } from '../../shared/messages/message-kinds.ts'
import { messageLabel } from '../../src-client/admin/message-label.ts'

test('every kind of message has a label of its own in the admin panel', () => {
  const labels = Object.values(messageKinds).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(messageLabel('reminder')).toBe('Reminder')
})

test('the panel can show a kind of message that only a newer version knows', () => {
  expect(messageLabel(JSON.parse('"giftCard"'))).toBe('giftCard')
})

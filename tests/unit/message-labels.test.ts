import { expect, test } from 'vitest'
import { messageKinds } from '../../shared/message-kinds.ts'
import { messageLabels } from '../../src-client/admin/message-labels.ts'

test('the admin panel has a name of its own for every kind of message', () => {
  expect(Object.keys(messageLabels).toSorted()).toEqual(messageKinds.toSorted())
  expect(new Set(Object.values(messageLabels)).size).toBe(messageKinds.length)
})

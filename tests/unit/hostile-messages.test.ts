import { expect, test } from 'vitest'
import { noAllowedFacts } from '../../src-server/chat/claude/allowed-facts.ts'
import { createReplyFilter } from '../../src-server/chat/claude/reply-filter.ts'
import { emptyState } from '../../src-server/chat/conversation-state.ts'
import { understand } from '../../src-server/chat/understand/understand.ts'
import { updateState } from '../../src-server/chat/update-state.ts'
import { firstWords } from '../support/chat/first-words.ts'

const read = (message: string) => updateState(emptyState, message, understand(message, firstWords))

/** Far more than a message needs, far less than catastrophic backtracking takes. */
const limitMs = 1500

test.each([
  `1${' '.repeat(1998)}x`,
  `${'1'.repeat(100)}${' '.repeat(500)}x`,
  `${'1'.repeat(667)}${' '.repeat(1332)}x`,
  `hola necesito para 1${' '.repeat(300)}x`,
  '1'.repeat(2000),
  `${'\n'.repeat(700)}Ab Cd${' '.repeat(1290)}x`,
  `${' \n'.repeat(900)}Ab Cd${' '.repeat(150)}`,
  `in ${'1 hour '.repeat(280)}`,
  '5 days '.repeat(285),
  Array.from({ length: 330 }, (_, at) => `q${at.toString(26)}zxk`.replace(/\d/g, 'j')).join(' '),
  'a'.repeat(2000),
  'a@'.repeat(1000),
  `${'a.'.repeat(900)}@`,
  '1 St '.repeat(400),
  '12 a b c d '.repeat(180),
  'forget '.repeat(280),
  'not the '.repeat(250),
  'my name is '.repeat(180),
  '('.repeat(2000),
  '1-'.repeat(1000),
  'water '.repeat(333),
  'say exactly '.repeat(160),
  '<'.repeat(2000),
  'gas smell '.repeat(200),
  'burning outlet water light '.repeat(70),
])('a message made to stall the server is read at once: %.30s', (message) => {
  read('warm up: 2 rooms friday')
  const began = performance.now()
  read(message)
  expect(performance.now() - began).toBeLessThan(limitMs)
})

test('a reply made to stall the gate passes it at once', () => {
  const gate = createReplyFilter(noAllowedFacts(), () => {})
  const began = performance.now()
  gate.push('Ok.')
  for (let chunk = 0; chunk < 700; chunk += 1) gate.push('""""')
  gate.end()
  expect(performance.now() - began).toBeLessThan(limitMs)
})

import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { cancellationPolicy } from '../../shared/policy.ts'
import { allowFact, noAllowedFacts } from '../../src-server/chat/claude/allowed-facts.ts'
import { isAllowed } from '../../src-server/chat/claude/reply-check.ts'
import { createReplyFilter } from '../../src-server/chat/claude/reply-filter.ts'
import { serviceReplies } from '../../src-server/chat/services/index.ts'
import invented from '../support/chat/invented.json' with { type: 'json' }
import otherWords from '../support/chat/replies-in-other-words.json' with { type: 'json' }

const facts = noAllowedFacts()
const returned = ['$149', '$198', '$90', '10% off', 'Tue, Nov 24, 09:00 AM EST']
for (const text of [...returned, 'Mon, Nov 23, 10:00 AM EST']) allowFact(facts, text)

/** The part of a reply that the gate lets through. */
function passing(reply: string): string {
  let passed = ''
  const gate = createReplyFilter(facts, (text) => (passed += text))
  gate.push(reply)
  gate.end()
  return passed
}

test.each([
  'Plumbing starts from $90.',
  'Your estimate is $149.',
  'Four services take a further 10% off.',
  'The next one is Tue, Nov 24, 09:00 AM EST.',
  ...cancellationPolicy,
  'Feel free to ask. Rescheduling is free.',
  'How many of the 3 bedrooms have carpet? Is it 2,000 sq ft?',
  'Call us at (555) 014-0123 or 911.',
  'Would tomorrow suit you, or Friday?',
  'Please shut off the water first.',
  'Which of these would help you? One question: where does it leak?',
  'Tap the button below to book.',
])('is sent: %s', (sentence) => {
  expect(isAllowed(sentence, facts)).toBe(true)
})

test.each(invented)('is withheld, whole or letter by letter: %s', (sentence) => {
  const passed: string[] = []
  for (const pieces of [[sentence], sentence.split('')]) {
    const gate = createReplyFilter(facts, (text) => passed.push(text))
    for (const piece of pieces) gate.push(piece)
    gate.end()
  }
  expect(passed.join('')).not.toMatch(
    /\d|\bfree\b|booked|set|scheduled|confirm|reserv|gratis|way|half|fifty|thirty|veinte/i,
  )
})

test('replies in other words: dishonest ones are withheld', () => {
  expect(otherWords.dishonest.filter((reply) => passing(reply) !== '')).toEqual([])
})

test('replies in other words: honest ones are sent unchanged', () => {
  expect(otherWords.honest.filter((reply) => passing(reply) !== reply)).toEqual([])
})

test('every service can be named, described and asked about', () => {
  const said = services.flatMap(({ id, title, description }) => [
    `We offer ${title}.`,
    description,
    serviceReplies[id].ask.en,
    ...serviceReplies[id].problems.flatMap(({ ask }) => ask?.en ?? []),
  ])
  expect(said.filter((reply) => passing(reply) !== reply)).toEqual([])
})

test('a word split over lines or into single letters is still read', () => {
  expect(passing('Your appointment is\nset.')).toBe('')
  expect(passing('It costs\nten.')).toBe('')
  expect(passing('Free of charge: f r e e.')).toBe('')
})

import { expect, test } from 'vitest'
import { withoutContact } from '../../src-server/chat/understand/contact.ts'
import { needsIn } from '../../src-server/chat/understand/needs.ts'
import { readMessage } from '../../src-server/chat/understand/reading.ts'
import { servicesNamed } from '../../src-server/chat/understand/service-names.ts'
import messages from '../support/chat/messages.json' with { type: 'json' }
import byAllWalks from '../support/chat/unseen/by-all-walks.json' with { type: 'json' }
import calls from '../support/chat/unseen/calls-to-contractors.json' with { type: 'json' }
import chatWindow from '../support/chat/unseen/chat-window.json' with { type: 'json' }
import forums from '../support/chat/unseen/forums-boards-and-texts.json' with { type: 'json' }
import newWriters from '../support/chat/unseen/from-new-writers.json' with { type: 'json' }
import boards from '../support/chat/unseen/neighborhood-boards.json' with { type: 'json' }
import peopleAtHome from '../support/chat/unseen/people-at-home.json' with { type: 'json' }
import posts from '../support/chat/unseen/posts-and-notes.json' with { type: 'json' }
import shortMessages from '../support/chat/unseen/short-first-messages.json' with { type: 'json' }
import stories from '../support/chat/unseen/stories.json' with { type: 'json' }
import threads from '../support/chat/unseen/threads.json' with { type: 'json' }

const sorted = (ids: readonly string[]) => ids.toSorted((one, other) => one.localeCompare(other))

function needsOf(message: string): string[] {
  const text = withoutContact(message)
  return needsIn(text, readMessage(text), 'first').needs
}

interface Unseen {
  text: string
  needs: string[]
  /** Services that would do as well, instead or besides. */
  or?: string[]
}

/** The share of the messages whose needs are found: exactly these, and these at least. */
function sharesOf(rows: readonly Unseen[]) {
  const found = rows.map(({ text, needs, or = [] }) => ({ needs, or, found: needsOf(text) }))
  const met = found.filter((one) => {
    const hasOther = one.found.some((id) => one.or.includes(id))
    return one.needs.every((id) => hasOther || one.found.includes(id))
  })
  const right = met.filter((one) =>
    one.found.every((id) => one.needs.includes(id) || one.or.includes(id)),
  )
  return { right: right.length / rows.length, met: met.length / rows.length }
}

// Written by others after the last bar was set; nobody has read them, and only these figures were seen: 93% and 98%.
test('600 messages of new writers, a fifth of them without a need: the needed services are found, and no other', () => {
  const { right, met } = sharesOf(newWriters)
  expect(right).toBeGreaterThan(0.91)
  expect(met).toBeGreaterThan(0.97)
})

// Nobody has read these: 93.7% and 98% when they were first measured.
test('300 messages of people of all walks, a quarter of them without a need: the needed services are found, and no other', () => {
  const { right, met } = sharesOf(byAllWalks)
  expect(right).toBeGreaterThan(0.91)
  expect(met).toBeGreaterThan(0.97)
})

// Written by others while the training went on; nobody has read them. Their figures were looked at when the last bar was set.
test('600 messages of people about their homes, a fifth of them without a need, a quarter of them long: the needed services are found, and no other', () => {
  const { right, met } = sharesOf(peopleAtHome)
  expect(right).toBeGreaterThan(0.87)
  expect(met).toBeGreaterThan(0.97)
})

// None of these messages is in the training: others wrote them. Each was labeled twice, the second time without seeing the first
// labels. They were first read when the training was over (91.3% and 95.6%); what was set since moved them by 0.3 points.
test('700 messages of strangers, in the manner of forum threads and of a chat window: the needed services are found, and no other', () => {
  const { right, met } = sharesOf([...threads, ...chatWindow])
  expect(right).toBeGreaterThan(0.9)
  expect(met).toBeGreaterThan(0.94)
})

// 94% and 95% when they were first measured; those that were misunderstood were read then, and nothing was changed for them.
test('400 short first messages, a tenth of them without a need: the needed services are found, and no other', () => {
  const { right, met } = sharesOf(shortMessages)
  expect(right).toBeGreaterThan(0.93)
  expect(met).toBeGreaterThan(0.94)
})

// The figures of the following were looked at when the bars were set.
test('400 messages of strangers: the needed services are found, and no other', () => {
  const { right, met } = sharesOf([...boards, ...calls])
  expect(right).toBeGreaterThan(0.87)
  expect(met).toBeGreaterThan(0.94)
})

test('stories of people’s homes, a tenth of them without a need: the needed services are found in most', () => {
  const { right, met } = sharesOf(stories)
  expect(right).toBeGreaterThan(0.69)
  expect(met).toBeGreaterThan(0.83)
})

test('200 posts and 100 notes, a seventh of them without a need: the needed services are found in most', () => {
  const { right, met } = sharesOf(posts)
  expect(right).toBeGreaterThan(0.77)
  expect(met).toBeGreaterThan(0.9)
})

// Two people labeled these, the second without seeing the first one's labels: they agreed on 418.
test('420 messages from forums, boards and texts, an eighth of them without a need: the needed services are found in most', () => {
  const { right, met } = sharesOf(forums)
  expect(right).toBeGreaterThan(0.88)
  expect(met).toBeGreaterThan(0.94)
})

test('880 messages in people’s own spelling: the needed services are found in most', () => {
  const { right } = sharesOf(
    messages.map(({ message: text, services: needs }) => ({ text, needs })),
  )
  expect(right).toBeGreaterThan(0.85)
})

test.each([
  ['the toilet keeps running all night', ['plumbing']],
  ['my AC blows warm air', ['hvac']],
  ['plumber and electrician please, how much and when?', ['electrical', 'plumbing']],
  ['locked out', ['locksmith']],
  ['necesito un plomero', ['plumbing']],
  ['Plumbing', ['plumbing']],
  ['How much is a plumber?', ['plumbing']],
  ['Moving from Queens to Brooklyn, 2 bedroom and an upright piano', ['local-moving']],
  ['moving my daughter to college 900 miles away', ['long-distance-moving']],
  ['carpets need cleaning', ['carpet-cleaning']],
  ['the ducts need a cleaning', ['air-ducts']],
  ['I need my windows and the house cleaned', ['window-cleaning', 'house-cleaning']],
  ["the furnace at my mom's place in Chicago died, she's cold", ['hvac']],
  ['can you fix my car', []],
  ['the roofers finished last week so the driveway is free', []],
])('%s', (message, services) => {
  expect(sorted(needsOf(message))).toEqual(sorted(services))
})

test.each([
  ['Add Carpet Cleaning', ['carpet-cleaning']],
  ['the cleaning and the pest control', ['house-cleaning', 'pest-control']],
  ['a long distance move', ['long-distance-moving']],
  ['limpieza de ventanas y plomería', ['window-cleaning', 'plumbing']],
  ['the dog is cute', []],
  ['Agregar electricidad', ['electrical']],
])('named: %s', (words, services) => {
  expect(sorted(servicesNamed(words))).toEqual(sorted(services))
})

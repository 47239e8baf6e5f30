import { expect, test } from 'vitest'
import type { Urgency } from '../../shared/chat.ts'
import { contactIn, withoutContact } from '../../src-server/chat/understand/contact.ts'
import { readDanger } from '../../src-server/chat/understand/danger/danger.ts'
import { figuresIn } from '../../src-server/chat/understand/figures.ts'
import { needsIn } from '../../src-server/chat/understand/needs.ts'
import { questionsIn, readSentences } from '../../src-server/chat/understand/questions.ts'
import { readMessage } from '../../src-server/chat/understand/reading.ts'
import { servicesNamed } from '../../src-server/chat/understand/service-names.ts'
import { timeFrameIn } from '../../src-server/chat/understand/time-frame.ts'
import { urgencyIn } from '../../src-server/chat/understand/urgency.ts'
import messages from '../support/chat/messages.json' with { type: 'json' }
import ordinaryFaults from '../support/chat/ordinary-faults.json' with { type: 'json' }
import byAllWalks from '../support/chat/unseen/by-all-walks.json' with { type: 'json' }
import calls from '../support/chat/unseen/calls-to-contractors.json' with { type: 'json' }
import chatWindow from '../support/chat/unseen/chat-window.json' with { type: 'json' }
import dangers from '../support/chat/unseen/dangers.json' with { type: 'json' }
import dangersByAllWalks from '../support/chat/unseen/dangers-by-all-walks.json' with {
  type: 'json',
}
import dangersOfNewWriters from '../support/chat/unseen/dangers-from-new-writers.json' with {
  type: 'json',
}
import dangersInCompanyChat from '../support/chat/unseen/dangers-in-a-company-chat.json' with {
  type: 'json',
}
import dangersInChat from '../support/chat/unseen/dangers-in-chat.json' with { type: 'json' }
import dangersInEverydayWords from '../support/chat/unseen/dangers-in-everyday-words.json' with {
  type: 'json',
}
import dangersInOtherWords from '../support/chat/unseen/dangers-in-other-words.json' with {
  type: 'json',
}
import dangersInPassing from '../support/chat/unseen/dangers-in-passing.json' with { type: 'json' }
import dangersInPosts from '../support/chat/unseen/dangers-of-posts.json' with { type: 'json' }
import dangersToldToCompany from '../support/chat/unseen/dangers-told-to-a-company.json' with {
  type: 'json',
}
import forums from '../support/chat/unseen/forums-boards-and-texts.json' with { type: 'json' }
import newWriters from '../support/chat/unseen/from-new-writers.json' with { type: 'json' }
import boards from '../support/chat/unseen/neighborhood-boards.json' with { type: 'json' }
import peopleAtHome from '../support/chat/unseen/people-at-home.json' with { type: 'json' }
import posts from '../support/chat/unseen/posts-and-notes.json' with { type: 'json' }
import questions from '../support/chat/unseen/questions-amid-chats.json' with { type: 'json' }
import shortMessages from '../support/chat/unseen/short-first-messages.json' with { type: 'json' }
import stories from '../support/chat/unseen/stories.json' with { type: 'json' }
import threads from '../support/chat/unseen/threads.json' with { type: 'json' }

interface Labeled {
  message: string
  services: string[]
  urgency: Urgency
  contact?: Record<string, string>
}
const labeled = messages as Labeled[]
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
  const { right } = sharesOf(labeled.map(({ message: text, services: needs }) => ({ text, needs })))
  expect(right).toBeGreaterThan(0.85)
})

test.each([
  ['176 reports of danger of strangers, and 70 look-alikes', dangers, 0.98, 0.03],
  ['140 reports, half of them told in passing, and 80 look-alikes', dangersInPassing, 0.98, 0.06],
  ['160 reports from posts, and 80 look-alikes', dangersInPosts, 0.97, 0.08],
  ['160 reports told to a company, and 80 look-alikes', dangersToldToCompany, 0.98, 0.14],
  ['160 reports of the sixteen dangers in a chat, and 80 look-alikes', dangersInChat, 0.98, 0.14],
  ['160 reports in other words, and 160 look-alikes', dangersInOtherWords, 0.97, 0.05],
  ['160 reports of new writers, and 160 look-alikes', dangersOfNewWriters, 0.96, 0.09],
  // Nobody has read these: 182 of the 192 reports were recognized when they were first measured.
  ['192 reports of people of all walks, and 128 look-alikes', dangersByAllWalks, 0.94, 0.12],
  // Nor these: 187 of the 192 reports at the first measurement.
  ['192 reports in a company’s chat window, and 128 look-alikes', dangersInCompanyChat, 0.96, 0.1],
  // Nor these: 187 of the 192 at the first measurement, and 5 of the 100 look-alikes alarmed.
  ['192 reports in everyday words, and 100 look-alikes', dangersInEverydayWords, 0.96, 0.07],
])(
  '%s: nearly all reports are recognized, and few look-alikes alarm',
  (_name, rows, least, most) => {
    const reports = rows.filter(({ danger }) => danger !== null)
    const recognized = reports.filter(({ text }) => readDanger(text).danger !== undefined)
    expect(recognized.length / reports.length).toBeGreaterThan(least)
    const lookAlikes = rows.filter(({ danger }) => danger === null)
    const alarmed = lookAlikes.filter(({ text }) => readDanger(text).danger !== undefined)
    expect(alarmed.length / lookAlikes.length).toBeLessThanOrEqual(most)
  },
)

test('1,317 ordinary faults, told as people tell them: few alarm', () => {
  const alarmed = ordinaryFaults.filter((text) => readDanger(text).danger !== undefined)
  expect(alarmed.length / ordinaryFaults.length).toBeLessThan(0.045)
})

test.each([
  'my husband passed away and I have made up my mind to empty his garage',
  'furnace blowing cold air since this morning, two kids home',
  'my toilet won’t stop running',
  'toilet wont stop running, you hear it refill every few minutes',
  "Hi, there's water leaking under my kitchen sink",
  "Your guy came last Tuesday to fix my toilet and it's still running. I'm really annoyed",
  'the water heater leaks',
  'sink is leaking',
  'my roof leaks when it rains',
  'hay una fuga de agua debajo del fregadero',
  'locked out of my house',
  'smoke detector chirps',
])('an ordinary fault is no danger: %s', (message) => {
  expect(readDanger(message).danger).toBeUndefined()
})

test('a baby in a locked car is in danger, whatever is locked in with it', () => {
  const { danger } = readDanger("Baby's in the car, it auto locked with my keys on the seat")
  expect(danger).toBe('locked-in')
})

// Nobody has read them. With the signs of words beside it, more is recognized; these are the classifier's own figures.
test('400 messages amid chats, a quarter of them with several questions: most are recognized, and few are made up', () => {
  const read = questions.map(({ text, asks }) => {
    const found = new Set<string>(
      readSentences(text).flatMap((one) => questionsIn(one, { isAmid: true, hasSign: false })),
    )
    return { asks, found, hits: asks.filter((kind) => found.has(kind)).length }
  })
  const sum = (count: (row: (typeof read)[number]) => number) =>
    read.reduce((total, row) => total + count(row), 0)
  const hits = sum((row) => row.hits)
  expect(hits / sum(({ asks }) => asks.length)).toBeGreaterThan(0.65)
  expect(hits / sum(({ found }) => found.size)).toBeGreaterThan(0.82)
})

test('urgency and contact details of 880 messages', () => {
  const share = (right: readonly unknown[]) => right.length / labeled.length
  const urgency = labeled.filter((one) => urgencyIn(one.message) === one.urgency)
  expect(share(urgency)).toBeGreaterThan(0.97)
  const contact = labeled.filter(({ message, contact: wanted = {} }) => {
    const found = contactIn(message)
    const names = new Set([...Object.keys(found), ...Object.keys(wanted)])
    return [...names].every((name) => found[name as keyof typeof found] === wanted[name])
  })
  expect(share(contact)).toBeGreaterThan(0.97)
})

test.each([
  ['the toilet keeps running all night', ['plumbing']],
  ['my AC blows warm air', ['hvac']],
  ['plumber and electrician please, how much and when?', ['electrical', 'plumbing']],
  ['locked out', ['locksmith']],
  ['necesito un plomero', ['plumbing']],
  ['Plumbing', ['plumbing']],
  ['How much is a plumber?', ['plumbing']],
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

test.each([
  ['how much would that be for 2000 sq ft', { propertySize: 2000 }],
  ['1.8k sqft', { propertySize: 1800 }],
  ['its 3 bedrooms 2 baths', { roomCount: 3, bathroomCount: 2 }],
  [
    'a two bedroom condo, every two weeks',
    { roomCount: 2, propertyType: 'condo', serviceFrequency: 'bi-weekly' },
  ],
  ['it still says one room, we have 2bd 1 bath', { roomCount: 2, bathroomCount: 1 }],
  ['4/2.5', { roomCount: 4, bathroomCount: 3 }], // half a bathroom is a room too
  ['3 bedrooms and 1.5 baths', { roomCount: 3, bathroomCount: 2 }],
  ['a 65 inch tv', {}],
])('figures: %s', (message, figures) => {
  expect(figuresIn(message)).toEqual(figures)
})

// Late on Monday in New York, Tuesday in UTC.
const now = new Date('2026-11-24T03:00:00Z')
const wished = (message: string) => {
  const language = /^(el|esta|por|despues|mañana)\b/.test(message) ? 'es' : 'en'
  const {
    words: _,
    daysAhead: __,
    ...rest
  } = timeFrameIn(message, now, 'America/New_York', language) ?? {}
  return rest
}

test.each([
  ['can you come friday', { date: '2026-11-27' }],
  ['tomorrow morning please', { date: '2026-11-24', part: 'morning' }],
  ['el viernes', { date: '2026-11-27' }],
  ['mañana por la tarde', { date: '2026-11-24', part: 'afternoon' }],
  ['sometime this week', { date: '2026-11-23', lastDate: '2026-11-29' }],
  ['esta semana', { date: '2026-11-23', lastDate: '2026-11-29' }],
  ['tuesday next week', { date: '2026-12-01' }],
  ['what works for me is friday', { date: '2026-11-27' }],
  ['my AC died can you come today', { date: '2026-11-23' }],
  ['next week in the afternoon', { date: '2026-11-30', lastDate: '2026-12-06', part: 'afternoon' }],
  ['next week works', { date: '2026-11-30', lastDate: '2026-12-06' }],
  ['on the weekend', { date: '2026-11-28', lastDate: '2026-11-29' }],
  ['after 3', { from: '15:00' }],
  ['before noon', { until: '11:59' }],
  ['between 10 and 2', { from: '10:00', until: '14:00' }],
  ['tuesday after 4 works', { date: '2026-11-24', from: '16:00' }],
  ['despues de las 4', { from: '16:00' }],
  ['mornings are best', { part: 'morning' }],
  ['the second Tuesday in December', { date: '2026-12-08' }],
  ['the last Friday of January', { date: '2027-01-29' }],
  ['el segundo martes de diciembre', { date: '2026-12-08' }],
  ['we move in January, around the 15th', { date: '2027-01-15' }],
  ['it says Jan 2, I said the 18th', { date: '2027-01-18' }],
])('when it is wanted: %s', (message, frame) => {
  expect(wished(message)).toEqual(frame)
})

test.each([
  'it started on saturday',
  'it broke this morning',
  'i work until 5',
  'the roof was replaced in 2022',
  'my shift starts at 2',
  'it has 3 bedrooms after 2 renovations',
])('a time that is only told is no wish: %s', (message) => {
  expect(wished(message)).toEqual({})
})

import { expect, test } from 'vitest'
import type { Urgency } from '../../shared/chat.ts'
import { askedServices } from '../../src-server/chat/understand/asked-services.ts'
import { contactIn, withoutContact } from '../../src-server/chat/understand/contact.ts'
import { dangerIn } from '../../src-server/chat/understand/danger.ts'
import { figuresIn } from '../../src-server/chat/understand/figures.ts'
import { timeFrameIn } from '../../src-server/chat/understand/time-frame.ts'
import { urgencyIn } from '../../src-server/chat/understand/urgency.ts'
import dangers from '../support/chat/danger.json' with { type: 'json' }
import messages from '../support/chat/messages.json' with { type: 'json' }

interface Labeled {
  message: string
  services: string[]
  urgency: Urgency
  contact?: Record<string, string>
}
const labeled = messages as Labeled[]
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const sorted = (ids: readonly string[]) => ids.toSorted((one, other) => one.localeCompare(other))
const share = (right: readonly unknown[]) => right.length / labeled.length

test('880 messages in people’s own spelling: the requested services are found in more than nine of ten', {
  timeout: 60_000,
}, () => {
  expect(labeled.length).toBeGreaterThanOrEqual(150)
  const right = labeled.filter(({ message, services }) =>
    same(sorted(askedServices(withoutContact(message))), sorted(services)),
  )
  expect(share(right)).toBeGreaterThan(0.93)
})

test('urgency and contact details of the same messages', () => {
  const urgency = labeled.filter((one) => urgencyIn(one.message) === one.urgency)
  expect(share(urgency)).toBeGreaterThan(0.97)
  const contact = labeled.filter(({ message, contact: wanted = {} }) => {
    const found = contactIn(message)
    const names = new Set([...Object.keys(found), ...Object.keys(wanted)])
    return [...names].every((name) => found[name as keyof typeof found] === wanted[name])
  })
  expect(share(contact)).toBeGreaterThan(0.97)
})

test.each(dangers as { message: string; danger: string | null }[])('danger: $message', (one) => {
  expect(dangerIn(one.message) ?? null).toBe(one.danger)
})

test.each([
  ['water is coming through my ceiling', ['plumbing']],
  ['my AC blows warm air', ['hvac']],
  ['moving out friday, need it cleaned and the old couch gone', ['house-cleaning', 'junk-removal']],
  ['locked out', ['locksmith']],
  ['Add Lawn Care', ['lawn-care']],
  ['necesito un plomero', ['plumbing']],
  ['can you fix my car', []],
])('%s', (message, services) => {
  expect(sorted(askedServices(message))).toEqual(sorted(services))
})

test.each([
  ['how much would that be for 2000 sq ft', { propertySize: 2000 }],
  ['1.8k sqft', { propertySize: 1800 }],
  ['its 3 bedrooms 2 baths', { roomCount: 3, bathroomCount: 2 }],
  [
    'a two bedroom condo, every two weeks',
    { roomCount: 2, propertyType: 'condo', serviceFrequency: 'bi-weekly' },
  ],
  ['4/2.5', { roomCount: 4, bathroomCount: 3 }], // half a bathroom is a room too
  ['3 bedrooms and 1.5 baths', { roomCount: 3, bathroomCount: 2 }],
  ['a 65 inch tv', {}],
])('figures: %s', (message, figures) => {
  expect(figuresIn(message)).toEqual(figures)
})

test.each([
  ['can you come friday', '2026-11-27'],
  ['tomorrow morning please', '2026-11-24'],
  ['el viernes', '2026-11-27'],
])('a named day is a day in the business zone: %s', (message, date) => {
  // Late on Monday in New York, Tuesday in UTC.
  const now = new Date('2026-11-24T03:00:00Z')
  const language = message.startsWith('el') ? 'es' : 'en'
  expect(timeFrameIn(message, now, 'America/New_York', language)?.date).toBe(date)
})

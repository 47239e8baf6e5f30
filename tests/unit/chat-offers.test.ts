import { expect, test } from 'vitest'
import type { ServiceId } from '../../shared/catalogue.ts'
import { emptyState } from '../../src-server/chat/conversation-state.ts'
import { understand } from '../../src-server/chat/understand/understand.ts'
import { updateState } from '../../src-server/chat/update-state.ts'
import rows from '../support/chat/unseen/answers-to-offers.json' with { type: 'json' }

interface Row {
  offered: ServiceId[]
  text: string
  takes: ServiceId[]
  declines: ServiceId[]
}

/** What is on the list after a message to somebody who was just asked whether to put these on it. */
function listAfter({ offered, text }: Row): ServiceId[] {
  const around = {
    now: new Date('2026-11-27T14:00:00Z'),
    timeZone: 'America/New_York',
    inPlay: offered,
    latest: offered,
    isAnswer: true,
    askedWhen: false,
    shownTimes: [],
    timesOfEach: {},
  }
  const before = { ...emptyState, needs: offered, offered, latest: offered, asked: 'add' as const }
  return updateState(before, text, understand(text, around)).chosen
}

// Nobody has read them, and nothing was fitted to them.
test('1,000 answers to "Shall I put it on your list?", two thirds of them about several services', () => {
  const read = (rows as Row[]).map((row) => ({ ...row, list: listAfter(row) }))
  const share = (some: typeof read, of: typeof read) => some.length / of.length
  const isRight = ({ list, takes }: (typeof read)[number]) =>
    list.toSorted().join() === takes.toSorted().join()
  expect(share(read.filter(isRight), read)).toBeGreaterThan(0.74)
  const neither = read.filter(({ takes, declines }) => takes.length + declines.length === 0)
  expect(
    share(
      neither.filter(({ list }) => list.length > 0),
      neither,
    ),
  ).toBeLessThan(0.07)
  const takers = read.filter(({ takes }) => takes.length > 0)
  expect(
    share(
      takers.filter(({ list, takes }) => takes.some((id) => list.includes(id))),
      takers,
    ),
  ).toBeGreaterThan(0.7)
})

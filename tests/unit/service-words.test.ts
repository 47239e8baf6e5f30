import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import type { ServiceWords } from '../../shared/services/service-words.ts'
import { serviceWords } from '../../shared/services/words.ts'
import { askedServices } from '../../src-server/chat/understand/asked-services.ts'
import { asClaim, sharedClaims } from '../support/claimed-words.ts'
import { moatCleaning } from '../support/moat-cleaning/words.ts'

/** The claims that neither of the two services lists as shared, one a line. */
function unlisted(words: Readonly<Record<string, ServiceWords>>): string[] {
  return sharedClaims(words)
    .filter((claim) => !claim.services.some((id) => listed(words[id]).has(claim.words)))
    .map((claim) => `${claim.services.join(' and ')}: ${claim.words}`)
}

const listed = (words: ServiceWords | undefined) => new Set((words?.sharedWords ?? []).map(asClaim))

test('two services claim the same words only where one of them lists these as shared', () => {
  expect(unlisted(serviceWords)).toEqual([])
})

test('what a service lists as shared is shared', () => {
  const claims = sharedClaims(serviceWords)
  const stale = services.flatMap(({ id }) =>
    [...listed(serviceWords[id])]
      .filter((words) => !claims.some((one) => one.services.includes(id) && one.words === words))
      .map((words) => `${id}: ${words}`),
  )
  expect(stale).toEqual([])
})

test('a new service is told which of its words are another one’s', () => {
  const withMoats = { ...serviceWords, 'moat-cleaning': moatCleaning }
  expect(
    unlisted({ ...withMoats, 'moat-cleaning': { ...moatCleaning, sharedWords: [] } }),
  ).toContain('plumbing and moat-cleaning: drain')
  expect(unlisted(withMoats)).toEqual([])
})

test('a service is found in most of its own examples', { timeout: 60_000 }, () => {
  const missed = services.flatMap(({ id }) => {
    const { examples } = serviceWords[id]
    const found = examples.filter((message) => askedServices(message).includes(id))
    return found.length > 0.6 * examples.length ? [] : `${id}: ${found.length}/${examples.length}`
  })
  expect(missed).toEqual([])
})

test('every service has a Spanish title and a question of its own', () => {
  const words = services.map(({ id }) => serviceWords[id])
  for (const own of ['spanishTitle', 'ask'] as const) {
    expect(new Set(words.map((one) => one[own].trim()).filter(Boolean)).size, own).toBe(
      services.length,
    )
  }
})

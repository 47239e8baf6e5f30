import type { ServiceId } from '../../../shared/catalogue.ts'
import { services } from '../../../shared/catalogue.ts'
import { spanishTitles } from '../../../shared/services/spanish-titles.ts'
import { serviceReplies } from '../services/index.ts'
import { plain } from './words.ts'

const patterns = services.map(({ id, title }) => ({
  id,
  names: new RegExp(
    String.raw`\b(?:${plain(title).replace(/[^\p{L}\p{N}\s]/gu, '.?')}|${plain(spanishTitles[id])}|${serviceReplies[id].names})\b`,
    'g',
  ),
}))

/** The services that these words call by their names, in their order: 'the cleaning and the pest control'. */
export function servicesNamed(words: string): ServiceId[] {
  const text = plain(words)
  const found = patterns.flatMap(({ id, names }) => {
    const [first] = text.matchAll(names)
    return first ? [{ id, at: first.index, length: first[0].length }] : []
  })
  const ids = found
    // 'Carpet cleaning' is not 'cleaning' too.
    .filter((one) => !found.some((other) => other !== one && covers(other, one)))
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id)
  return withoutGeneralMove(ids)
}

/** The words without the services' names, in their plain form. */
export const withoutNames = (words: string): string =>
  patterns
    .toSorted((one, other) => other.names.source.length - one.names.source.length)
    .reduce((text, { names }) => text.replace(names, ' '), plain(words))

interface Place {
  at: number
  length: number
}

const covers = (other: Place, one: Place) =>
  other.length > one.length && other.at <= one.at && other.at + other.length >= one.at + one.length

/** A local or long-distance move replaces the general 'moving'. */
export function withoutGeneralMove(ids: readonly ServiceId[]): ServiceId[] {
  const exact = ids.some((id) => id === 'local-moving' || id === 'long-distance-moving')
  return ids.filter((id) => !(exact && id === 'moving'))
}

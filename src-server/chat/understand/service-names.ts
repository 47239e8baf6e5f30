import type { ServiceId } from '../../../shared/catalogue.ts'
import { services } from '../../../shared/catalogue.ts'
import { spanishTitles } from '../../../shared/services/spanish-titles.ts'
import { serviceReplies } from '../services/index.ts'
import { withoutGeneralMove } from './moves.ts'
import { plain } from './words.ts'

const patterns = services.map(({ id, title }) => ({
  id,
  names: new RegExp(
    String.raw`\b(?:${plain(title).replace(/[^\p{L}\p{N}\s]/gu, '.?')}|${plain(spanishTitles[id])}|${serviceReplies[id].names})\b`,
    'g',
  ),
}))

/** 'Not plumbing': what is denied is not asked for. */
const negated =
  /\b(?:not|no es|without|except|sin) (?:the |a |an |any |el |la |los |las |un |una )?$/

/** The services that these words call by their names, in their order: 'the cleaning and the pest control'. */
export function servicesNamed(words: string): ServiceId[] {
  const text = plain(words)
  const found = placesOf(text).filter(({ at }) => !negated.test(text.slice(0, at)))
  const ids = uncovered(found)
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id)
  return withoutGeneralMove([...new Set(ids)])
}

const article =
  '(?:(?:a|an|the|some|your|un|una|el|la|los|las|good|reliable|licensed|local|honest|buen|buena) )*'
/** Words that ask for whom they name. */
const asks = new RegExp(
  String.raw`(?<!\b(?:not|dont|didnt|doesnt|wont|never|no|havent|thought i|thought we) )\b(?:need|needing|want|looking for|look for|searching for|send(?: me| us| out| over)*|hire|quotes? (?:for|from|on)|estimates? (?:for|from|on)|recommend|necesito|ocupo|busco|buscando|quiero|requiero|mandar|manden|mandenme) ${article}$`,
)
/** 'I need house cleaning, painting and': the words before a further one of a list. */
const asksInList = new RegExp(
  String.raw`${asks.source.slice(0, -1)}(?:[\p{L}' ]{2,30}(?:, ?(?:and |y )?| and | y | plus )){1,4}${article}$`,
  'u',
)
const begins = new RegExp(String.raw`^\W*(?:(?:hi|hello|hey|hola)\W+)?${article}$`)
/** What follows a name with which a message begins, if it is wanted. */
const wanted =
  /^(?: services?)? ?(?:\W*$|,|\?|(?:for|to|needed|wanted|please|pls|asap|today|tomorrow|tonight|this|next|near|in|on|at|para|por|hoy|manana|en|urgente|\d{5})\b)/

/** The services that are asked for by their names: 'I need a plumber, zip 11201', 'handyman for tomorrow please'. */
export function servicesAskedFor(words: string): ServiceId[] {
  const text = plain(words)
  const isAskedFor = (names: RegExp) =>
    [...text.matchAll(names)].some(({ 0: name, index }) => {
      const before = text.slice(0, index)
      const after = text.slice(index + name.length)
      return (
        asks.test(before) || asksInList.test(before) || (begins.test(before) && wanted.test(after))
      )
    })
  return servicesNamed(words).filter((named) =>
    patterns.some(({ id, names }) => id === named && isAskedFor(names)),
  )
}

/** The words without the services' names, in their plain form. */
export const withoutNames = (words: string): string =>
  uncovered(placesOf(plain(words)))
    .toSorted((one, other) => other.at - one.at)
    .reduce(
      (text, { at, length }) => `${text.slice(0, at)} ${text.slice(at + length)}`,
      plain(words),
    )

interface Place {
  at: number
  length: number
}

/** Where each service is called by name. */
const placesOf = (text: string) =>
  patterns.flatMap(({ id, names }) =>
    [...text.matchAll(names)].map(({ 0: name, index }) => ({ id, at: index, length: name.length })),
  )

/** 'Carpet cleaning' is not 'cleaning' too. */
const uncovered = <Name extends Place>(found: readonly Name[]): Name[] =>
  found.filter((one) => !found.some((other) => other !== one && covers(other, one)))

const covers = (other: Place, one: Place) =>
  other.length > one.length && other.at <= one.at && other.at + other.length >= one.at + one.length

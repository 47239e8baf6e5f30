import MiniSearch from 'minisearch'
import { isServiceId, type ServiceId, services } from '../../../shared/catalogue.ts'
import { noService } from '../../../shared/services/no-service.ts'
import { serviceWords } from '../../../shared/services/words.ts'
import { plain, type Word, wordsOf } from './words.ts'

/** Words that say nothing about which service is meant. */
const silent = new Set(
  plain(
    'i a the my is it its to of and in on at for we our im need want someone somebody can you u me be are was with have has had get got this that they so just some do does from or as an if would like will been there them pls please by her his he she us your who what how when where one over right all now still keep left go going come came says said time day last week month year today tomorrow tonight help please know think really very about any every way back since yet here yall ur im ive cant dont doesnt wont isnt didnt hasnt no not again too also able sure two three',
  ).split(' '),
)

const termsOf = (words: readonly Word[]): string[] => {
  const said = words.map(({ stem }) => stem).filter((stem) => !silent.has(stem))
  return [...said, ...said.slice(1).map((stem, index) => `${said[index]} ${stem}`)]
}

const separator = '\n'
const index = new MiniSearch<{ id: number; serviceId: string; terms: string }>({
  fields: ['terms'],
  storeFields: ['serviceId'],
  tokenize: (terms) => terms.split(separator),
  processTerm: (term) => term,
})
index.addAll(
  [
    ...services.map(({ id }) => ({ serviceId: id, messages: serviceWords[id].examples })),
    { serviceId: '', messages: noService },
  ]
    .flatMap(({ serviceId, messages }) => messages.map((message) => ({ serviceId, message })))
    .map(({ serviceId, message }, id) => ({
      id,
      serviceId,
      terms: termsOf(wordsOf(message)).join(separator),
    })),
)

export interface Neighbor {
  /** Empty for messages that ask for nothing. */
  serviceId: ServiceId | ''
  /** The service's share of all similar examples, 0 to 1. */
  share: number
  /** How similar the nearest one is. */
  strength: number
}

const counted = 12

/** The services whose example messages are most similar to these words, the nearest first. */
export function neighborsOf(words: readonly Word[]): Neighbor[] {
  const near = index.search(termsOf(words).join(separator)).slice(0, counted)
  const votes = new Map<ServiceId | '', { sum: number; strength: number }>()
  for (const { score, ...stored } of near) {
    const id = String(stored.serviceId)
    const serviceId = isServiceId(id) ? id : ''
    const before = votes.get(serviceId) ?? { sum: 0, strength: 0 }
    votes.set(serviceId, {
      sum: before.sum + score ** 1.5,
      strength: Math.max(before.strength, score),
    })
  }
  const all = [...votes.values()].reduce((sum, vote) => sum + vote.sum, 0)
  return [...votes]
    .map(([serviceId, { sum, strength }]) => ({
      serviceId,
      share: sum / all,
      strength,
    }))
    .sort((one, other) => other.share - one.share)
}

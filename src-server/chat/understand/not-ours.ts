import { clausesOf } from './clauses.ts'
import { plain } from './words.ts'

/** What people ask of a home-services company that it does not do. */
export type NotOurs = 'vehicle' | 'lift'

const vehicle =
  '(?<!\\b(?:your|their|his|moving|dump|hand) )(?:(?:mini)?vans?|cars?|trucks?|suvs?|pickups?|motorcycles?|carros?|coches?|autos?|trocas?|camionetas?|motos?)'
const trouble =
  '(?:dent(?:s|ed)?|jump(?:ed|[- ]?start\\w*)?|wont start|doesnt start|engine|tires?|brakes?|oil change|transmission|windshield|bumper|mechanic|fix|repair|detailed|towed|abollad\\w+|bateria|mecanic\\w+|no (?:prende|arranca|enciende)|murio|llantas?|frenos|arregl\\w+|grua)'
const brokenVehicle = new RegExp(
  `\\b${vehicle}\\b.{0,40}\\b${trouble}\\b|\\b${trouble}\\b.{0,24}\\b${vehicle}\\b`,
)
const ofVehicle = new RegExp(
  `\\b${vehicle}\\b|\\b(?:dents?|jump|mechanic|tires?|engine|bateria|mecanico)\\b`,
)
/** Keys and doors of a car, a car in the way, junk and a move are ours. */
const oursToo =
  /\b(?:keys?|llaves?|lock\w*|garage|cochera|garaje|haul\w*|junk|mov(?:e|ers|ing)|chargers?|ev)\b/
const lift = /\b(?:stair ?lifts?|chair ?lifts?|salvaescaleras)\b/

const sentences = (message: string) => message.split(/(?<=[.!?\n])\s+/)

function kindOf(sentence: string): NotOurs | undefined {
  const text = plain(sentence)
  if (lift.test(text)) return 'lift'
  return brokenVehicle.test(text) && !oursToo.test(text) ? 'vehicle' : undefined
}

/** What a message asks about that is not done here; undefined if there is nothing. */
export const notOursIn = (message: string): NotOurs | undefined =>
  sentences(message)
    .map(kindOf)
    .find((kind) => kind !== undefined)

/** A message without what it says of things that are not worked on here. */
export const withoutNotOurs = (message: string): string =>
  sentences(message)
    .flatMap((sentence) => {
      const kind = kindOf(sentence)
      if (!kind) return []
      return clausesOf(sentence, 1).filter(
        (clause) => kind === 'lift' || ofVehicle.test(plain(clause)),
      )
    })
    .reduce((text, clause) => text.replace(clause, ' '), message)

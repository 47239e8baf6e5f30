import { keysOf } from '../../../shared/keys-of.ts'
import { clausesOf } from './clauses.ts'
import { plain } from './words.ts'

/** What people ask of a home-services company that it does not do. */
export type NotOurs = 'vehicle' | 'lift' | 'septic' | 'bike' | 'shipping'

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

const others: Partial<Record<NotOurs, RegExp>> = {
  lift,
  septic:
    /\bseptic\b.{0,40}\b(?:pump\w*|empt\w+)\b|\b(?:pumps?|pumped|pumping|empty|empties)\b.{0,24}\bseptic\b|\b(?:vaciar|bombear|limpiar)\b.{0,16}\b(?:fosa|pozo septico|septico)\b/,
  bike: /\b(?:fix|repair|tune)\w*\b.{0,16}\bbikes?\b|\bbikes?\b.{0,16}\b(?:fixed|repaired|fix|repair)\b|\barregl\w+\b.{0,12}\bbicicletas?\b/,
  shipping:
    /\b(?:envios?|envian?|enviar|mandan|mandar|ship|shipping|ships)\b.{0,30}\b(?:a|pa|para|to) (?:puerto rico|cuba|mexico|colombia|republica dominicana|santo domingo|canada|europe|overseas)\b/,
}

const sentences = (message: string) => message.split(/(?<=[.!?\n])\s+/)

function kindOf(sentence: string): NotOurs | undefined {
  const text = plain(sentence)
  const kind = keysOf(others).find((one) => others[one]?.test(text))
  if (kind) return kind
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
        (clause) => kind !== 'vehicle' || ofVehicle.test(plain(clause)),
      )
    })
    .reduce((text, clause) => text.replace(clause, ' '), message)

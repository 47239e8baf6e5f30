import { keysOf } from '../../../shared/keys-of.ts'
import { clausesOf } from './clauses.ts'
import { plain } from './words.ts'

const vehicle =
  '(?:(?:mini)?vans?|cars?|trucks?|suvs?|pickups?|motorcycles?|carros?|coches?|autos?|trocas?|camionetas?|motos?)'
const ofOwner = '(?:(?:my|our|a|an|the|old|mi|el|un) ){0,2}'
const faults =
  '(?:dent(?:s|ed)?|jump(?:ed|[- ]?start\\w*)?|wont start|doesnt start|engine|tires?|brakes?|oil change|transmission|windshield|bumper|mechanic|towed|abollad\\w+|bateria|mecanic\\w+|no (?:prende|arranca|enciende)|murio|llantas?|frenos|grua)'
const repairs = '(?:fix|repair|detail|arregl\\w+|reparan?)'

/** What people ask of a home-services company that it does not do. */
const signs = {
  vehicle: new RegExp(
    `\\b(?<!\\b(?:your|their|his|moving|dump|hand) )${vehicle}\\b.{0,40}\\b${faults}\\b|\\b${faults}\\b.{0,24}\\b${vehicle}\\b|\\b${repairs} ${ofOwner}${vehicle}\\b`,
  ),
  lift: /\b(?:stair ?lifts?|chair ?lifts?|salvaescaleras)\b/,
  septic:
    /\bseptic\b.{0,40}\b(?:pump\w*|empt\w+)\b|\b(?:pumps?|pumped|pumping|empty|empties)\b.{0,24}\bseptic\b|\b(?:vaciar|bombear|limpiar)\b.{0,16}\b(?:fosa|pozo septico|septico)\b/,
  pets: /\b(?:do (?:you|u)|can you|could you|need|looking for|offer|hire|tienen|buscan?)\b.{0,30}\b(?:(?:dog|pet|cat) ?-?(?:walk(?:ers?|ing)?|sitt(?:ers?|ing)|groom(?:ers?|ing)|boarding)|walk (?:my|our) dogs?|groom (?:my|our) (?:dogs?|cats?)|pase(?:en|ar) (?:al?|a mi) perr\w+)\b/,
  children:
    /\b(?:do (?:you|u)|can you|could you|need|looking for|offer|hire|tienen|buscan?|necesito)\b.{0,30}\b(?:baby ?-?sitt(?:ers?|ing)|child ?care|(?:a|una) (?:nanny|ninera))\b/,
  bike: /\b(?:fix|repair|tune)\w*\b.{0,16}\bbikes?\b|\bbikes?\b.{0,16}\b(?:fixed|repaired|fix|repair)\b|\barregl\w+\b.{0,12}\bbicicletas?\b/,
  shipping:
    /\b(?:envios?|envian?|enviar|mandan|mandar|ship|shipping|ships)\b.{0,30}\b(?:a|pa|para|to) (?:puerto rico|cuba|mexico|colombia|republica dominicana|santo domingo|canada|europe|overseas)\b/,
} as const satisfies Record<string, RegExp>
export type NotOurs = keyof typeof signs

/** Keys and doors of a car, a car in the way, what is hauled away and a move are ours. */
const oursToo =
  /\b(?:keys?|llaves?|lock\w*|garage|cochera|garaje|haul\w*|junk|get rid|take away|dispos\w*|mov(?:e|ers|ing)|chargers?|ev|fence|wall|concrete|driveway (?:repair|seal\w*)|gate)\b/

function kindOf(sentence: string): NotOurs | undefined {
  const text = plain(sentence)
  if (oursToo.test(text)) return undefined
  return keysOf(signs).find((kind) => signs[kind].test(text))
}

/** The clauses of a sentence that are about this; the whole of it if none says it alone. */
function clausesAbout(sentence: string, kind: NotOurs): string[] {
  const about = clausesOf(sentence, 1).filter((clause) => signs[kind].test(plain(clause)))
  return about.length > 0 ? about : [sentence]
}

/** What a message asks about that is not done here, and the rest of it. */
export function readNotOurs(message: string): { kind: NotOurs | undefined; rest: string } {
  let kind: NotOurs | undefined
  let rest = message
  for (const sentence of message.split(/(?<=[.!?\n])\s+/)) {
    const found = kindOf(sentence)
    if (!found) continue
    kind ??= found
    for (const clause of clausesAbout(sentence, found)) rest = rest.replace(clause, ' ')
  }
  return { kind, rest }
}

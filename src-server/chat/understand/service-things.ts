import type { ServiceId } from '../../../shared/catalogue.ts'
import { plain } from './words.ts'

/** What people call the things for which a service comes, in a few words: 'the fridge', 'lo de los bichos'. */
const things: Partial<Record<ServiceId, RegExp>> = {
  'appliance-repair':
    /\b(?:fridge|refri\w*|freezer|nevera|heladera|dishwasher|washer|washing machine|lavadora|dryer|secadora|oven|stove|horno|estufa)\b/,
  'carpet-cleaning': /\b(?:carpets?|rugs?|alfombras?)\b/,
  chimney: /\b(?:fireplace|chimney|chimenea)\b/,
  electrical: /\b(?:outlets?|wiring|breakers?|enchufes?|contactos?|apagador\w*)\b/,
  handyman:
    /\b(?:tv|tvs|teles?|televisor\w*|shel(?:f|ves)|repisas?|fence|cerca|gutters?|canaletas?)\b/,
  'home-security': /\b(?:cameras?|camaras?|alarm system)\b/,
  'house-cleaning': /\b(?:cleaner|cleaning lady|maid|muchacha|limpieza)\b/,
  hvac: /\b(?:ac|aire|furnace|boiler|heat|heating|heater|calefaccion|calenton)\b/,
  'interior-painting': /\b(?:paint|painting|painters?|pintura|pintar|pintor\w*)\b/,
  'junk-removal': /\b(?:junk|couch|sofa|mattress|colchon|hauling|basura)\b/,
  'lawn-care': /\b(?:lawn|grass|yard|mow\w*|jardin|pasto|zacate|cesped)\b/,
  locksmith: /\b(?:locks?|keys?|chapas?|cerraduras?|llaves)\b/,
  'pest-control':
    /\b(?:bugs?|bichos?|roach\w*|cucarachas?|mice|mouse|rats?|raton\w*|ants|hormigas|termites?|wasps?|avispas?)\b/,
  plumbing: /\b(?:sink|faucet|toilet|drain|leak|fuga|grifo|inodoro|fregadero)\b/,
  'pool-cleaning': /\b(?:pool|piscina|alberca)\b/,
  roofing: /\b(?:roof|shingles?|goteras?)\b/,
  'window-cleaning': /\b(?:windows?|ventanas?)\b/,
}
const longest = 12

/** The only service in play for which these few words name a thing. */
export function serviceWithThing(what: string, inPlay: readonly ServiceId[]): ServiceId[] {
  const text = plain(what)
  if (text.trim().split(/\s+/).length > longest) return []
  const found = inPlay.filter((id) => things[id]?.test(text))
  return found.length === 1 ? found : []
}

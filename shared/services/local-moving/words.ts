import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const localMoving: ServiceWords = {
  spanishTitle: 'mudanza local',
  names: [
    'apt|apartment|place miles|blocks away',
    'building|apt|apartment|place down|next|across street|hall|road|block',
    'move|movin|moving down|across street|road|hall|block|town',
    'truck muscle|guys|men|crew street|miles|town|block',
    'local|locally move|moving|mover|movers|moved|relocation',
    'move|moving|moved|movers|mover across|around town|street|city|block|road|corner|hall',
    'move|moving|moved|movers few|couple|two|three|five|10|5|6|3|2|15|20|4|8|12|one|1 miles|mile|blocks|minutes|streets|block|min|mins',
    'same|within|nearby|crosstown|neighboring town|city|building|neighborhood|complex|zip|county move|moving|movers|apartment|moved',
    'move|moving down|up|next street|road|block|door|hall|hallway|floor|building',
    'move|moving other|different|another side|part|unit|apartment|neighborhood|building|end|floor town|city|complex|building|same',
    'in town move|movers|moving',
    'move|moving crosstown|nearby',
    'move|moving|movers storage unit|facility',
    'move|moving over|one town|zip',
  ],
  symptoms: [
    'boxes|boxed|couch|bed|apartment|bedroom|furniture|studio miles|blocks|across|side|crosstown|away truck|guys|town|movers|boxed|saturday|men',
    'apartment|house|condo|duplex|sisters other|across side|town',
    'stuff|things across town',
    'across town|street|hall furniture|stuff|couch|boxes|studio|bedroom|apartment|things',
    '1|2|3|4|one|two bedroom|bdrm|br move|moving across|miles|local',
  ],
  context:
    'move moving truck box boxes pack packing unpack stairs furniture load unload bedroom apartment house new place heavy couch sofa piano help crew men carry storage across town local mile street block city same mover',
  spanish: ['mudanza|mudo|mudarme|mudar|mudamos local|ciudad|cerca|cuadras|misma'],
  ask: 'From which address to which, and how many rooms?',
  sharedWords: ['mover', 'relocation', 'mudanza', 'mudarme', 'mudo', 'mudamos', 'mudar'],
  examples,
}

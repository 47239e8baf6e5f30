import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const moving: ServiceWords = {
  spanishTitle: 'mudanza',
  names: [
    'mover|movers|moving company|service|services|crew|help|guys|quote|men|people|team|truck|estimate|labor',
    'mover|movers',
    'help|hire|crew|truck|guys|men|hands move|moving|moved',
    'pack|packing|packed moving|move|unpack|unpacking|boxes',
    'pack everything|house|kitchen|stuff|whole|entire',
    'load|unload|loading|unloading truck|uhaul|u-haul|van|pod|pods|container|storage|boxes',
    'uhaul|u-haul',
    'relocate|relocating|relocation',
  ],
  symptoms: [
    'move|moving|moved piano|furniture|couch|boxes|everything|belongings|stuff|things|heavy|sofa|dresser|armoire|safe|fridge|household|office',
    'bought|buying|closing new house|home|place|condo',
    'moving|move to|into|from new|place|house|apartment|condo|home',
    'carry|lift heavy|stairs|furniture|piano|boxes|upstairs',
    'piano|pooltable moved|move|upstairs',
  ],
  hints: ['moving|move', 'piano'],
  context:
    'move moving truck box boxes pack packing unpack stairs furniture load unload bedroom apartment house new place heavy couch sofa piano help crew men carry storage state states local across town',
  spanish: ['mudanza|mudanzas|mudarme|mudarnos|mudo|mudamos|mudar|mudandome'],
  ask: 'Where are you moving from and to, and when?',
  sharedWords: ['fridge'],
  examples,
}

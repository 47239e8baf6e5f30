import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const tileCleaning: ServiceWords = {
  spanishTitle: 'limpieza de azulejos',
  names: [
    'seal tile|grout',
    'grout gross|black|dirty|bathroom|shower',
    'tile|tiles|grout clean|cleaning|cleaned|scrub|scrubbed|seal|sealed|sealing|restore|whiten|regrout|steam|polish',
    'grout',
    'travertine|marble|stone|terrazzo|saltillo floor|floors|clean|polish|seal|tile|cleaned|cleaning',
  ],
  symptoms: [
    'tile|tiles dirty|grimy|black|gross|dingy|nasty|stained|discolored|dull|scum|filthy|lines|sticky|haze|yellow|mildew|brown|stains',
    'soap scum shower|tile|tiles',
    'shower|floor tile|tiles black|brown|dirty|moldy',
    'mosaic|squares|between|lines white|sealed|scrub|orange|black|grimy|floor|brown tile|tiles|shower|squares|grout',
    'lost|reseal|resealed seal floor|tile|stone|grout',
  ],
  weak: ['tile|tiles|tiled'],
  context:
    'clean cleaned cleaning shower floor bathroom kitchen black dirty stain mold moldy mildew scrub seal old brown line white grime entryway backsplash soap scum wall',
  spanish: [
    'limpiar|limpieza|sucio|sucios|sucia azulejo|azulejos|lechada|baldosa|baldosas|juntas',
    '~azulejos|baldosas',
  ],
  ask: 'Which rooms have the tile, and roughly how many square feet?',
  sharedWords: ['moldy', 'mildew', 'restore'],
  examples,
}

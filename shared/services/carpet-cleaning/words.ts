import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const carpetCleaning: ServiceWords = {
  spanishTitle: 'limpieza de alfombras',
  names: [
    'carpet den|stained|living|gross|stairs',
    'wall to wall wine|beige|stain|spilled|coffee',
    'berber|shag',
    'wine|coffee|juice|pee|puke|vomit|dog|cat|kid carpet|rug|berber',
    'carpet|carpets grout|windows|tile',
    'carpet|carpets|carpeting clean|cleaning|cleaned|shampoo|steam',
    'rug|rugs clean|cleaning|cleaned|shampoo|wash',
    'upholstery|couch|sofa clean|cleaning|cleaned|shampoo|steam',
    'stanley steemer',
  ],
  symptoms: [
    'carpet|carpets|rug|rugs stain|stains|stained|smell|smells|smelly|stinks|stink|dirty|odor|odors|pee|peed|urine|puke|puked|vomit|threw|wine|coffee|spill|spilled|spilt|accident|matted|filthy|gross|dingy|dog|cat|juice|ink|mud|traffic|kool',
    'carpet|carpets|rug|rugs shampooed|shampooing|steamed|steaming|extraction',
    'red wine|coffee|pet|dog|cat|pee stain|stains|spot|spots',
    'berber|plush|shag|wool|wall to wall stain|spot|vacuuming|dirty|stairs|walked|smell|vacuum|clean|gray|grey|threw',
    'vacuuming|vacuum nothing|doesnt|cant|still',
    'couch|sofa|mattress|upholstery stain|stains|stained|pee|peed|spilled|smells|steam',
  ],
  weak: ['carpet|carpets|rug|rugs'],
  context:
    'clean cleaned cleaning stain smell odor dirty pee urine dog cat pet wine coffee spill room bedroom living stair puppy wash floor vacuum kid couch sofa house home accident',
  spanish: [
    'limpiar|lavar|limpieza|manchas|mancha alfombra|alfombras|tapete',
    '~alfombra|alfombras',
  ],
  ask: 'How many rooms have carpet, and are there stains or odors?',
  sharedWords: ['carpet extraction', 'grout', 'wash', 'tile'],
  examples,
}

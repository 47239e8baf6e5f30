import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const interiorPainting: ServiceWords = {
  spanishTitle: 'pintura interior',
  names: [
    'paint bedroom|bedrooms|room|rooms|walls|wall|nursery|ceiling|kitchen|trim|house',
    'paint|painted|painting|painter|painters|repaint|repainted|repainting|paintjob',
    'accent wall',
    'coat color|fresh|two|new',
    'wallpaper remove|removed|removal|strip|stripped|down|off|hang|peel|peeling',
    'popcorn ceiling|ceilings',
    'sherwin|benjamin williams|moore',
  ],
  symptoms: [
    'wall|walls|room|rooms|bedroom|nursery|living|ceiling|trim|kitchen|hallway|cabinets|dining color|colors|beige|repaint|scuffed|scuffs|marks|crayon|ugly|white|yellowed|gray|grey|blue|purple|pink|orange|faded|red|sage|sharpie|drab|dingy',
    'paint peeling|chipping|flaking|bubbling|chipped|peels|faded',
    'fresh coat',
    'bedroom|room|walls|wall|house|kitchen lime|purple|pink|orange|red|blue|green|black|yellow|brown|color|colour',
    'freshen walls|rooms|bedroom|room',
    'nicotine|smoke walls|ceiling yellow|stains',
  ],
  context:
    'wall walls ceiling room rooms bedroom living kitchen bathroom trim door hallway coat color dark light white house interior inside peel chip scuff nursery cabinet stain patch hole stairwell smoke move baby hallway crayon beige gray ceiling baseboard whole office old drip popcorn prime',
  spanish: ['pintar|pintura|pintor|pintores|pinten|pintado|pinto'],
  ask: 'Which rooms, and are there holes or stains to be prepared?',
  examples,
}

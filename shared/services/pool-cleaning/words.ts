import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const poolCleaning: ServiceWords = {
  spanishTitle: 'limpieza de piscinas',
  names: [
    'chlorine readings|levels',
    'algae steps|diving|board',
    'lawn pool bugs',
    'pool clean|cleaning|cleaned|cleaner|service|guy|maintenance|vacuum|skim|care|company|man|tech',
    'pool open|opening|opened|close|closed|closing|winterize|chemicals|chlorine|algae|pump|filter|balance|balanced|acid',
    'pool|spa|jacuzzi|hot green|cloudy|murky|swamp|slimy|leaves|frogs|nasty|dirty|gross|tadpoles|bugs|brown|black|milky',
    'hot tub clean|cleaning|cleaned|service|drain|cloudy|foam|foamy|green|filter',
    'swimming pool',
  ],
  symptoms: [
    'green|murky|cloudy|slimy water swim',
    'skim leaves|bugs water',
    'chlorine',
    'eyes burn|red swim|swimming|water',
    'chlorine|ph water levels|level|off|high|low',
    'algae swim|swimming|water|backyard',
  ],
  weak: ['pool|jacuzzi', 'algae'],
  context:
    'clean cleaned cleaning green water filter pump leaf leaves algae chlorine vacuum skim tile dirty swim heater bug frog smell backyard opening kid summer tub hot drain cloudy spa',
  spanish: ['piscina|alberca|pileta'],
  ask: 'How big is the pool, and what does the water look like now?',
  sharedWords: ['drain', 'lawn', 'bugs'],
  examples,
}

import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const windowCleaning: ServiceWords = {
  spanishTitle: 'limpieza de ventanas',
  names: [
    'glass streaky|spots|see|smudged',
    'window|windows filthy|dirty|washed|streaky|spotless',
    'window|windows clean|cleaning|cleaned|wash|washed|washing|washer|washers|cleaner',
    'glass clean|cleaning|cleaned|wash',
    'clean|wash|washed|cleaned screens|skylight|skylights|panes',
  ],
  symptoms: [
    'window|windows|glass|panes streak|streaks|streaky|dirty|filthy|smudge|smudges|grimy|spots|cloudy|film|pollen|bird|poop|gross|grime|see|handprints|fingerprints|dusty|sparkle|shine',
    'hard water window|windows|glass',
    'tall|high|reach window|windows',
    'hose|squeegee window|windows',
    'glass wiped|doors|door|ladder|ladders|sliding|storefront|shower spots|wiped|wash|scrub|clean',
    'white spots|film glass|windows|window|doors',
  ],
  weak: ['window|windows'],
  context:
    'clean cleaned cleaning wash washed dirty house home inside outside in out story floor glass screen sill track water spot tall ladder high bird reach',
  spanish: ['limpiar|lavar|limpieza|sucias|sucios ventana|ventanas|vidrios|cristales', '~ventanas'],
  ask: 'About how many windows are there, and on how many floors?',
  sharedWords: ['washer', 'wash'],
  examples,
}

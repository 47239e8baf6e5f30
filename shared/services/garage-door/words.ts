import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const garageDoor: ServiceWords = {
  spanishTitle: 'puerta de garaje',
  names: [
    'garage door|doors|opener|openers|spring|springs|track|remote|cable|gate|panel',
    'garagedoor',
    'overhead door',
    'liftmaster|chamberlain|genie opener|door|garage',
    'liftmaster|chamberlain',
  ],
  symptoms: [
    'garage stuck|wont|open|close|shut|halfway|crooked|trapped|off|closing|opening|loud|bang|goes|reverses|grinding',
    'opener|remote|clicker garage|broken|dead|grinding|wont',
    'car|truck|van|suv stuck|trapped inside|garage',
    'torsion spring|springs',
  ],
  weak: ['garage open|close|wont'],
  context:
    'door open close opener remote stuck spring track panel noise car battery loud sensor halfway crooked cable broken broke inside hit dent dented squeak squeaky fix grinding light blinking bang snapped snap button install replace wall keypad backed trapped drive',
  spanish: ['puerta|porton garaje|garage|cochera|garaje', 'garaje|cochera|porton'],
  ask: 'Does the door move at all, or is it the opener?',
  examples,
}

import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const moldInspection: ServiceWords = {
  spanishTitle: 'inspección de moho',
  names: [
    'mold|mould|moldy|mouldy|molds',
    'mold|mould inspect|inspected|inspection|inspector|test|tested|testing|report|check|checked|sample|samples|air|toxic',
    'air quality|sample|samples test|tested|mold|testing|indoor|home|check',
    'radon',
  ],
  symptoms: [
    'black|green|white|fuzzy|gray spots|stuff|growth|spot|patches|growing|film|fuzz|speckles|specks|dots wall|walls|ceiling|basement|closet|bathroom|corner|attic|shower|drywall|windows|sill|crawl|joists|behind',
    'musty|mildew|earthy|damp|moldy|dank smell|smells|odor|basement|closet|crawlspace|bathroom|wall|walls|room',
    'mildew',
    'coughing|allergies|headaches|sick|asthma|sneezing|wheezing|cough|congestion damp|musty|basement|house|inside|mold|home|air|smell',
    'moisture readings|reading|test',
  ],
  weak: ['musty', 'damp'],
  context:
    'black wall ceiling basement bathroom smell musty test inspect spot closet water leak damp sick cough shower grow air behind house attic window moisture allergy after flood crawl corner report sample buy buying vent tile grout ac duct wet child asthma sink cabinet carpet kid drywall seller landlord',
  spanish: ['moho|hongo|hongos|humedad|mojo'],
  ask: 'Where do you see or smell it, and has there been a leak?',
  sharedWords: ['spot white windows', 'film white windows', 'drywall'],
  examples,
}

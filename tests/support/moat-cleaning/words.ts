import type { ServiceWords } from '../../../shared/services/service-words.ts'
import { examples } from './examples.ts'

export const moatCleaning: ServiceWords = {
  spanishTitle: 'limpieza de fosos',
  names: ['moat|moats', 'moat drain|drained|dredge|dredged'],
  symptoms: ['drawbridge stuck|creaks|rusted|jammed'],
  spanish: ['foso|fosos'],
  ask: 'How long and how deep is the moat?',
  // Plumbing's word.
  sharedWords: ['drain'],
  examples,
}

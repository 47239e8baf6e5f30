import type { ServiceWords } from '../../../shared/services/service-words.ts'
import { examples } from './examples.ts'

export const gutterCleaning: ServiceWords = {
  spanishTitle: 'limpieza de canaletas',
  names: [
    'gutter|gutters|downspout|downspouts clean|cleaned|cleaning|clear|cleared|scoop|scooped|unclog',
    'eavestrough|eavestroughs',
  ],
  symptoms: [
    'gutter|gutters|downspout|downspouts clogged|plugged|packed|full|overflow|overflowing|leaves|needles|muck|mud|growing|spills|pours',
  ],
  spanish: ['limpiar|limpieza canaletas'],
  ask: 'How many stories is the house, and are the downspouts blocked?',
  sharedWords: ['gutter', 'downspout', 'canaletas'],
  examples,
}

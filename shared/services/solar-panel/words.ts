import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const solarPanel: ServiceWords = {
  spanishTitle: 'instalación de paneles solares',
  names: [
    'solar panel|panels|pannels|pannel|array|installer|installers|installed|install|installation|roof|rooftop|paneles|mounted|modules',
    'pv panels|system|array|panel',
    'photovoltaic',
    'panel|panels roof|rooftop|sun',
    'panels solar',
  ],
  symptoms: ['rec|qcells|sunpower|canadian panels|panel'],
  context:
    'solar energy battery grid panel panels power bill electric electricity home house system install rooftop mount mounted wire wired sun quote garage south facing save clean sized kw ground shingle',
  spanish: ['panel|paneles|placas|placa solar|solares'],
  ask: 'Which way does your roof face, and how old is it?',
  sharedWords: ['roof', 'rooftop'],
  examples,
}

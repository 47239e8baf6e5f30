import type { ServiceQuestions } from './question-words.ts'

/** Services whose form is the installation form. */
export const installationQuestions = {
  chimney: {
    without: ['productInfo', 'budgetRange'],
    words: {
      installationType: {
        label: 'What should be done?',
        options: {
          new: 'First inspection or sweep',
          replacement: 'Replace a part',
          upgrade: 'Add a liner or cap',
          additional: 'Another flue',
        },
      },
      existingInfrastructure: {
        label: 'What kind of chimney is it?',
        placeholder: 'Brick, wood stove, last swept three years ago...',
      },
    },
  },
  'furniture-assembly': {
    without: ['budgetRange', 'existingInfrastructure', 'needsPermits'],
    words: {
      installationType: {
        label: 'What should be assembled?',
        options: {
          new: 'New furniture',
          replacement: 'In the place of old pieces',
          upgrade: 'Taken apart and put together again',
          additional: 'More of the same',
        },
      },
      productInfo: {
        label: 'Which pieces?',
        placeholder: 'Two wardrobes and a bed: brand, model, or a link',
      },
    },
  },
  'home-security': {
    words: {
      productInfo: { placeholder: 'Four cameras and a doorbell, or what you have in mind' },
      existingInfrastructure: { placeholder: 'Old alarm, Wi-Fi, wires in the wall...' },
    },
  },
  'smart-home': {
    words: {
      productInfo: { placeholder: 'Thermostat, switches, speakers: brand and how many' },
      existingInfrastructure: { placeholder: 'Wi-Fi, a hub, a neutral wire at the switches...' },
    },
  },
  'solar-energy': {
    words: {
      productInfo: {
        label: 'What do you have in mind?',
        placeholder: 'Panels, a battery, a charger for the car',
      },
      existingInfrastructure: {
        label: 'Your roof and your panel',
        placeholder: 'Shingles, facing south, 200 amps...',
      },
    },
  },
  'solar-panel': {
    words: {
      productInfo: {
        label: 'Which panels?',
        placeholder: 'Twelve panels, brand, or what you have in mind',
      },
      existingInfrastructure: {
        label: 'Your roof and your panel',
        placeholder: 'Shingles, facing south, 200 amps...',
      },
    },
  },
} as const satisfies Record<string, ServiceQuestions>

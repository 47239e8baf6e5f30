import type { ServiceQuestions } from './question-words.ts'

/** Services whose form is the outdoor form. */
export const outdoorQuestions = {
  'lawn-care': {
    words: {
      propertySize: { label: 'Size of the lawn' },
      currentCondition: { label: 'Condition of the lawn' },
      desiredOutcome: { placeholder: 'Short grass, clean edges, no leaves...' },
    },
  },
  'pest-control': {
    without: ['terrainType', 'seasonalTiming', 'propertyFeatures'],
    words: {
      serviceType: {
        label: 'What do you need?',
        options: {
          maintenance: 'Keep them away',
          cleanup: 'Get rid of them',
          installation: 'Traps or screens',
          repair: 'Close their way in',
          seasonal: 'A seasonal treatment',
        },
      },
      propertySize: { label: 'Size of the home' },
      currentCondition: {
        label: 'How bad is it?',
        options: {
          excellent: 'Nothing seen, just to be safe',
          good: 'One or two seen',
          fair: 'Seen every week',
          poor: 'Seen every day',
          neglected: 'Everywhere',
        },
      },
      accessDifficulty: { label: 'Access to crawl space and attic' },
      desiredOutcome: {
        label: 'What have you seen, and where?',
        placeholder: 'Mice in the kitchen at night...',
      },
    },
  },
  roofing: {
    without: ['serviceFrequency', 'specialRequirements', 'propertyFeatures'],
    words: {
      propertySize: { label: 'Size of the roof' },
      currentCondition: { label: 'Condition of the roof' },
      terrainType: {
        label: 'Shape of the roof',
        options: { flat: 'Flat', sloped: 'Sloped', hilly: 'Steep', mixed: 'Mixed' },
      },
      accessDifficulty: { label: 'Access for a ladder' },
      desiredOutcome: {
        label: 'What is wrong?',
        placeholder: 'A leak over the bedroom since the storm...',
      },
    },
  },
} as const satisfies Record<string, ServiceQuestions>

import { z } from 'zod/mini'
import { frequencyField, serviceFrequency } from './common.ts'
import { choice, defineForm, flags, longText, optionalChoice } from './fields.ts'

const sizes = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  'extra-large': 'Extra large',
} as const

const serviceTypes = {
  maintenance: 'Maintenance',
  cleanup: 'Cleanup',
  installation: 'Installation',
  repair: 'Repair',
  seasonal: 'Seasonal work',
} as const

const terrains = { flat: 'Flat', sloped: 'Sloped', hilly: 'Hilly', mixed: 'Mixed' } as const

const accesses = {
  easy: 'Easy',
  moderate: 'Moderate',
  difficult: 'Difficult',
  'very-difficult': 'Very difficult',
} as const

const conditions = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  neglected: 'Neglected',
} as const

const seasons = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
  'year-round': 'All year',
} as const

const requirements = {
  organicOnly: 'Organic products only',
  petSafe: 'Safe for pets',
  childSafe: 'Safe for children',
  waterConservation: 'Saves water',
  lowMaintenance: 'Low maintenance',
  droughtResistant: 'Withstands drought',
} as const

const features = {
  irrigation: 'Irrigation',
  fencing: 'Fencing',
  pools: 'Pool',
  hardscaping: 'Paths and patios',
  matureTrees: 'Mature trees',
  slopes: 'Slopes',
} as const

const schema = () =>
  z.object({
    propertySize: choice(sizes, 'Choose the size of the property.'),
    serviceType: choice(serviceTypes, 'Choose the type of service.'),
    serviceFrequency,
    terrainType: optionalChoice(terrains),
    accessDifficulty: optionalChoice(accesses),
    currentCondition: choice(conditions, 'Choose the condition it is in now.'),
    desiredOutcome: longText(),
    seasonalTiming: optionalChoice(seasons),
    specialRequirements: flags(requirements),
    propertyFeatures: flags(features),
    additionalDetails: longText(),
  })

/** What an outdoor crew needs to know. Its sizes are words (small to extra-large), so they do not affect the price. */
export const outdoor = defineForm({
  schema,
  groups: [
    {
      title: 'The work',
      fields: [
        { name: 'serviceType', label: 'Type of service', kind: 'choice', options: serviceTypes },
        frequencyField,
        { name: 'seasonalTiming', label: 'Season', kind: 'choice', options: seasons },
        {
          name: 'desiredOutcome',
          label: 'What should it be like afterwards?',
          kind: 'paragraph',
        },
      ],
    },
    {
      title: 'Your property',
      fields: [
        { name: 'propertySize', label: 'Size of the property', kind: 'choice', options: sizes },
        { name: 'currentCondition', label: 'Condition now', kind: 'choice', options: conditions },
        { name: 'terrainType', label: 'Terrain', kind: 'choice', options: terrains },
        { name: 'accessDifficulty', label: 'Access', kind: 'choice', options: accesses },
        { name: 'propertyFeatures', label: 'What is there', kind: 'flags', options: features },
      ],
    },
    {
      title: 'Good to know',
      fields: [
        {
          name: 'specialRequirements',
          label: 'What matters to you',
          kind: 'flags',
          options: requirements,
        },
        { name: 'additionalDetails', label: 'Anything else', kind: 'paragraph' },
      ],
    },
  ],
})

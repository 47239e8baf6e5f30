import type { ServiceQuestions } from './question-words.ts'

const notesFor = (placeholder: string) => ({ specialRequests: { placeholder } })

/** Services whose form is the cleaning form. */
export const cleaningQuestions = {
  'air-ducts': {
    without: ['bathroomCount', 'cleaningType', 'additionalServices', 'pets'],
    words: {
      roomCount: { label: 'Rooms with vents', placeholder: 'e.g. 6' },
      serviceFrequency: { label: 'How often should the ducts be cleaned?' },
      ...notesFor('Dust at the vents, an old smell, when they were last cleaned...'),
    },
  },
  'carpet-cleaning': {
    without: ['bathroomCount', 'cleaningType', 'additionalServices'],
    words: {
      propertySize: {
        label: 'Carpet area',
        hint: 'Above 1,000 sq ft the area counts in the price.',
        placeholder: 'e.g. 600',
      },
      roomCount: { label: 'How many rooms of carpet?', placeholder: 'e.g. 3' },
      ...notesFor('Stains and what they are from, stairs, furniture to move...'),
    },
  },
  'pool-cleaning': {
    without: ['propertySize', 'roomCount', 'bathroomCount', 'cleaningType', 'additionalServices'],
    words: {
      pets: { label: 'Pets in the yard' },
      ...notesFor('Size of the pool, green water, a cover, where the pump is...'),
    },
  },
  'tile-cleaning': {
    without: ['bathroomCount', 'cleaningType', 'additionalServices'],
    words: {
      propertySize: {
        label: 'Tiled area',
        hint: 'Above 1,000 sq ft the area counts in the price.',
        placeholder: 'e.g. 250',
      },
      roomCount: { label: 'How many rooms with tile?', placeholder: 'e.g. 2' },
      ...notesFor('Floor or wall, stone or ceramic, cracked grout...'),
    },
  },
  'window-cleaning': {
    without: ['bathroomCount', 'cleaningType', 'additionalServices', 'pets'],
    words: {
      roomCount: { label: 'How many rooms with windows?', placeholder: 'e.g. 6' },
      ...notesFor('Floors, screens, storm windows, windows that are hard to reach...'),
    },
  },
} as const satisfies Record<string, ServiceQuestions>

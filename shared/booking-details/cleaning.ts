import { z } from 'zod/mini'
import { frequencyField, propertyTypeField, propertyTypes, serviceFrequency } from './common.ts'
import {
  choice,
  defineForm,
  flags,
  longText,
  optionalChoice,
  propertySize,
  roomCount,
} from './fields.ts'

const cleaningTypes = {
  regular: 'Regular cleaning',
  deep: 'Deep cleaning',
  'move-in': 'Move-in cleaning',
  'move-out': 'Move-out cleaning',
  'post-construction': 'After construction',
} as const

const extras = {
  insideOven: 'Inside the oven',
  insideFridge: 'Inside the fridge',
  windows: 'Windows',
  laundry: 'Laundry',
  dishes: 'Dishes',
  garage: 'Garage',
} as const

const pets = { none: 'None', dogs: 'Dogs', cats: 'Cats', both: 'Both', other: 'Other' } as const

const schema = () =>
  z.object({
    propertyType: choice(propertyTypes, 'Choose the type of property.'),
    propertySize,
    roomCount: roomCount('Enter how many rooms there are.'),
    bathroomCount: roomCount('Enter how many bathrooms there are.'),
    cleaningType: choice(cleaningTypes, 'Choose the type of cleaning.'),
    serviceFrequency,
    additionalServices: flags(extras),
    pets: optionalChoice(pets),
    specialRequests: longText(),
  })

/** What a cleaner needs to know. */
export const cleaning = defineForm({
  schema,
  groups: [
    {
      title: 'Your place',
      fields: [
        propertyTypeField,
        {
          name: 'propertySize',
          label: 'Size',
          kind: 'number',
          unit: 'sq ft',
          placeholder: 'e.g. 1,500',
        },
        { name: 'roomCount', label: 'Rooms', kind: 'number', placeholder: 'e.g. 3' },
        { name: 'bathroomCount', label: 'Bathrooms', kind: 'number', preset: '1' },
      ],
    },
    {
      title: 'The cleaning',
      fields: [
        { name: 'cleaningType', label: 'Type of cleaning', kind: 'choice', options: cleaningTypes },
        frequencyField,
        { name: 'additionalServices', label: 'Extras', kind: 'flags', options: extras },
      ],
    },
    {
      title: 'Good to know',
      fields: [
        { name: 'pets', label: 'Pets at home', kind: 'choice', options: pets },
        {
          name: 'specialRequests',
          label: 'Special requests',
          kind: 'paragraph',
          placeholder: 'Rooms to skip, products to avoid, delicate surfaces...',
        },
      ],
    },
  ],
})

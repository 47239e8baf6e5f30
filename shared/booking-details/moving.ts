import { z } from 'zod/mini'
import {
  calendarDate,
  choice,
  defineForm,
  flag,
  flags,
  longText,
  optionalChoice,
  requiredText,
} from './fields.ts'

const moveTypes = {
  local: 'Local',
  'long-distance': 'Long distance',
  interstate: 'Interstate',
  international: 'International',
} as const

const homeSizes = {
  studio: 'Studio',
  '1-bedroom': '1 bedroom',
  '2-bedroom': '2 bedrooms',
  '3-bedroom': '3 bedrooms',
  '4-bedroom': '4 bedrooms',
  office: 'Office',
} as const

const weights = {
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
  'very-heavy': 'Very heavy',
} as const

const floors = { ground: 'Ground', '2nd': '2nd', '3rd': '3rd', '4th+': '4th or higher' } as const

const extras = {
  packing: 'Packing',
  unpacking: 'Unpacking',
  storage: 'Storage',
  disassembly: 'Taking furniture apart',
  assembly: 'Putting furniture together',
  cleaning: 'Cleaning',
} as const

const switches = {
  hasElevator: 'There is an elevator',
  narrowStairs: 'The stairs are narrow',
  longWalk: 'It is a long walk to the truck',
} as const

const schema = () =>
  z.object({
    moveDate: calendarDate('Choose the day of the move.'),
    moveType: choice(moveTypes, 'Choose the type of move.'),
    originAddress: requiredText('Enter the address you are moving from.'),
    destinationAddress: requiredText('Enter the address you are moving to.'),
    homeSize: choice(homeSizes, 'Choose the size of your home.'),
    approximateWeight: optionalChoice(weights),
    additionalServices: flags(extras),
    specialItems: longText(),
    originFloor: optionalChoice(floors),
    destinationFloor: optionalChoice(floors),
    hasElevator: flag(),
    narrowStairs: flag(),
    longWalk: flag(),
    additionalNotes: longText(),
  })

/** What a mover needs to know. */
export const moving = defineForm({
  schema,
  groups: [
    {
      title: 'The move',
      fields: [
        { name: 'moveDate', label: 'Day of the move', kind: 'date' },
        { name: 'moveType', label: 'Type of move', kind: 'choice', options: moveTypes },
        {
          name: 'originAddress',
          label: 'Moving from',
          kind: 'text',
          placeholder: 'Street, city, state, zip',
        },
        { name: 'originFloor', label: 'Floor at the old address', kind: 'choice', options: floors },
        {
          name: 'destinationAddress',
          label: 'Moving to',
          kind: 'text',
          placeholder: 'Street, city, state, zip',
        },
        {
          name: 'destinationFloor',
          label: 'Floor at the new address',
          kind: 'choice',
          options: floors,
        },
      ],
    },
    {
      title: 'What we carry',
      fields: [
        { name: 'homeSize', label: 'Size of your home', kind: 'choice', options: homeSizes },
        {
          name: 'approximateWeight',
          label: 'How heavy is it all?',
          kind: 'choice',
          options: weights,
        },
        { name: 'additionalServices', label: 'Extras', kind: 'flags', options: extras },
        {
          name: 'specialItems',
          label: 'Special items',
          kind: 'paragraph',
          placeholder: 'Piano, safe, artwork, aquarium...',
        },
      ],
    },
    {
      title: 'Good to know',
      fields: [
        { name: 'more', label: 'Select all that apply', kind: 'switches', options: switches },
        { name: 'additionalNotes', label: 'Notes', kind: 'paragraph' },
      ],
    },
  ],
})

import { z } from 'zod/mini'
import { propertyTypeField, propertyTypes } from './common.ts'
import {
  choice,
  defineForm,
  flag,
  longText,
  optionalChoice,
  optionalPropertySize,
} from './fields.ts'

const installationTypes = {
  new: 'New installation',
  replacement: 'Replacement',
  upgrade: 'Upgrade',
  additional: 'Additional unit',
} as const

const timelines = {
  asap: 'As soon as possible',
  week: 'Within a week',
  month: 'Within a month',
  flexible: 'Flexible',
} as const

const budgets = {
  'under-500': 'Under $500',
  '500-1000': '$500 to $1,000',
  '1000-2500': '$1,000 to $2,500',
  '2500-5000': '$2,500 to $5,000',
  'over-5000': 'Over $5,000',
} as const

const switches = {
  needsPermits: 'Permits may be needed',
  hasProducts: 'I have the product already',
  needsDemo: 'Something old must be removed',
  needsConsultation: 'I would like advice first',
} as const

const schema = () =>
  z.object({
    propertyType: choice(propertyTypes, 'Choose the type of property.'),
    propertySize: optionalPropertySize,
    installationType: choice(installationTypes, 'Choose the type of installation.'),
    productInfo: longText(),
    timelinePreference: choice(timelines, 'Choose when you would like it done.'),
    budgetRange: optionalChoice(budgets),
    existingInfrastructure: longText(),
    needsPermits: flag(),
    hasProducts: flag(),
    needsDemo: flag(),
    needsConsultation: flag(),
    specialRequests: longText(),
  })

/** What an installer needs to know. */
export const installation = defineForm({
  schema,
  groups: [
    {
      title: 'Your place',
      fields: [
        propertyTypeField,
        {
          name: 'propertySize',
          label: 'Size',
          hint: 'Above 1,000 sq ft the size counts in the price.',
          kind: 'number',
          unit: 'sq ft',
          placeholder: 'e.g. 1,500',
        },
      ],
    },
    {
      title: 'The installation',
      fields: [
        {
          name: 'installationType',
          label: 'Type of installation',
          kind: 'choice',
          options: installationTypes,
        },
        {
          name: 'timelinePreference',
          label: 'When would you like it done?',
          kind: 'choice',
          options: timelines,
        },
        { name: 'budgetRange', label: 'Budget', kind: 'choice', options: budgets },
        {
          name: 'productInfo',
          label: 'Product',
          kind: 'paragraph',
          placeholder: 'Brand, model, a link, or what you have in mind',
        },
        {
          name: 'existingInfrastructure',
          label: 'What is there now?',
          kind: 'paragraph',
          placeholder: 'Wiring, mounts, an old unit...',
        },
        { name: 'more', label: 'Select all that apply', kind: 'switches', options: switches },
      ],
    },
    {
      title: 'Good to know',
      fields: [{ name: 'specialRequests', label: 'Special requests', kind: 'paragraph' }],
    },
  ],
})

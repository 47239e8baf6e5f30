import { z } from 'zod/mini'
import {
  choice,
  defineForm,
  flag,
  flags,
  longText,
  optionalChoice,
  requiredLongText,
} from './fields.ts'

const scopes = {
  'minor-renovation': 'Minor renovation',
  'major-renovation': 'Major renovation',
  'room-addition': 'Room addition',
  'full-remodel': 'Full remodel',
  'new-construction': 'New construction',
  commercial: 'Commercial project',
} as const

const budgets = {
  'under-10k': 'Under $10,000',
  '10k-25k': '$10,000 to $25,000',
  '25k-50k': '$25,000 to $50,000',
  '50k-100k': '$50,000 to $100,000',
  '100k-250k': '$100,000 to $250,000',
  'over-250k': 'Over $250,000',
} as const

const timelines = {
  asap: 'As soon as possible',
  month: 'Within a month',
  quarter: 'Within 3 months',
  'half-year': 'Within 6 months',
  year: 'Within a year',
  flexible: 'Flexible',
} as const

const propertyTypes = {
  'single-family': 'Single-family home',
  condo: 'Condo',
  apartment: 'Apartment',
  commercial: 'Commercial',
  industrial: 'Industrial',
} as const

const ages = {
  new: 'New',
  recent: 'Recent',
  established: 'Established',
  mature: 'Mature',
  historic: 'Historic',
} as const

const requirements = {
  permits: 'Permits',
  demolition: 'Demolition',
  electrical: 'Electrical',
  plumbing: 'Plumbing',
  hvac: 'Heating and cooling',
  flooring: 'Flooring',
  painting: 'Painting',
  roofing: 'Roofing',
} as const

const switches = {
  hasPlans: 'I have plans',
  needsDesign: 'I need a design',
  livingInHome: 'We live there during the work',
  isInvestment: 'It is an investment property',
} as const

const schema = () =>
  z.object({
    projectScope: choice(scopes, 'Choose the scope of the project.'),
    projectDescription: requiredLongText('Describe the project in a few words.'),
    budgetRange: choice(budgets, 'Choose a budget.'),
    timelinePreference: choice(timelines, 'Choose when it should be done.'),
    propertyType: optionalChoice(propertyTypes),
    propertyAge: optionalChoice(ages),
    projectRequirements: flags(requirements),
    designPreferences: longText(),
    materialPreferences: longText(),
    hasPlans: flag(),
    needsDesign: flag(),
    livingInHome: flag(),
    isInvestment: flag(),
    additionalNotes: longText(),
  })

/** What a contractor needs to know. */
export const construction = defineForm({
  schema,
  groups: [
    {
      title: 'The project',
      fields: [
        { name: 'projectScope', label: 'Scope', kind: 'choice', options: scopes },
        {
          name: 'projectDescription',
          label: 'What would you like done?',
          kind: 'paragraph',
          placeholder: 'Which rooms, what should change, what must stay',
        },
        { name: 'budgetRange', label: 'Budget', kind: 'choice', options: budgets },
        {
          name: 'timelinePreference',
          label: 'When should it be done?',
          kind: 'choice',
          options: timelines,
        },
        {
          name: 'projectRequirements',
          label: 'What it involves',
          kind: 'flags',
          options: requirements,
        },
      ],
    },
    {
      title: 'The property',
      fields: [
        { name: 'propertyType', label: 'Property type', kind: 'choice', options: propertyTypes },
        { name: 'propertyAge', label: 'Age of the property', kind: 'choice', options: ages },
        { name: 'more', label: 'Select all that apply', kind: 'switches', options: switches },
      ],
    },
    {
      title: 'Your taste',
      fields: [
        {
          name: 'designPreferences',
          label: 'Design',
          kind: 'paragraph',
          placeholder: 'Styles, colors, examples you like',
        },
        { name: 'materialPreferences', label: 'Materials', kind: 'paragraph' },
        { name: 'additionalNotes', label: 'Notes', kind: 'paragraph' },
      ],
    },
  ],
})

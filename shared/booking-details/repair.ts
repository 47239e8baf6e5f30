import { z } from 'zod/mini'
import { formatCents } from '../format/money.ts'
import { emergencyFee } from '../pricing.ts'
import { propertyTypeField, propertyTypes } from './common.ts'
import {
  choice,
  defineForm,
  flag,
  longText,
  optionalChoice,
  requiredLongText,
  shortText,
} from './fields.ts'
import { urgencyLevels } from './urgency.ts'

const times = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  weekend: 'Weekend',
  flexible: 'Flexible',
} as const

const switches = {
  hasWarranty: 'It is under warranty',
  hasParts: 'I have the parts',
  needsDiagnosis: 'I need a diagnosis first',
} as const

const schema = () =>
  z.object({
    problemDescription: requiredLongText('Describe the problem in a few words.'),
    urgencyLevel: choice(urgencyLevels, 'Choose how urgent it is.'),
    propertyType: optionalChoice(propertyTypes),
    systemAge: shortText(),
    brandModel: shortText(),
    preferredTime: optionalChoice(times),
    hasWarranty: flag(),
    hasParts: flag(),
    needsDiagnosis: flag(),
    accessInstructions: longText(),
  })

/** What a repair technician needs to know. */
export const repair = defineForm({
  schema,
  groups: [
    {
      title: 'The problem',
      fields: [
        {
          name: 'problemDescription',
          label: 'What is wrong?',
          kind: 'paragraph',
          placeholder: 'What happens, since when, and what you have tried',
        },
        {
          name: 'urgencyLevel',
          label: 'How urgent is it?',
          hint: `Same-day visits add a ${formatCents(emergencyFee)} urgency fee.`,
          kind: 'choice',
          options: urgencyLevels,
        },
      ],
    },
    {
      title: 'The system',
      fields: [
        propertyTypeField,
        {
          name: 'systemAge',
          label: 'Age of the system',
          kind: 'text',
          placeholder: 'e.g. about 8 years',
        },
        {
          name: 'brandModel',
          label: 'Brand and model',
          kind: 'text',
          placeholder: 'e.g. Bosch SHE3AR75UC',
        },
        { name: 'more', label: 'Select all that apply', kind: 'switches', options: switches },
      ],
    },
    {
      title: 'The visit',
      fields: [
        { name: 'preferredTime', label: 'Preferred time', kind: 'choice', options: times },
        {
          name: 'accessInstructions',
          label: 'Access instructions',
          kind: 'paragraph',
          placeholder: 'Gate code, parking, where the shut-off valve is...',
        },
      ],
    },
  ],
})

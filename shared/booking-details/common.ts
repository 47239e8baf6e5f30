import { z } from 'zod/mini'
import { keysOf } from '../keys-of.ts'
import { optional } from '../text.ts'
import type { Field } from './fields.ts'

export const propertyTypes = {
  house: 'House',
  apartment: 'Apartment',
  condo: 'Condo',
  office: 'Office',
  commercial: 'Commercial',
} as const

export const frequencies = {
  'one-time': 'One time',
  weekly: 'Weekly',
  'bi-weekly': 'Every two weeks',
  monthly: 'Monthly',
} as const

/** How often; without an answer it is one-time, so that nobody gets a recurring discount without asking for it. */
export const serviceFrequency = z.pipe(
  optional(z.enum(keysOf(frequencies), { error: 'Choose how often we should come.' })),
  z.transform((value) => value ?? 'one-time'),
)

export const frequencyField: Field = {
  name: 'serviceFrequency',
  label: 'How often?',
  hint: 'Regular visits save $20 each. One visit is booked now; we arrange the next ones with you.',
  kind: 'choice',
  options: frequencies,
  preset: 'one-time',
}

export const propertyTypeField: Field = {
  name: 'propertyType',
  label: 'Property type',
  kind: 'choice',
  options: propertyTypes,
}

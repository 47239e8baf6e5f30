import {
  type DetailForm,
  dateOutOfRangeMessage,
  datesOutOfRange,
} from '../../../shared/booking-details/index.ts'
import type { Service } from '../../../shared/catalogue.ts'
import { today } from '../../business-clock.ts'
import type { FormValues } from '../draft.ts'

type Schema = DetailForm['schema']

const requiredBySchema = new WeakMap<Schema, ReadonlySet<string>>()

/** The fields that a schema requires. */
export function requiredFields(schema: Schema): ReadonlySet<string> {
  const known = requiredBySchema.get(schema)
  if (known) return known
  const { shape } = schema
  const required = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success)
  const names = new Set(required)
  requiredBySchema.set(schema, names)
  return names
}

/** A field is missing if it is empty or blank after trimming. */
export const missingFields = (schema: Schema, values: FormValues): string[] =>
  [...requiredFields(schema)].filter((name) => {
    const value = values[name]
    return (
      value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
    )
  })

/** Each date on which no work can be scheduled, with a message for its field. */
export const dateErrors = (service: Service, values: FormValues): Record<string, string> =>
  Object.fromEntries(
    datesOutOfRange(service.bookingCategory, values, today).map((name) => [
      name,
      dateOutOfRangeMessage,
    ]),
  )

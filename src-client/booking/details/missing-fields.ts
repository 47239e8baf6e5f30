import {
  type DetailForm,
  dateOutOfRangeMessage,
  datesOutOfRange,
} from '../../../shared/booking-details/index.ts'
import type { Service } from '../../../shared/catalogue.ts'
import { today } from '../../business-clock.ts'
import type { FormValues } from '../draft.ts'

type Schema = DetailForm['schema']

/** The fields that a schema requires. */
export const requiredFields = (schema: Schema): Set<string> =>
  new Set(
    Object.keys(schema.shape).filter((name) => !schema.shape[name]?.safeParse(undefined).success),
  )

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

import type { DetailForm } from '../../shared/booking-details/index.ts'
import type { FormValues } from './draft.ts'

type Schema = DetailForm['schema']

/** The fields that a schema does not accept absent. */
export const requiredFields = (schema: Schema): Set<string> =>
  new Set(
    Object.keys(schema.shape).filter((name) => !schema.shape[name]?.safeParse(undefined).success),
  )

/** A field is missing when it is empty or blank after trimming (specification, section 5). */
export const missingFields = (schema: Schema, values: FormValues): string[] =>
  [...requiredFields(schema)].filter((name) => {
    const value = values[name]
    return (
      value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
    )
  })

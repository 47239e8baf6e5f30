import { z } from 'zod/mini'
import { formatNumber } from '../format/numbers.ts'
import { keysOf } from '../keys-of.ts'
import { line, optional, paragraph, required } from '../text.ts'

/** The values of a choice and the labels that a person reads. */
export type Options = Readonly<Record<string, string>>

interface FieldBase {
  name: string
  label: string
  hint?: string
  placeholder?: string
}

/** What a detail form renders; whether a field is required is read from its schema. */
export type Field =
  /** `preset` is the answer until the customer gives another. */
  | (FieldBase & { kind: 'choice'; options: Options; preset?: string })
  | (FieldBase & { kind: 'number'; unit?: string; preset?: string })
  | (FieldBase & { kind: 'text' })
  | (FieldBase & { kind: 'paragraph' })
  | (FieldBase & { kind: 'date' })
  /** Checkboxes stored together in one object called `name`. */
  | (FieldBase & { kind: 'flags'; options: Options })
  /** Checkboxes that are separate fields, shown together. */
  | (FieldBase & { kind: 'switches'; options: Options })

export interface FieldGroup {
  title: string
  fields: readonly Field[]
}

type DetailSchema = z.ZodMiniObject<Record<string, z.ZodMiniType>>

/** A category's whole form: what it accepts and how it is shown. */
export interface DetailForm<Schema extends DetailSchema = DetailSchema> {
  readonly schema: Schema
  groups: readonly FieldGroup[]
}

/** A form whose schema is built when it is first used: a page that shows one form does not build all six. */
export function defineForm<Schema extends DetailSchema>(form: {
  schema: () => Schema
  groups: readonly FieldGroup[]
}): DetailForm<Schema> {
  let schema: Schema | undefined
  return {
    groups: form.groups,
    get schema() {
      schema ??= form.schema()
      return schema
    },
  }
}

export const choice = <O extends Options>(options: O, missing: string) =>
  required(z.enum(keysOf(options), { error: missing }))

export const optionalChoice = <O extends Options>(options: O) =>
  optional(z.enum(keysOf(options), { error: 'Choose one of the options.' }))

/** Flags are stored as one object of booleans; omitted ones are false. */
export const flags = <O extends Options>(options: O) =>
  z._default(z.partialRecord(z.enum(keysOf(options)), z.boolean()), {})

export const flag = () => z._default(z.boolean({ error: 'Answer yes or no.' }), false)

const writtenNumber = /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/

/** A number as people write it, with or without thousands separators. */
const toNumber = (value: unknown) => {
  if (typeof value !== 'string' || value.trim() === '') return value
  return writtenNumber.test(value.trim()) ? Number(value.replaceAll(',', '')) : Number.NaN
}

const boundedNumber = (min: number, max: number, missing: string) => {
  const outside = `Enter a number from ${formatNumber(min)} to ${formatNumber(max)}.`
  return z
    .number({ error: (issue) => (issue.input === undefined ? missing : outside) })
    .check(z.minimum(min, outside), z.maximum(max, outside))
}

const typedNumber = (schema: z.ZodMiniNumber) => z.pipe(z.transform(toNumber), schema)

/** Square feet, 1 to 100,000: the price grows with it, so it is bounded. */
const squareFeet = typedNumber(boundedNumber(1, 100_000, 'Enter the size in square feet.'))
export const propertySize = required(squareFeet)
export const optionalPropertySize = optional(squareFeet)

/** The number of rooms of one kind: a whole number from 0 to 100. */
export const roomCount = (missing: string) =>
  required(
    typedNumber(boundedNumber(0, 100, missing).check(z.multipleOf(1, 'Enter a whole number.'))),
  )

const textWanted = 'Write it as text.'
export const shortText = () => optional(line(200, textWanted))
export const longText = () => optional(paragraph(2000, textWanted))
export const requiredText = (missing: string) => line(300, missing)
export const requiredLongText = (missing: string) => paragraph(2000, missing)

/** A calendar day, yyyy-mm-dd. */
export const calendarDate = (missing: string) => required(z.iso.date({ error: missing }))

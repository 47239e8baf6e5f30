import { z } from 'zod'

/** Search params may contain anything: an invalid one counts as absent. */
const param = <Value>(schema: z.ZodType<Value>) => schema.optional().catch(undefined)

export const textParam = (max: number) => param(z.string().min(1).max(max))

/** A number from an address is text. */
export const integerParam = (min: number, max: number) =>
  param(z.coerce.number().int().min(min).max(max))

export const optionParam = <const Option extends string>(options: readonly Option[]) =>
  param(z.enum(options))

/** An existing date, from 2000 to 2100. */
export const dateParam = param(z.iso.date().refine((date) => date >= '2000' && date < '2101'))

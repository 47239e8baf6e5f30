import { catch as fallback, z } from 'zod/mini'

/** A route's search params. Every page loads those of all routes, so a schema is built when its route is first visited. */
export const searchParams = <Shape extends z.core.$ZodShape>(shape: () => Shape) =>
  z.lazy(() => z.object(shape()))

/** Search params may contain anything: an invalid one counts as absent. */
export const param = <Value>(schema: z.ZodMiniType<Value>) =>
  fallback(z.optional(schema), undefined)

export const textParam = (max: number) => param(z.string().check(z.minLength(1), z.maxLength(max)))

/** A number from an address is text. */
export const integerParam = (min: number, max: number) =>
  param(z.pipe(z.coerce.number(), z.int().check(z.minimum(min), z.maximum(max))))

export const optionParam = <const Option extends string>(options: readonly Option[]) =>
  param(z.enum(options))

/** An existing date, from 2000 to 2100. */
export const dateParam = () =>
  param(z.iso.date().check(z.refine((date) => date >= '2000' && date < '2101')))

import type { z } from 'zod'

/**
 * The JSON in a column, checked.
 * @throws where it does not have the shape that this version writes: the row is damaged
 */
export function parseColumn<Value>(schema: z.ZodType<Value>, text: string): Value {
  const { data, error } = schema.safeParse(JSON.parse(text))
  // Not a ZodError, which would be taken for a fault in the caller's input.
  if (error) throw new Error('A stored value does not have the expected shape.')
  return data
}

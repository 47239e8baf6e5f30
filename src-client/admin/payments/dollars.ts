import { z } from 'zod/mini'

/** An amount in dollars, as it is typed, into cents that `amount` accepts. */
export const dollars = <Amount extends z.ZodMiniType<number, number>>(amount: Amount) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,6}(\.\d{1,2})?$/, 'Enter dollars, such as 129.50.')),
    z.pipe(
      z.transform((text: string) => Math.round(Number(text) * 100)),
      amount,
    ),
  )

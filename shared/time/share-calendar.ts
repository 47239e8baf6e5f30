import { z } from 'zod/mini'

/** Whether calendar apps can read the visits at a secret address. */
export const shareInput = z.object({ isShared: z.boolean({ error: 'Say whether it is shared.' }) })
export type ShareInput = z.infer<typeof shareInput>

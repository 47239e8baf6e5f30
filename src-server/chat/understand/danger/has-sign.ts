import type { Danger } from './danger-kinds.ts'
import { moreSigns } from './more-signs.ts'
import { signs } from './signs.ts'

/** Whether plain text has a sign of a danger. */
export const hasSignOf = (danger: Danger, text: string): boolean =>
  moreSigns[danger].test(text) || signs[danger].some((sign) => sign.test(text))

import { keysOf } from '../../../../shared/keys-of.ts'
import { plain } from '../words.ts'
import type { Danger } from './danger-kinds.ts'
import { moreSigns } from './more-signs.ts'
import { signs } from './signs.ts'

/** The dangers that a text has signs of. */
export function marksOf(text: string): Danger[] {
  const words = plain(text)
  return keysOf(signs).filter(
    (danger) => moreSigns[danger].test(words) || signs[danger].some((sign) => sign.test(words)),
  )
}

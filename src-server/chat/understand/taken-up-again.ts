import type { ServiceId } from '../../../shared/catalogue.ts'
import { addedAsWell, putBack, wantsBack, wantsNamedBack } from './agreement-signs.ts'
import { meantByEach } from './meant-by.ts'

/** How plainly some words must mean what was removed. */
const plainly = 0.5

/** What of the services that were removed last a message wants after all. */
export function takenUpAgain(
  withdrawn: readonly ServiceId[],
  text: string,
  named: readonly ServiceId[],
): ServiceId[] {
  const what = putBack.exec(text)?.[1]
  const called = what ? meantByEach(what, withdrawn) : []
  if (called.length > 0) return called
  const asWell = addedAsWell.exec(text)?.slice(1).find(Boolean)
  const added = asWell ? meantByEach(asWell, withdrawn, plainly) : []
  if (added.length > 0) return added
  const meant = withdrawn.filter((id) => named.includes(id))
  if (meant.length > 0 && (wantsNamedBack.test(text) || wantsBack.test(text))) return meant
  return wantsBack.test(text) ? [...withdrawn] : []
}

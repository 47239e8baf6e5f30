import type { ServiceId } from '../../shared/catalogue.ts'
import type { Known } from './known.ts'

/**
 * Adds the selected services to what is known: services that the browser's list has lost since the last message are no
 * longer wanted.
 */
export function withChosen(
  known: Known,
  chosen: readonly ServiceId[],
  removed: readonly ServiceId[],
): Known {
  const lost = (known.chosen ?? []).filter((id) => !chosen.includes(id))
  const dropped = [...lost, ...removed]
  const fresh = chosen.filter((id) => !known.chosen?.includes(id))
  const services = [...new Set([...known.services, ...fresh])].filter((id) => !dropped.includes(id))
  return { ...known, services, chosen: [...chosen] }
}

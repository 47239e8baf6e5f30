import type { ServiceId } from '../../../../shared/catalogue.ts'
import { type Needs, needsIn } from '../needs.ts'
import type { Reading } from '../reading.ts'
import type { Danger } from './danger-kinds.ts'

/** The services to suggest once everyone is safe, if the message names none. */
const afterDanger: Partial<Record<Danger, ServiceId>> = {
  gas: 'plumbing',
  'carbon-monoxide': 'hvac',
  electrical: 'electrical',
  'water-electricity': 'electrical',
  fire: 'restoration',
  'burst-pipe': 'plumbing',
  sewage: 'plumbing',
  'door-spring': 'garage-door',
  'break-in': 'locksmith',
}

/** Who is wanted already comes for what was dangerous too: the boiler that smelled of gas. */
const handlesDangers: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'plumbing',
  'hvac',
  'electrical',
  'appliance-repair',
  'restoration',
])

/** What a message calls for besides reporting a danger, or what the danger calls for. */
export function needsInDanger(
  danger: Danger,
  work: string,
  reading: Reading,
  inPlay: readonly ServiceId[],
): Needs {
  if (danger === 'suicide' || danger === 'declined' || danger === 'medical')
    return { needs: [], unsure: [] }
  const { needs } = needsIn(work, reading, 'later')
  const usual = inPlay.some((id) => handlesDangers.has(id)) ? undefined : afterDanger[danger]
  return { needs: needs.length > 0 || !usual ? needs : [usual], unsure: [] }
}

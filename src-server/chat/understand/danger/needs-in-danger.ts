import type { ServiceId } from '../../../../shared/catalogue.ts'
import { type Needs, needsIn } from '../needs.ts'
import { type Reading, readMessage } from '../reading.ts'
import { servicesNamed } from '../service-names.ts'
import { plain } from '../words.ts'
import type { Danger } from './danger-kinds.ts'

/** The service that comes once everyone is safe. */
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

const heaters =
  /\b(?:furnace|boiler|radiator|heating|(?<!(?:water|space|portable|electric) )heater)\b/

/** What a danger calls for, and what its message asks for by name besides. */
export function needsInDanger(
  danger: Danger,
  work: string,
  reading: Reading,
  inPlay: readonly ServiceId[],
): Needs {
  if (danger === 'suicide' || danger === 'declined' || danger === 'medical')
    return { needs: [], unsure: [] }
  const { needs } = needsIn(work, reading, 'later')
  const heats = danger === 'gas' && heaters.test(plain(work))
  const usual = inPlay.some((id) => handlesDangers.has(id))
    ? undefined
    : heats
      ? 'hvac'
      : afterDanger[danger]
  const isHandled = needs.some((id) => danger !== 'gas' || handlesDangers.has(id))
  if (!usual || (isHandled && danger !== 'break-in' && !needs.includes(usual)))
    return { needs, unsure: [] }
  // Who was broken in to needs a lock; cameras only if they ask for them.
  const named = servicesNamed(work)
  return { needs: [usual, ...needs.filter((id) => id !== usual && named.includes(id))], unsure: [] }
}

/** What everything that was said calls for, once the danger in it is denied. */
export function needsOnceDenied(said: readonly string[]): Needs {
  const text = said.join('. ')
  if (heaters.test(plain(text))) return { needs: ['hvac'], unsure: [] }
  return needsIn(text, readMessage(text), 'first')
}

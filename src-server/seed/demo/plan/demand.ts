import type { ServiceId } from '../../../../shared/catalogue.ts'
import { servicesByDemand } from '../../popularity.ts'
import type { Random } from '../../random.ts'

/** Combined orders: every bundle, orders of four services, and other usual combinations. */
const together: readonly { services: readonly ServiceId[]; times: number }[] = [
  { services: ['house-cleaning', 'pest-control'], times: 4 },
  { services: ['plumbing', 'electrical'], times: 5 },
  { services: ['lawn-care', 'house-cleaning'], times: 4 },
  { services: ['moving', 'house-cleaning', 'pest-control'], times: 3 },
  { services: ['house-cleaning', 'carpet-cleaning', 'window-cleaning', 'tile-cleaning'], times: 2 },
  { services: ['handyman', 'plumbing', 'electrical', 'interior-painting'], times: 1 },
  { services: ['smart-home', 'home-security'], times: 2 },
  { services: ['junk-removal', 'home-organization'], times: 2 },
  { services: ['local-moving', 'furniture-assembly'], times: 2 },
  { services: ['carpet-cleaning', 'window-cleaning'], times: 2 },
]

/** The services of each order that makes up the demand, shuffled. `planned` are the services of orders planned already. */
export function planDemand(
  random: Random,
  planned: readonly ServiceId[],
): (readonly ServiceId[])[] {
  const combined = together.flatMap(({ services, times }) =>
    Array.from({ length: times }, () => services),
  )
  const left = [...planned, ...combined.flat()].reduce(
    (rest, id) => {
      const at = rest.indexOf(id)
      return at < 0 ? rest : rest.toSpliced(at, 1)
    },
    [...servicesByDemand],
  )
  return random.shuffle([...combined, ...left.map((id) => [id])])
}

import type { ServiceId } from '../../../../shared/catalogue.ts'
import { servicesByDemand } from '../../popularity.ts'
import type { Random } from '../../random.ts'

/** What is ordered together, and how often: every bundle, orders of four, and what else goes together. */
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

/** The services of every order, in no order. `spoken` are bookings that are planned otherwise, by service. */
export function planDemand(random: Random, spoken: readonly ServiceId[]): (readonly ServiceId[])[] {
  const combined = together.flatMap(({ services, times }) =>
    Array.from({ length: times }, () => services),
  )
  const left = [...spoken, ...combined.flat()].reduce(
    (rest, id) => {
      const at = rest.indexOf(id)
      return at < 0 ? rest : rest.toSpliced(at, 1)
    },
    [...servicesByDemand],
  )
  return random.shuffle([...combined, ...left.map((id) => [id])])
}

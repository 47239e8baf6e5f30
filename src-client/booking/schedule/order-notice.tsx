import type { Service, ServiceId } from '../../../shared/catalogue.ts'
import type { Flow } from '../flow.ts'
import css from './schedule-page.module.css'

const moves: readonly ServiceId[] = ['moving', 'local-moving', 'long-distance-moving']
const cleanings: readonly ServiceId[] = ['house-cleaning', 'carpet-cleaning', 'window-cleaning']
const works: readonly ServiceId[] = [
  'interior-painting',
  'home-remodeling',
  'new-construction',
  'restoration',
]

/** What should come after what, if two services of an order depend on each other. */
function wrongOrder(services: readonly Service[]): string | undefined {
  const has = (some: readonly ServiceId[]) => services.find(({ id }) => some.includes(id))
  const cleaning = has(cleanings)
  const before = cleaning && (has(moves) ?? has(works))
  return before
    ? `${cleaning.title} usually comes after ${before.title}. To have it later, remove it here and book it by itself.`
    : undefined
}

/** That all of an order's services come at once, and where that may be the wrong order. */
export function OrderNotice({ flow: { services } }: { flow: Flow }) {
  if (services.length < 2) return null
  const warning = wrongOrder(services)
  return (
    <p className={css.together}>
      All {services.length} come at the same time. {warning}
    </p>
  )
}

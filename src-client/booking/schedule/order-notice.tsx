import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ServiceTime } from '../times.ts'
import css from './schedule-page.module.css'

const moves: readonly ServiceId[] = ['moving', 'local-moving', 'long-distance-moving']
const cleanings: readonly ServiceId[] = ['house-cleaning', 'carpet-cleaning', 'window-cleaning']
const works: readonly ServiceId[] = [
  'interior-painting',
  'home-remodeling',
  'new-construction',
  'restoration',
]

const startOf = ({ date, time }: ServiceTime) => `${date} ${time}`

/** A cleaning and the work that it should come after, if it does not. */
function wrongOrder(times: readonly ServiceTime[]): [string, string] | undefined {
  const some = (ids: readonly ServiceId[]) =>
    times.filter(({ service }) => ids.includes(service.id))
  for (const cleaning of some(cleanings)) {
    const work = some([...moves, ...works]).find((one) => startOf(cleaning) <= startOf(one))
    if (work) return [cleaning.service.title, work.service.title]
  }
  return undefined
}

interface Props {
  /** The services and when they come; a time that is not chosen yet is the same for all. */
  times: readonly ServiceTime[]
  /** How many services come at one time, if all do. */
  together?: number | undefined
}

/** That all of an order's services come at once, and where the order of things may be the wrong one. */
export function OrderNotice({ times, together }: Props) {
  const wrong = wrongOrder(times)
  const warning = wrong && `${wrong[0]} usually comes after ${wrong[1]}.`
  return (
    <div role="status">
      {together || warning ? (
        <p className={css.together}>
          {together ? `All ${together} come at the same time. ` : null}
          {warning && together ? `${warning} Choose a time for each to have it later.` : warning}
        </p>
      ) : null}
    </div>
  )
}

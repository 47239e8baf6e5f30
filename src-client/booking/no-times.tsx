import { Link } from '@tanstack/react-router'
import { brand } from '../../shared/brand.ts'
import { slotHorizonDays } from '../../shared/slots.ts'
import { type Flow, isForSeveral } from './flow.ts'
import css from './schedule-page.module.css'

/** No times are available: what to do instead. */
export const NoTimes = ({ flow }: { flow: Flow }) => (
  <div className={css.failed}>
    <h2>No free time in the next {slotHorizonDays} days</h2>
    <p>
      {isForSeveral(flow) ? (
        <>
          These services have no time in common.{' '}
          <Link to="/booking/$flow" params={{ flow: flow.key }}>
            Take one out
          </Link>{' '}
          and book it on its own, or call
        </>
      ) : (
        'It is booked out. Call'
      )}{' '}
      <a href={brand.phoneHref}>{brand.phone}</a>: we find a way.
    </p>
  </div>
)

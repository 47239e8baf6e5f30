import { Link } from '@tanstack/react-router'
import { brand } from '../../../shared/brand.ts'
import { slotHorizonDays } from '../../../shared/time/slots.ts'
import { type Flow, isMultiService } from '../flow.ts'
import css from './schedule-page.module.css'

/** No times are available: what to do instead. */
export const NoOpenSlots = ({ flow }: { flow: Flow }) => (
  <div className={css.failed}>
    <h2>No open slots in the next {slotHorizonDays} days</h2>
    <p>
      {isMultiService(flow) ? (
        <>
          These services have no time in common.{' '}
          <Link to="/booking/$flow" params={{ flow: flow.key }}>
            Remove one
          </Link>{' '}
          and book it on its own, or call
        </>
      ) : (
        'This service is fully booked. Call'
      )}{' '}
      <a href={brand.phoneHref}>{brand.phone}</a>, and we will find a time.
    </p>
  </div>
)

import { Button } from '@mantine/core'
import { brand } from '../../../shared/brand.ts'
import { slotHorizonDays } from '../../../shared/time/slots.ts'
import type { Flow } from '../flow.ts'
import css from './schedule-page.module.css'

interface Props {
  flow: Flow
  /** Whether the customer asks for a professional. */
  hasPreference: boolean
  /** Goes on with a time for each service. */
  onSeparate?: () => void
}

/** No times are available: what to do instead. */
export const NoOpenSlots = ({ flow, hasPreference, onSeparate }: Props) => (
  <div className={css.failed}>
    <h2>No open slots in the next {slotHorizonDays} days</h2>
    <p>
      {adviceFor(flow, hasPreference)} <a href={brand.phoneHref}>{brand.phone}</a>, and we’ll find a
      time.
    </p>
    {flow.services.length > 1 ? <Button onClick={onSeparate}>A time for each</Button> : null}
  </div>
)

function adviceFor({ services }: Flow, hasPreference: boolean): string {
  if (hasPreference) return 'The professional you chose has no openings. Choose Anyone, or call'
  return services.length > 1
    ? 'These services have no time in common. Choose a time for each, or call'
    : 'Nobody is available for this service where the job is. Call'
}

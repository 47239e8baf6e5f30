import { Button } from '@mantine/core'
import { useState } from 'react'
import type { BookingRow } from '../../../../shared/admin/booking-columns.ts'
import { canAssign, canCancel } from '../../../../shared/booking-status.ts'
import bar from '../../toolbar.module.css'
import { AssignForm } from './assign-form.tsx'
import { CancelForm } from './cancel-form.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { countBookings } from './count-bookings.ts'
import { MessageForm } from './message-form.tsx'
import { MoveToNearestForm } from './move-to-nearest-form.tsx'
import { OfferForm } from './offer-form.tsx'
import type { useSelection } from './use-selection.tsx'

interface Props {
  selection: ReturnType<typeof useSelection>
  /** The rows on the current page. */
  rows: readonly BookingRow[]
}

type OpenForm = 'assign' | 'move' | 'offer' | 'message' | 'cancel'

/** What can be done with the selected bookings together. */
export function Selection({ selection: { selected, set, clear }, rows }: Props) {
  const [form, setForm] = useState<OpenForm>()
  const chosen = [...selected.values()]
  const idsOf = (some: readonly BookingRow[]) => some.map(({ id }) => id)
  const pending = chosen.filter(({ status }) => status === 'pending')
  const movable = chosen.filter(({ status }) => canAssign(status))
  const cancellable = chosen.filter(({ status }) => canCancel(status))
  const close = () => setForm(undefined)
  const finish = () => {
    close()
    clear()
  }
  if (rows.length === 0 && chosen.length === 0) return null
  const opener = (name: OpenForm, label: string) =>
    form === name ? null : (
      <Button size="xs" variant="default" onClick={() => setForm(name)}>
        {label}
      </Button>
    )
  return (
    <section className={bar.selection} aria-label="Selected bookings">
      <Button size="xs" variant="default" onClick={() => set(rows, true)}>
        Select all on this page
      </Button>
      <p role="status">{chosen.length === 0 ? '' : `${countBookings(chosen.length)} selected`}</p>
      {chosen.length > 0 ? (
        <>
          <Button size="xs" variant="default" onClick={finish}>
            Clear selection
          </Button>
          {pending.length > 0 ? <ConfirmButton bookings={pending} onDone={finish} /> : null}
          {movable.length > 0 ? (
            <>
              {opener('assign', 'Assign')}
              {opener('move', 'Move to nearest available time')}
              {opener('offer', 'Offer three times by email')}
            </>
          ) : null}
          {opener('message', 'Message')}
          <Button
            component="a"
            size="xs"
            variant="default"
            href={`/admin/export/bookings.csv?ids=${idsOf(chosen).join(',')}`}
            download
          >
            Export selected
          </Button>
          {cancellable.length > 0 ? opener('cancel', 'Cancel selected') : null}
        </>
      ) : null}
      {form === 'assign' && movable.length > 0 ? (
        <AssignForm ids={idsOf(movable)} onDone={finish} onClose={close} />
      ) : null}
      {form === 'move' && movable.length > 0 ? (
        <MoveToNearestForm visits={movable} onDone={finish} onClose={close} />
      ) : null}
      {form === 'offer' && movable.length > 0 ? (
        <OfferForm visits={movable} onDone={finish} onClose={close} />
      ) : null}
      {form === 'message' && chosen.length > 0 ? (
        <MessageForm ids={idsOf(chosen)} onDone={finish} onClose={close} />
      ) : null}
      {form === 'cancel' && cancellable.length > 0 ? (
        <CancelForm bookings={cancellable} onDone={finish} onClose={close} />
      ) : null}
    </section>
  )
}

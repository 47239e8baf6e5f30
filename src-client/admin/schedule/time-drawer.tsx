import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { addSeatInput, seatTimes } from '../../../shared/admin/schedule.ts'
import { servicesByTitle, serviceTitle } from '../../../shared/catalogue.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { formatDate, formatTime } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { VisitName } from '../bookings/visit-name.tsx'
import bar from '../toolbar.module.css'
import { useChangeTimes } from './use-change-times.ts'

interface Slot {
  date: string
  time: string
}

interface Props {
  /** Undefined closes the drawer. */
  slot: Slot | undefined
  /** Only this service; all by default. */
  serviceId: string | undefined
  onClose: () => void
}

/** One time of a day: its visits, what is open and closed, and a form to add a seat. */
export function TimeDrawer({ slot, serviceId, onClose }: Props) {
  return (
    <SideDrawer
      opened={slot !== undefined}
      title={slot ? `${formatDate(slot.date)}, ${formatTime(slot.time)}` : 'Time'}
      onClose={onClose}
    >
      {slot ? <SlotRecord slot={slot} serviceId={serviceId} /> : null}
    </SideDrawer>
  )
}

interface RecordProps {
  slot: Slot
  serviceId: string | undefined
}

function SlotRecord({ slot, serviceId }: RecordProps) {
  const record = trpc.admin.schedule.time.useQuery({ ...slot, serviceId })
  const change = useChangeTimes()
  return (
    <QueryBoundary query={record} skeleton={<Skeleton height={360} radius="lg" />}>
      {({ holiday, visits, seats, seatServiceIds }) => (
        <div className={css.body}>
          <section>
            <h3>Visits</h3>
            {visits.length === 0 ? <p className={css.quiet}>No visits</p> : null}
            <ul className={css.list}>
              {visits.map(({ id, serviceTitle, status, customerName, address }) => (
                <li key={id}>
                  <span>
                    <VisitName id={id} serviceTitle={serviceTitle}>
                      for {customerName}, {address}
                    </VisitName>
                  </span>
                  <StatusBadge status={status} />
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3>Open and closed</h3>
            {holiday === null ? null : (
              <p>
                <strong>Closed: {holiday}.</strong> What is open here is offered again once the
                holiday is removed.
              </p>
            )}
            {seats.length === 0 ? <p className={css.quiet}>None</p> : null}
            {seats.length > 1 ? (
              <div className={css.actions}>
                {(['close', 'open'] as const).map((action) => (
                  <Button
                    key={action}
                    size="sm"
                    variant="default"
                    disabled={
                      change.isSubmitting ||
                      !seats.some(({ isClosed }) => (isClosed === 0) === (action === 'close'))
                    }
                    onClick={() => change.submit({ action, ...slot, serviceId })}
                  >
                    {action === 'close' ? 'Close all' : 'Open all'}
                  </Button>
                ))}
              </div>
            ) : null}
            <ul className={css.list}>
              {seats.map(({ serviceId: seatService, isClosed, isStaffed, seats: count }) => (
                <li key={`${seatService} ${isClosed}`}>
                  <span>
                    {serviceTitle(seatService)}{' '}
                    <small>
                      {isStaffed ? '' : `${pluralize(count, 'seat')} `}
                      {isClosed ? 'closed' : 'open'}
                    </small>
                  </span>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`${isClosed ? 'Open' : 'Close'} ${serviceTitle(seatService)}`}
                    onClick={() =>
                      change.submit({
                        action: isClosed ? 'open' : 'close',
                        ...slot,
                        serviceId: seatService,
                      })
                    }
                  >
                    {isClosed ? 'Open' : 'Close'}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
          {seatServiceIds.length > 0 ? (
            <AddSeatForm slot={slot} serviceId={serviceId} offered={seatServiceIds} />
          ) : null}
        </div>
      )}
    </QueryBoundary>
  )
}

/** Adds a seat for a service, at this time or at one that is not offered yet. */
function AddSeatForm({ slot, serviceId, offered }: RecordProps & { offered: readonly string[] }) {
  const options = servicesByTitle.filter(({ id }) => offered.includes(id))
  const form = useSchemaForm({
    schema: addSeatInput,
    initialValues: {
      ...slot,
      serviceId: serviceId && offered.includes(serviceId) ? serviceId : (options[0]?.id ?? ''),
    },
  })
  const add = trpc.admin.schedule.addSeat.useMutation()
  const { submit, isSubmitting } = useSubmit(add.mutateAsync, {
    failed: 'Not added',
    showErrors: form.showErrors,
    onSuccess: () => toastSuccess('Added', 'Customers can book it now.'),
  })
  return (
    <form className={css.body} onSubmit={form.handleSubmit(submit)}>
      <h3>Add a seat</h3>
      <div className={bar.toolbar}>
        <NativeSelect
          label="Service"
          data={options.map(({ id, title }) => ({ value: id, label: title }))}
          {...form.getInputProps('serviceId')}
        />
        <NativeSelect
          label="Time"
          data={seatTimes.map((value) => ({ value, label: formatTime(value) }))}
          {...form.getInputProps('time')}
          error={form.errors.date ?? form.errors.time}
        />
        <Button type="submit" variant="default" loading={isSubmitting}>
          Add
        </Button>
      </div>
    </form>
  )
}

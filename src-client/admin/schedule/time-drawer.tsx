import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { seatTimes } from '../../../shared/admin/schedule.ts'
import { formatDate, formatTime } from '../../../shared/business-time.ts'
import { servicesByTitle, serviceTitle } from '../../../shared/catalogue.ts'
import { SideDrawer } from '../../manage/side-drawer.tsx'
import { StatusBadge } from '../../manage/status-badge.tsx'
import { faultsOf, messageOf, trpc } from '../../trpc.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { toastProblem, toastSuccess } from '../../ui/toast.ts'
import css from '../admin.module.css'
import { useChangeTimes } from './use-change-times.ts'

interface Props {
  date: string
  time: string
  serviceId: string | undefined
  onClose: () => void
}

/** One time of a day: its visits, its open and closed seats, and a form to add a seat. */
export function TimeDrawer({ date, time, serviceId, onClose }: Props) {
  const known = trpc.admin.time.useQuery({ date, time, serviceId })
  const change = useChangeTimes()
  return (
    <SideDrawer title={`${formatDate(date)}, ${formatTime(time)}`} onClose={onClose}>
      <Loaded query={known} skeleton={<Skeleton height={360} radius="lg" />}>
        {({ visits, seats }) => (
          <div className={css.body}>
            <section>
              <h3>Visits</h3>
              {visits.length === 0 ? <p className={css.quiet}>Nobody is expected</p> : null}
              <ul className={css.list}>
                {visits.map(({ id, serviceTitle, status, customerName, address }) => (
                  <li key={id}>
                    <span>
                      <Link to="/admin/bookings" search={{ open: id }}>
                        {serviceTitle}
                      </Link>{' '}
                      <small>
                        for {customerName}, {address}
                      </small>
                    </span>
                    <StatusBadge status={status} />
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h3>Seats that are not booked</h3>
              {seats.length === 0 ? <p className={css.quiet}>None</p> : null}
              {seats.length > 1 ? (
                <div className={css.actions}>
                  {(['close', 'open'] as const).map((action) => (
                    <Button
                      key={action}
                      size="sm"
                      variant="default"
                      disabled={
                        change.isPending ||
                        !seats.some(({ isClosed }) => (isClosed === 0) === (action === 'close'))
                      }
                      onClick={() => change.mutate({ action, date, time, serviceId })}
                    >
                      {action === 'close' ? 'Close all' : 'Open all'}
                    </Button>
                  ))}
                </div>
              ) : null}
              <ul className={css.list}>
                {seats.map(({ serviceId: of, isClosed, seats: count }) => (
                  <li key={`${of} ${isClosed}`}>
                    <span>
                      {serviceTitle(of)}{' '}
                      <small>
                        {count} {isClosed ? 'closed' : 'free'}
                      </small>
                    </span>
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`${isClosed ? 'Open' : 'Close'} ${serviceTitle(of)}`}
                      onClick={() =>
                        change.mutate({
                          action: isClosed ? 'open' : 'close',
                          date,
                          time,
                          serviceId: of,
                        })
                      }
                    >
                      {isClosed ? 'Open' : 'Close'}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
            <AddSeat date={date} time={time} serviceId={serviceId} />
          </div>
        )}
      </Loaded>
    </SideDrawer>
  )
}

/** Adds a seat for a service, at this time or at one that is not offered yet. */
function AddSeat({ date, time, serviceId }: Omit<Props, 'onClose'>) {
  const [service, setService] = useState<string>(serviceId ?? servicesByTitle[0]?.id ?? '')
  const [at, setAt] = useState(time)
  const add = trpc.admin.addSeat.useMutation({
    onSuccess: () => toastSuccess('Added', 'It can be booked from now on.'),
    onError: (error) => {
      if (Object.keys(faultsOf(error)).length === 0) {
        toastProblem('Not added', messageOf(error) ?? 'Please try again.')
      }
    },
  })
  const faults = faultsOf(add.error)
  return (
    <form
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault()
        if (!add.isPending) add.mutate({ serviceId: service, date, time: at })
      }}
    >
      <h3>Add a seat</h3>
      <div className={css.tools}>
        <NativeSelect
          label="Service"
          value={service}
          data={servicesByTitle.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ currentTarget }) => setService(currentTarget.value)}
        />
        <NativeSelect
          label="Time"
          value={at}
          error={faults.date ?? faults.time}
          data={seatTimes.map((value) => ({ value, label: formatTime(value) }))}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          Add
        </Button>
      </div>
    </form>
  )
}

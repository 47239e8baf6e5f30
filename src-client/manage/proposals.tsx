import { Button } from '@mantine/core'
import { formatCents } from '../../shared/format/money.ts'
import { formatDate, formatTime } from '../../shared/time/business-time.ts'
import { errorCode } from '../server-error.ts'
import { trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { useSubmit } from '../ui/forms/use-submit.ts'
import { toastSuccess } from '../ui/toast/toast.ts'
import css from './booking-card.module.css'
import type { BookingRef, CustomerBooking } from './customer-booking.ts'

type Proposed = Pick<CustomerBooking, 'offeredTimes' | 'extraWork' | 'quoteAmount'>

interface Props {
  booking: Proposed
  bookingRef: BookingRef
}

/** What the office asks a customer about a booking. */
export const Proposals = ({ booking, bookingRef }: Props) => (
  <>
    {booking.offeredTimes.length > 0 ? (
      <OfferedTimes times={booking.offeredTimes} bookingRef={bookingRef} />
    ) : null}
    {booking.extraWork.map((extra) => (
      <ExtraWork
        key={extra.id}
        extra={extra}
        quoteAmount={booking.quoteAmount}
        bookingRef={bookingRef}
      />
    ))}
  </>
)

const describe = ({ date, time }: { date: string; time: string }) =>
  `${formatDate(date)}, ${formatTime(time)}`

interface OfferedTimesProps {
  times: Proposed['offeredTimes']
  bookingRef: BookingRef
}

function OfferedTimes({ times, bookingRef }: OfferedTimesProps) {
  const utils = trpc.useUtils()
  const move = trpc.booking.reschedule.useMutation()
  const { submit, isSubmitting } = useSubmit(move.mutateAsync, {
    failed: 'Not moved',
    onSuccess: (visit) => toastSuccess('Thank you', `Your visit is now on ${describe(visit)}.`),
    onError: (error) => {
      if (errorCode(error)) void utils.invalidate()
      return false
    },
  })
  return (
    <section className={css.proposal} aria-label="Other times">
      <p>
        <strong>We would like to move this visit.</strong> Pick one of these times. There’s no
        charge.
      </p>
      <div className={css.buttons}>
        {times.map(({ date, time }) => (
          <Button
            key={`${date} ${time}`}
            variant="default"
            disabled={isSubmitting}
            onClick={() => submit({ ...bookingRef, date, time })}
          >
            {describe({ date, time })}
          </Button>
        ))}
      </div>
    </section>
  )
}

interface ExtraWorkProps {
  extra: Proposed['extraWork'][number]
  quoteAmount: number
  bookingRef: BookingRef
}

function ExtraWork({ extra, quoteAmount, bookingRef }: ExtraWorkProps) {
  const { id: extraId, description, amount } = extra
  const utils = trpc.useUtils()
  const answer = trpc.booking.answerExtra.useMutation()
  const { submit, isSubmitting } = useSubmit(answer.mutateAsync, {
    failed: 'Not saved',
    onSuccess: ({ quoteAmount: total }, { approve }) =>
      approve
        ? toastSuccess('Approved', `Your new total is ${formatCents(total, 'cents')}.`)
        : toastSuccess('Declined', 'The price stays as it is.'),
    onError: (error) => {
      if (errorCode(error)) void utils.invalidate()
      return false
    },
  })
  const reply = (approve: boolean) => submit({ ...bookingRef, extraId, amount, approve })
  return (
    <section className={css.proposal} aria-label="Extra work">
      <p>
        <strong>Extra work, {formatCents(amount, 'cents')}:</strong> {description}
      </p>
      <p className={css.quiet}>
        Your new total would be {formatCents(quoteAmount + amount, 'cents')}. We’ll do it only if
        you approve.
      </p>
      <div className={css.buttons}>
        <ActionButton loading={isSubmitting} onClick={() => reply(true)}>
          Approve {formatCents(amount, 'cents')}
        </ActionButton>
        <Button variant="default" disabled={isSubmitting} onClick={() => reply(false)}>
          Decline
        </Button>
      </div>
    </section>
  )
}

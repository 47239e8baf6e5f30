import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { requestedDate } from '../../../shared/booking-details/index.ts'
import { formatDate } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { toastError } from '../../ui/toast/toast.ts'
import { answersFor } from '../answers.ts'
import { BookingStep } from '../booking-step.tsx'
import { readDraft, updateDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { PriceSummary } from '../price-summary.tsx'
import { partialQuote } from '../quote.ts'
import { NoOpenSlots } from './no-open-slots.tsx'
import { OrderNotice } from './order-notice.tsx'
import { SameDayFee } from './same-day-fee.tsx'
import css from './schedule-page.module.css'
import { ScheduleSkeleton } from './schedule-skeleton.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { WeeksWithoutSlot } from './weeks-without-slot.tsx'

/** Step 3: a day and a time at which every selected service is available. */
export function SchedulePage({ flow }: { flow: Flow }) {
  const navigate = useNavigate()
  const draft = readDraft(flow.key)
  const [requestedDay] = flow.services.flatMap(
    (service) =>
      requestedDate(service.bookingCategory, answersFor(flow, draft, service).values) ?? [],
  )
  const [selected, setSelected] = useState<{ date?: string; time?: string }>(
    draft.schedule ?? (requestedDay ? { date: requestedDay } : {}),
  )
  const slots = trpc.booking.openSlots.useQuery({ serviceIds: flow.services.map(({ id }) => id) })
  const failed = slots.isError && slots.data === undefined
  useEffect(() => {
    if (failed) toastError('Error', 'Failed to load available time slots. Please try again.')
  }, [failed])

  const slot = slots.data?.find(
    ({ date, startTime }) => date === selected.date && startTime === selected.time,
  )
  const schedule = slot && { date: slot.date, time: slot.startTime }
  const select = (choice: { date?: string; time?: string }) => {
    setSelected(choice)
    const { date, time } = choice
    updateDraft(flow.key, { schedule: date && time ? { date, time } : undefined })
  }
  const goToCheckout = () => {
    if (!schedule) {
      toastError('Missing Selection', 'Please select both a date and time to continue.')
      return
    }
    void navigate({ to: '/booking/$flow/checkout', params: { flow: flow.key } })
  }

  return (
    <BookingStep
      title="Pick a time"
      lead={
        requestedDay
          ? `You asked for ${formatDate(requestedDay)}. Every time shown is available right now.`
          : 'Every time shown is available right now.'
      }
      back={
        <Link to="/booking/$flow/quote" params={{ flow: flow.key }}>
          <BackIcon size={18} /> Back to quote
        </Link>
      }
      summary={
        <PriceSummary flow={flow} quote={partialQuote(flow, draft)} schedule={schedule}>
          <ActionButton onClick={goToCheckout} disabled={slots.data?.length === 0}>
            Continue to Checkout
          </ActionButton>
        </PriceSummary>
      }
    >
      <OrderNotice flow={flow} />
      {failed ? (
        <div className={css.failed}>
          <p>Failed to load available time slots. Please try again.</p>
          <ActionButton onClick={() => void slots.refetch()} loading={slots.isFetching}>
            Try again
          </ActionButton>
        </div>
      ) : slots.data ? (
        <>
          {slots.data.length > 0 ? (
            <>
              <SlotPicker slots={slots.data} selected={selected} onSelect={select} />
              {schedule ? (
                <SameDayFee
                  flow={flow}
                  date={schedule.date}
                  onDropped={() => setSelected({ ...schedule })}
                />
              ) : null}
            </>
          ) : (
            <NoOpenSlots flow={flow} />
          )}
          {flow.services.length > 1 ? <WeeksWithoutSlot flow={flow} /> : null}
        </>
      ) : (
        <ScheduleSkeleton />
      )}
    </BookingStep>
  )
}

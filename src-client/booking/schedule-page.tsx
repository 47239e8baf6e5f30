import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { wantedDay } from '../../shared/booking-details/index.ts'
import { formatDate } from '../../shared/business-time.ts'
import { trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { toastProblem } from '../ui/toast.ts'
import { answersFor } from './answers.ts'
import { BookingStep } from './booking-step.tsx'
import { readDraft, updateDraft } from './draft.ts'
import type { Flow } from './flow.ts'
import { NoTimes } from './no-times.tsx'
import { quoteSoFar } from './quote.ts'
import css from './schedule-page.module.css'
import { ScheduleSkeleton } from './schedule-skeleton.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { Summary } from './summary.tsx'
import { WeeksWithoutTime } from './weeks-without-time.tsx'

/** Step 3: a day and a time at which every chosen service is available. */
export function SchedulePage({ flow }: { flow: Flow }) {
  const navigate = useNavigate()
  const draft = readDraft(flow.key)
  const [wanted] = flow.services.flatMap(
    (service) => wantedDay(service.bookingCategory, answersFor(flow, draft, service).values) ?? [],
  )
  const [chosen, setChosen] = useState<{ date?: string; time?: string }>(
    draft.schedule ?? (wanted ? { date: wanted } : {}),
  )
  const slots = trpc.booking.openSlots.useQuery({ serviceIds: flow.services.map(({ id }) => id) })
  const failed = slots.isError && slots.data === undefined
  useEffect(() => {
    if (failed) toastProblem('Error', 'Failed to load available time slots. Please try again.')
  }, [failed])

  const slot = slots.data?.find(
    ({ date, startTime }) => date === chosen.date && startTime === chosen.time,
  )
  const schedule = slot && { date: slot.date, time: slot.startTime }
  const choose = (choice: { date?: string; time?: string }) => {
    setChosen(choice)
    const { date, time } = choice
    updateDraft(flow.key, { schedule: date && time ? { date, time } : undefined })
  }
  const goOn = () => {
    if (!schedule) {
      toastProblem('Missing Selection', 'Please select both a date and time to continue.')
      return
    }
    void navigate({ to: '/booking/$flow/checkout', params: { flow: flow.key } })
  }

  return (
    <BookingStep
      title="Pick a time"
      lead={
        wanted
          ? `You asked for ${formatDate(wanted)}. Every time shown is free right now.`
          : 'Every time shown is free right now.'
      }
      back={
        <Link to="/booking/$flow/quote" params={{ flow: flow.key }}>
          <BackIcon size={18} /> Back to quote
        </Link>
      }
      summary={
        <Summary flow={flow} quote={quoteSoFar(flow, draft)} schedule={schedule}>
          <ActionButton onClick={goOn} disabled={slots.data?.length === 0}>
            Continue to Checkout
          </ActionButton>
        </Summary>
      }
    >
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
            <SlotPicker slots={slots.data} chosen={chosen} onChoose={choose} />
          ) : (
            <NoTimes flow={flow} />
          )}
          {flow.services.length > 1 ? <WeeksWithoutTime flow={flow} /> : null}
        </>
      ) : (
        <ScheduleSkeleton />
      )}
    </BookingStep>
  )
}

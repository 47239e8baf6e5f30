import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChoicePills } from '../../ui/choice-pills.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { useStore } from '../../ui/store/use-store.ts'
import { toastError } from '../../ui/toast/toast.ts'
import { whereStore } from '../../where/where-store.ts'
import { BookingStep } from '../booking-step.tsx'
import { draftStore, updateDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { PriceSummary } from '../price-summary.tsx'
import { partialQuote } from '../quote.ts'
import { slotsInput } from '../slots-input.ts'
import { changeTime, chosenTime, serviceTimes, visitsOf } from '../times.ts'
import { CommonTime } from './common-time.tsx'
import { OrderNotice } from './order-notice.tsx'
import { OwnTimes } from './own-times.tsx'
import { requestedDay } from './requested-day.ts'
import { SameDayFee } from './same-day-fee.tsx'

const together = 'One time for all'
const apart = 'A time for each'

/** Step 3: when the services come, all at one time or each at its own. */
export function SchedulePage({ flow }: { flow: Flow }) {
  const navigate = useNavigate()
  const draft = useStore(draftStore(flow.key))
  const { services } = flow
  const isSeparate = draft.ownTimes !== undefined
  const firstWithoutTime = services.find((service) => !chosenTime(draft, service))
  const [open, setOpen] = useState<string | undefined>(firstWithoutTime?.id)
  const where = useStore(whereStore)
  const slots = trpc.booking.openSlots.useQuery(
    slotsInput(
      services.map(({ id }) => id),
      where,
      draft.professionals,
    ),
    { enabled: !isSeparate },
  )
  /** A stored time that has been taken since does not count. */
  const isOffered =
    isSeparate ||
    slots.data?.some(
      ({ date, startTime }) => date === draft.schedule?.date && startTime === draft.schedule.time,
    )
  const visits = isOffered ? visitsOf(flow, draft) : undefined
  const asked = requestedDay(flow, draft, services)

  const separate = () => {
    const times = serviceTimes(flow, draft)
    updateDraft(flow.key, {
      ownTimes: Object.fromEntries(
        times.map(({ service, date, time }) => [service.id, { date, time }]),
      ),
    })
    setOpen(times.length === 0 ? services[0]?.id : undefined)
  }
  const goToCheckout = () => {
    if (!visits) {
      toastError('Missing Selection', 'Please select both a date and time to continue.')
      if (isSeparate) setOpen(firstWithoutTime?.id)
      return
    }
    void navigate({ to: '/booking/$flow/checkout', params: { flow: flow.key } })
  }

  return (
    <BookingStep
      title="Pick a time"
      lead={
        asked
          ? `You asked for ${formatDate(asked)}. Every time shown is available right now.`
          : 'Every time shown is available right now.'
      }
      back={
        <Link to="/booking/$flow/quote" params={{ flow: flow.key }}>
          <BackIcon size={18} /> Back to quote
        </Link>
      }
      summary={
        <PriceSummary flow={flow} quote={partialQuote(flow, draft)} visits={visits}>
          <ActionButton onClick={goToCheckout} disabled={slots.data?.length === 0 && !isSeparate}>
            Continue to Checkout
          </ActionButton>
        </PriceSummary>
      }
    >
      {services.length > 1 ? (
        <>
          <ChoicePills
            label="When the services come"
            name="times"
            options={[together, apart]}
            chosen={isSeparate ? apart : together}
            onChoose={(choice) =>
              choice === apart ? separate() : updateDraft(flow.key, { ownTimes: undefined })
            }
          />
          <OrderNotice
            times={
              isSeparate
                ? serviceTimes(flow, draft)
                : services.map((service) => ({ service, date: '', time: '' }))
            }
            together={isSeparate ? undefined : services.length}
          />
        </>
      ) : null}
      {isSeparate ? (
        <OwnTimes
          flow={flow}
          draft={draft}
          open={open}
          onOpen={setOpen}
          onPick={(service, time) => updateDraft(flow.key, changeTime(draft, service, time))}
        />
      ) : (
        <CommonTime
          flow={flow}
          draft={draft}
          onPick={(schedule) => updateDraft(flow.key, { schedule })}
          onSeparate={separate}
        />
      )}
      {visits ? <SameDayFee flow={flow} draft={draft} /> : null}
    </BookingStep>
  )
}

import { Link, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { useStore } from '../../ui/store/use-store.ts'
import { describeWhere } from '../../where/describe-where.ts'
import { OutsideAreas } from '../../where/outside-areas.tsx'
import { isOutside, whereStore } from '../../where/where-store.ts'
import { BookingStep } from '../booking-step.tsx'
import { type ContactDraft, type Draft, readDraft, updateDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { PriceSummary } from '../price-summary.tsx'
import { partialQuote } from '../quote.ts'
import { changeTime, serviceTimes, visitsOf } from '../times.ts'
import { together } from '../together.ts'
import { AlreadyBookedNotice } from './already-booked-notice.tsx'
import { AskedFor } from './asked-for.tsx'
import css from './checkout-page.module.css'
import { ContactForm } from './contact-form.tsx'
import { SignInOffer } from './sign-in-offer.tsx'
import { SlotUnavailable } from './slot-unavailable.tsx'
import { useCheckout } from './use-checkout.ts'
import { useSavedContact } from './use-saved-contact.ts'

const formId = 'checkout'

/** The last step: the customer's contact details. The price and the time stay visible. */
export function CheckoutPage({ flow }: { flow: Flow }) {
  // As it was when the page opened: the stored draft is gone once it is booked.
  const [draft, setDraft] = useState(() => readDraft(flow.key))
  const { isGuest, contact: savedContact } = useSavedContact()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const times = serviceTimes(flow, draft)
  const changeDraft = (change: Partial<Draft>) => {
    updateDraft(flow.key, change)
    setDraft({ ...draft, ...change })
  }
  /** The service of this id, and those that come with it. */
  const servicesOfVisit = (serviceId: string | undefined) => {
    const time = times.find(({ service }) => service.id === serviceId) ?? times[0]
    return { time, services: draft.ownTimes && time ? [time.service] : flow.services }
  }
  const letAnyoneCome = (serviceId: string | undefined) => {
    const key = together(servicesOfVisit(serviceId).services.map(({ id }) => id))
    const { [key]: _requested, ...professionals } = draft.professionals ?? {}
    changeDraft({ professionals })
  }
  const checkout = useCheckout(flow, letAnyoneCome)
  const { conflict } = checkout
  const { time: lost, services: lostServices } = servicesOfVisit(conflict?.serviceId)
  const where = useStore(whereStore)
  const outside = isOutside(where) ? describeWhere(where) : undefined

  return (
    <BookingStep
      title="Checkout"
      back={
        <Link to="/booking/$flow/schedule" params={{ flow: flow.key }}>
          <BackIcon size={18} /> Back to times
        </Link>
      }
      summary={
        <PriceSummary
          flow={flow}
          quote={partialQuote(flow, draft)}
          visits={visitsOf(flow, draft)}
          people={<AskedFor flow={flow} draft={draft} />}
        >
          <ActionButton
            type="submit"
            form={formId}
            loading={checkout.isSubmitting}
            disabled={conflict !== undefined}
          >
            Confirm Booking
          </ActionButton>
        </PriceSummary>
      }
    >
      {isGuest ? (
        <div className={css.notice}>
          <h2>Guest Checkout Available</h2>
          <p>
            No account needed. The confirmation email has a link to your booking. No payment is
            taken.
          </p>
          <SignInOffer path={path} />
        </div>
      ) : null}
      {conflict?.code === 'KEY_REUSED' ? <AlreadyBookedNotice flow={flow} /> : null}
      {conflict && conflict.code !== 'KEY_REUSED' && lost ? (
        <SlotUnavailable
          flow={flow}
          code={conflict.code}
          services={lostServices}
          lost={lost}
          onSelect={(slot) => {
            changeDraft(changeTime(draft, lost.service, slot))
            checkout.clearConflict()
          }}
          onAnyone={() => {
            letAnyoneCome(conflict.serviceId)
            checkout.clearConflict()
          }}
        />
      ) : null}
      {outside ? (
        <div className={css.conflict} role="alert">
          <p>{outside}</p>
          <OutsideAreas />
        </div>
      ) : null}
      <ContactForm
        key={savedContact ? 'prefilled' : 'empty'}
        id={formId}
        flow={flow}
        initial={prefill(readDraft(flow.key).contact, savedContact)}
        serverErrors={checkout.serverErrors}
        onChange={(contact) => updateDraft(flow.key, { contact })}
        onComplete={checkout.submit}
      />
    </BookingStep>
  )
}

/** What the customer has typed wins; the account fills in the rest. */
const prefill = (typed: ContactDraft, saved: ContactDraft = {}): ContactDraft => ({
  ...saved,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
})

import { Link, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { toastError } from '../../ui/toast/toast.ts'
import { BookingStep } from '../booking-step.tsx'
import { readDraft, updateDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { Summary } from '../price-summary.tsx'
import { partialQuote } from '../quote.ts'
import { AlreadyBookedNotice } from './already-booked-notice.tsx'
import css from './checkout-page.module.css'
import { ContactForm } from './contact-form.tsx'
import { SignInOffer } from './sign-in-offer.tsx'
import { SlotUnavailable } from './slot-unavailable.tsx'
import { useCheckout } from './use-checkout.ts'
import { useSavedContact } from './use-saved-contact.ts'

const formId = 'checkout'

/** The last step: the customer's contact details. The price and the time stay visible. */
export function CheckoutPage({ flow }: { flow: Flow }) {
  const [draft, setDraft] = useState(() => readDraft(flow.key))
  const { isGuest, contact: known } = useSavedContact()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const checkout = useCheckout(flow)
  const timeGone = checkout.hitch === 'KEY_REUSED' ? undefined : checkout.hitch

  return (
    <BookingStep
      title="Checkout"
      back={
        <Link to="/booking/$flow/schedule" params={{ flow: flow.key }}>
          <BackIcon size={18} /> Back to times
        </Link>
      }
      summary={
        <Summary flow={flow} quote={partialQuote(flow, draft)} schedule={draft.schedule}>
          <ActionButton
            type="submit"
            form={formId}
            loading={checkout.processing}
            disabled={checkout.hitch !== undefined}
          >
            Confirm Booking
          </ActionButton>
        </Summary>
      }
    >
      {isGuest ? (
        <div className={css.notice}>
          <h2>Guest Checkout Available</h2>
          <p>
            No account needed. The confirmation e-mail has a link to your booking. No payment is
            taken.
          </p>
          <SignInOffer path={path} />
        </div>
      ) : null}
      {checkout.hitch === 'KEY_REUSED' ? <AlreadyBookedNotice flow={flow} /> : null}
      {timeGone && draft.schedule ? (
        <SlotUnavailable
          flow={flow}
          reason={timeGone}
          lost={draft.schedule}
          onChoose={(schedule) => {
            setDraft(updateDraft(flow.key, { schedule }))
            checkout.timeChosen()
          }}
        />
      ) : null}
      <ContactForm
        key={known ? 'known' : 'asked'}
        id={formId}
        initial={withKnown(readDraft(flow.key).contact, draft.fromLead ? {} : known)}
        refused={checkout.refused}
        onChange={(contact) => updateDraft(flow.key, { contact })}
        onMissing={() => toastError('Missing Information', 'Please fill in all required fields.')}
        onComplete={(contact) => checkout.book(contact)}
      />
    </BookingStep>
  )
}

/** What the customer has typed wins; the account fills in the rest. */
const withKnown = (typed: Record<string, string>, known: Record<string, string> = {}) => ({
  ...known,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
})

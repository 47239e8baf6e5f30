import { Link, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../ui/action-button.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { toastProblem } from '../ui/toast.ts'
import { BookingStep } from './booking-step.tsx'
import css from './checkout-page.module.css'
import { ContactForm } from './contact-form.tsx'
import { readDraft, updateDraft } from './draft.ts'
import type { Flow } from './flow.ts'
import { quoteSoFar } from './quote.ts'
import { SentBefore } from './sent-before.tsx'
import { SignInOffer } from './sign-in-offer.tsx'
import { Summary } from './summary.tsx'
import { TimeGone } from './time-gone.tsx'
import { useCheckout } from './use-checkout.ts'
import { useKnownContact } from './use-known-contact.ts'

const formId = 'checkout'

/** The last step: the customer's contact details. The price and the time stay visible. */
export function CheckoutPage({ flow }: { flow: Flow }) {
  const [draft, setDraft] = useState(() => readDraft(flow.key))
  const { isGuest, contact: known } = useKnownContact()
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
        <Summary flow={flow} quote={quoteSoFar(flow, draft)} schedule={draft.schedule}>
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
      {checkout.hitch === 'KEY_REUSED' ? <SentBefore flow={flow} /> : null}
      {timeGone && draft.schedule ? (
        <TimeGone
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
        onMissing={() => toastProblem('Missing Information', 'Please fill in all required fields.')}
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

import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { BackIcon } from '../ui/icons.tsx'
import { toastProblem } from '../ui/toast.ts'
import { ActionButton } from './action-button.tsx'
import { answersFor } from './answers.ts'
import { BookingStep } from './booking-step.tsx'
import { DetailsForm } from './details-form.tsx'
import { type FormValues, readDraft, updateDraft } from './draft.ts'
import { type Flow, flowTitle } from './flow.ts'
import { quoteOf, quoteSoFar } from './quote.ts'
import { Summary } from './summary.tsx'

const formId = 'booking-details'

/** Step 1: what the professional needs to know. Every keystroke is kept, and the price follows. */
export function DetailsPage({ flow }: { flow: Flow }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => readDraft(flow.key))
  const [service] = flow.services
  if (!service) return null
  const keep = (values: FormValues) =>
    setDraft(
      updateDraft(flow.key, {
        details: { ...readDraft(flow.key).details, [service.id]: values },
        quote: undefined,
      }),
    )

  return (
    <BookingStep
      title={flowTitle(flow)}
      lead={service.description}
      back={
        <Link to="/">
          <BackIcon size={18} /> Back
        </Link>
      }
      summary={
        <Summary
          flow={flow}
          quote={quoteSoFar(flow, draft)}
          label={quoteOf(flow, draft) ? 'Total' : 'Estimate so far'}
        >
          <ActionButton type="submit" form={formId}>
            Get Quote
          </ActionButton>
        </Summary>
      }
    >
      <DetailsForm
        id={formId}
        service={service}
        initial={answersFor(flow, draft, service).values}
        onChange={keep}
        onMissing={() =>
          toastProblem('Missing Information', 'Please fill in all required fields to continue.')
        }
        onComplete={() => void navigate({ to: '/booking/$flow/quote', params: { flow: flow.key } })}
      />
    </BookingStep>
  )
}

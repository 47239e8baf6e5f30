import { Link, useNavigate } from '@tanstack/react-router'
import { ActionButton } from '../../ui/action-button.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { toastError } from '../../ui/toast/toast.ts'
import { answersFor } from '../answers.ts'
import { BookingStep } from '../booking-step.tsx'
import { type Flow, flowTitle } from '../flow.ts'
import { useWhere } from '../where/use-where.ts'
import { WhereQuestion } from '../where/where-question.tsx'
import { DetailsForm } from './details-form.tsx'
import { DetailsSummary } from './details-summary.tsx'
import { PrefilledNotice } from './prefilled-notice.tsx'
import { useDetailsDraft } from './use-details-draft.ts'
import { useFocusedQuestion } from './use-focused-question.ts'

const formId = 'booking-details'

function focusFirstQuestion(): void {
  document.getElementById(formId)?.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** Step 1: what the professional needs to know. */
export function DetailsPage({ flow }: { flow: Flow }) {
  const navigate = useNavigate()
  const { draft, formVersion, saveAnswers } = useDetailsDraft(flow)
  const where = useWhere()
  useFocusedQuestion()
  const [service] = flow.services
  if (!service) return null
  const showQuote = async () => {
    if (await where.mayGoOn()) {
      void navigate({ to: '/booking/$flow/quote', params: { flow: flow.key } })
    }
  }

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
        <DetailsSummary flow={flow} draft={draft}>
          <ActionButton type="submit" form={formId} loading={where.isAsking}>
            Get Quote
          </ActionButton>
        </DetailsSummary>
      }
    >
      <PrefilledNotice draft={draft} flow={flow} />
      <WhereQuestion error={where.error} onAnswered={focusFirstQuestion} />
      <DetailsForm
        key={formVersion}
        id={formId}
        service={service}
        beside={where}
        initial={answersFor(flow, draft, service).values}
        onChange={(values) => saveAnswers(service, values)}
        onMissing={() =>
          toastError('Missing Information', 'Please fill in all required fields to continue.')
        }
        onComplete={() => void showQuote()}
      />
    </BookingStep>
  )
}

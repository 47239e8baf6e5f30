import '@mantine/core/styles/Accordion.css'
import { Accordion } from '@mantine/core'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Service } from '../../../shared/catalogue.ts'
import { toggleInCart } from '../../catalogue/cart.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { focusFirstField } from '../../ui/forms/focus-field.ts'
import { BackIcon } from '../../ui/icons.tsx'
import { clearToasts, toastError } from '../../ui/toast/toast.ts'
import { answersFor } from '../answers.ts'
import { BookingStep } from '../booking-step.tsx'
import type { Flow } from '../flow.ts'
import { parseDetails } from '../quote.ts'
import { useWhere } from '../where/use-where.ts'
import { WhereQuestion } from '../where/where-question.tsx'
import { DetailsSection } from './details-section.tsx'
import { DetailsSummary } from './details-summary.tsx'
import { PrefilledNotice } from './prefilled-notice.tsx'
import { useDetailsDraft } from './use-details-draft.ts'
import { useFocusedQuestion } from './use-focused-question.ts'

/** Step 1 for several services: a section for each, one open at a time. */
export function MultiServiceDetailsPage({ flow }: { flow: Flow }) {
  const navigate = useNavigate()
  const router = useRouter()
  const { draft, saveAnswers, replaceDetails } = useDetailsDraft(flow)
  const where = useWhere()
  useFocusedQuestion()
  const isComplete = (service: Service) =>
    parseDetails(service, answersFor(flow, draft, service).values) !== undefined
  const incomplete = flow.services.filter((service) => !isComplete(service))
  const [open, setOpen] = useState<string | null>(() => {
    const { hash } = router.state.location
    return flow.services.some(({ id }) => id === hash) ? hash : (incomplete[0]?.id ?? null)
  })
  /** The section whose errors the quote button has shown, and how often. */
  const [errorRequest, setErrorRequest] = useState({ id: '', count: 0 })
  /** Where the focus goes after a section is left; a new object each time. */
  const [focusRequest, setFocusRequest] = useState<{ id: string | undefined }>()

  /** Opens the next section that is incomplete; if there is none, the focus goes to `fallback`. */
  const leave = (service: Service, fallback: Service | undefined) => {
    const next = incomplete.find(({ id }) => id !== service.id)
    clearToasts()
    setOpen(next?.id ?? null)
    setFocusRequest({ id: (next ?? fallback)?.id })
  }
  /** Answers that the other services copied from it are kept. */
  const remove = (service: Service) => {
    const others = flow.services.filter(({ id }) => id !== service.id)
    const details = others.map((other) => [other.id, answersFor(flow, draft, other).values])
    replaceDetails(Object.fromEntries(details))
    toggleInCart(service)
    leave(service, others[0])
    void router.invalidate()
  }
  const requestQuote = async () => {
    clearToasts()
    const hasPlace = where.check().zip === undefined
    const [first] = incomplete
    if (first) {
      const titles = incomplete.map(({ title }) => title).join(', ')
      toastError('Missing Information', `Please complete the details for: ${titles}`)
    } else if (where.isMissing()) {
      toastError('Missing Information', 'Please fill in all required fields to continue.')
    }
    if (!hasPlace) {
      focusFirstField(['zip'])
      return
    }
    if (!first) {
      if (await where.mayGoOn()) {
        void navigate({ to: '/booking/$flow/quote', params: { flow: flow.key } })
      }
      return
    }
    setOpen(first.id)
    setErrorRequest({ id: first.id, count: errorRequest.count + 1 })
  }

  return (
    <BookingStep
      title="Your services"
      lead="A few questions for each. What one answer says about your home counts for the others."
      back={
        <Link to="/">
          <BackIcon size={18} /> Back
        </Link>
      }
      summary={
        <DetailsSummary flow={flow} draft={draft}>
          <ActionButton onClick={() => void requestQuote()} loading={where.isAsking}>
            Get Combined Quote
          </ActionButton>
        </DetailsSummary>
      }
    >
      <PrefilledNotice draft={draft} flow={flow} />
      <WhereQuestion error={where.error} />
      <Accordion
        value={open}
        onChange={setOpen}
        variant="separated"
        radius="lg"
        order={2}
        transitionDuration={0}
      >
        {flow.services.map((service) => (
          <DetailsSection
            key={service.id}
            service={service}
            answers={answersFor(flow, draft, service)}
            isComplete={isComplete(service)}
            isOpen={open === service.id}
            focusRequest={focusRequest?.id === service.id ? focusRequest : undefined}
            errorRequests={errorRequest.id === service.id ? errorRequest.count : 0}
            onChange={(values) => saveAnswers(service, values)}
            onComplete={() => leave(service, service)}
            onRemove={() => remove(service)}
          />
        ))}
      </Accordion>
    </BookingStep>
  )
}

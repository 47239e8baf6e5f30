import '@mantine/core/styles/Accordion.css'
import { Accordion } from '@mantine/core'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Service } from '../../shared/catalogue.ts'
import { toggleChosen } from '../catalogue/chosen-services.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { clearToasts, toastProblem } from '../ui/toast.ts'
import { answersFor } from './answers.ts'
import { BookingStep } from './booking-step.tsx'
import { DetailsSection } from './details-section.tsx'
import { DetailsSummary } from './details-summary.tsx'
import type { Flow } from './flow.ts'
import { FromChat } from './from-chat.tsx'
import { checkedDetails } from './quote.ts'
import { useAnswers } from './use-answers.ts'

/** Step 1 for several services: a section for each, one open at a time. */
export function SeveralDetailsPage({ flow }: { flow: Flow }) {
  const navigate = useNavigate()
  const router = useRouter()
  const { draft, keep, replaceDetails } = useAnswers(flow)
  const isComplete = (service: Service) =>
    checkedDetails(service, answersFor(flow, draft, service).values) !== undefined
  const incomplete = flow.services.filter((service) => !isComplete(service))
  const [open, setOpen] = useState<string | null>(() => incomplete[0]?.id ?? null)
  /** The section whose errors a click on the quote button has shown, and how often. */
  const [asked, setAsked] = useState({ id: '', times: 0 })

  /** Where the focus goes after a section is left; a new object each time. */
  const [arrived, setArrived] = useState<{ at: string | undefined }>()

  const goTo = (next: Service | undefined, otherwise: Service | undefined) => {
    clearToasts()
    setOpen(next?.id ?? null)
    setArrived({ at: (next ?? otherwise)?.id })
  }
  const goOn = (from: Service) =>
    goTo(
      incomplete.find(({ id }) => id !== from.id),
      from,
    )
  /** Answers that the other services copied from it are kept. */
  const remove = (service: Service) => {
    const others = flow.services.filter(({ id }) => id !== service.id)
    const details = others.map((other) => [other.id, answersFor(flow, draft, other).values])
    replaceDetails(Object.fromEntries(details))
    toggleChosen(service)
    goTo(
      incomplete.find(({ id }) => id !== service.id),
      others[0],
    )
    void router.invalidate()
  }
  const askForQuote = () => {
    clearToasts()
    const [first] = incomplete
    if (!first) {
      void navigate({ to: '/booking/$flow/quote', params: { flow: flow.key } })
      return
    }
    const titles = incomplete.map(({ title }) => title).join(', ')
    toastProblem('Missing Information', `Please complete the details for: ${titles}`)
    setOpen(first.id)
    setAsked({ id: first.id, times: asked.times + 1 })
  }

  return (
    <BookingStep
      title="Your services"
      lead="A few questions for each. What one answer says about your home counts for the others."
      back={
        <Link to="/services">
          <BackIcon size={18} /> Back to services
        </Link>
      }
      summary={
        <DetailsSummary flow={flow} draft={draft}>
          <ActionButton onClick={askForQuote}>Get Combined Quote</ActionButton>
        </DetailsSummary>
      }
    >
      <FromChat draft={draft} flow={flow} />
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
            complete={isComplete(service)}
            open={open === service.id}
            arrived={arrived?.at === service.id ? arrived : undefined}
            faultsShown={asked.id === service.id ? asked.times : 0}
            onChange={(values) => keep(service, values)}
            onComplete={() => goOn(service)}
            onRemove={() => remove(service)}
          />
        ))}
      </Accordion>
    </BookingStep>
  )
}

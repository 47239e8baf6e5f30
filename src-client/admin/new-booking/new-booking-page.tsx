import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { zipOfAddress } from '../../../shared/areas/zip.ts'
import { serviceIds } from '../../../shared/catalogue.ts'
import { parseDetails } from '../../booking/quote.ts'
import { findOption } from '../../ui/forms/find-option.ts'
import { focusFirstField } from '../../ui/forms/focus-field.ts'
import css from '../admin.module.css'
import type { NewBookingSearch } from '../search-params.ts'
import { CallerCard } from './caller-card.tsx'
import { ConfirmFields } from './confirm-fields.tsx'
import own from './new-booking-page.module.css'
import { nobody, useOrderDraft } from './order-draft.ts'
import { ServicesCard } from './services-card.tsx'
import { useBookOrder } from './use-book-order.ts'
import { type CallerContact, useCallerForm } from './use-caller-form.ts'
import { useEarlierBooking } from './use-earlier-booking.ts'
import { useLead } from './use-lead.ts'
import { useVisitChoice } from './use-visit-choice.ts'
import { useWantedServices } from './use-wanted-services.ts'
import { VisitCard } from './visit-card.tsx'

interface Props {
  search: NewBookingSearch
  onBooked: (id: string) => unknown
}

/** Books for somebody on the phone, on one screen: who, what, when, and what it costs. What was typed is kept until it is booked. */
export function NewBookingPage(props: Props) {
  const [round, setRound] = useState(0)
  const key = `${JSON.stringify(props.search)} ${round}`
  return <OrderForm key={key} {...props} onStartOver={() => setRound(round + 1)} />
}

function OrderForm({ search, onBooked, onStartOver }: Props & { onStartOver: () => void }) {
  const { draft, update, isContinued, discard } = useOrderDraft(search)
  const { caller, professionalId, office, hasNoEmail } = draft
  const [missing, setMissing] = useState<'service' | 'visit'>()
  const [errorRequest, setErrorRequest] = useState({ id: '', count: 0 })
  const [drops, setDrops] = useState(0)
  const callerForm = useCallerForm({ draft, update })
  const { form, fill } = callerForm
  useLead(isContinued ? undefined : search.leadId, ({ name, email, phone, booking }) => {
    const contact = booking?.contact
    fill({
      fullName: contact?.fullName ?? name ?? '',
      email: contact?.email ?? email ?? '',
      phone: contact?.phone ?? phone ?? '',
      address: contact?.address ?? '',
    })
    update({
      serviceIds: (booking?.serviceIds ?? []).flatMap((id) => findOption(serviceIds, id) ?? []),
      answers: booking?.details ?? {},
    })
  })
  const earlier = useEarlierBooking({ claimId: search.redoOf, bookingId: caller.bookingId })
  const { wanted, ids, choose, saveAnswers } = useWantedServices({ search, draft, update, earlier })
  const zip = zipOfAddress(form.values.address)
  const choice = useVisitChoice({ serviceIds: ids, zip, professionalId, visit: draft.visit })
  const { visit, who } = choice
  const { book, isSubmitting } = useBookOrder({
    idempotencyKey: draft.idempotencyKey,
    onNewKey: (idempotencyKey) => update({ idempotencyKey }),
    isConfirmed: office.isConfirmed,
    fields: Object.keys(nobody),
    showErrors: form.showErrors,
    onTimeGone: () => update({ visit: undefined }),
    onBooked: (id) => {
      discard()
      return onBooked(id)
    },
  })
  function submit(contact: CallerContact) {
    if (wanted.length === 0) {
      setMissing('service')
      return focusFirstField(['serviceId'])
    }
    const ordered = wanted.map(({ service, values }) => ({
      serviceId: service.id,
      details: parseDetails(service, values),
    }))
    const incomplete = ordered.find(({ details }) => details === undefined)
    if (incomplete) {
      return setErrorRequest({ id: incomplete.serviceId, count: errorRequest.count + 1 })
    }
    if (!visit) {
      setMissing('visit')
      return focusFirstField(['visit'])
    }
    book({
      services: ordered,
      ...visit,
      ...(who ? { professionalId: who } : {}),
      ...(zip ? { zip } : {}),
      contact,
      ...(office.confirmBySms && !hasNoEmail ? { confirmBySms: true } : {}),
      ...(office.note.trim() ? { note: office.note } : {}),
      ...(search.redoOf ? { redoOfClaimId: search.redoOf } : {}),
      ...(search.leadId ? { conversationId: search.leadId } : {}),
    })
  }
  return (
    <>
      <p>
        <Link to="/admin/bookings">All bookings</Link>
      </p>
      <header className={css.head}>
        <h1>New booking</h1>
        {isContinued ? (
          <Button
            variant="default"
            onClick={() => {
              discard()
              onStartOver()
            }}
          >
            Start over
          </Button>
        ) : null}
      </header>
      {isContinued ? <p className={css.quiet}>Picking up where you left off.</p> : null}
      <div className={own.columns}>
        <CallerCard
          draft={draft}
          update={update}
          caller={callerForm}
          email={isContinued ? undefined : search.email}
          onAgain={(bookingId, who) =>
            update({
              // Whoever was chosen on the board is wanted more.
              professionalId: search.professionalId ?? who ?? undefined,
              caller: { ...caller, bookingId, times: caller.times + 1 },
              serviceIds: [],
              answers: {},
            })
          }
          onSubmit={form.handleSubmit(submit, () =>
            setMissing(wanted.length > 0 ? (visit ? undefined : 'visit') : 'service'),
          )}
        />
        <ServicesCard
          wanted={wanted}
          canAdd={!search.redoOf}
          error={missing === 'service' && wanted.length === 0 ? 'Choose a service.' : undefined}
          errorRequest={errorRequest}
          formKey={({ id }) =>
            `${earlier?.serviceId === id ? `${earlier.id} ${caller.times}` : ''} ${drops}`
          }
          onChange={choose}
          onAnswers={(service, values) => saveAnswers([{ service, values }])}
        />
        <VisitCard
          wanted={wanted}
          choice={choice}
          firstDay={search.day}
          isMissing={missing === 'visit' && !visit}
          isRedo={search.redoOf !== undefined}
          isSubmitting={isSubmitting}
          onVisit={(chosen) => update({ visit: chosen })}
          onProfessional={(id) => update({ professionalId: id })}
          onDropFee={(changed) => {
            saveAnswers(changed)
            setDrops(drops + 1)
          }}
        >
          <ConfirmFields draft={draft} update={update} />
        </VisitCard>
      </div>
    </>
  )
}

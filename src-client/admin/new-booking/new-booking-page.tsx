import { Button, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { zipOfAddress } from '../../../shared/areas/zip.ts'
import { defaultAnswers } from '../../../shared/booking-details/index.ts'
import {
  findService,
  type Service,
  serviceIds,
  servicesByTitle,
} from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formOf } from '../../../shared/questions/form-of.ts'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { DetailsForm } from '../../booking/details/details-form.tsx'
import type { FormValues } from '../../booking/draft.ts'
import { parseDetails, partialQuote } from '../../booking/quote.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { findOption } from '../../ui/forms/find-option.ts'
import { focusFirstField } from '../../ui/forms/focus-field.ts'
import css from '../admin.module.css'
import type { NewBookingSearch } from '../search-params.ts'
import { CallerFields } from './caller-fields.tsx'
import { CallerRecord } from './caller-record.tsx'
import { FindCaller } from './find-caller.tsx'
import own from './new-booking-page.module.css'
import { OfficeFields } from './office-fields.tsx'
import { nobody, useOrderDraft } from './order-draft.ts'
import { PickVisit } from './pick-visit.tsx'
import { SameDayFee } from './same-day-fee.tsx'
import { useBookOrder } from './use-book-order.ts'
import { type CallerContact, useCallerForm } from './use-caller-form.ts'
import { useEarlierBooking } from './use-earlier-booking.ts'
import { useLead } from './use-lead.ts'
import { useVisitChoice } from './use-visit-choice.ts'

interface Props {
  search: NewBookingSearch
  onBooked: (id: string) => unknown
}

/** In cents. */
const priceOf = (service: Service, values: FormValues): number =>
  partialQuote(
    { key: service.id, services: [service] },
    { details: { [service.id]: values }, contact: {} },
  ).total

/** Books for somebody on the phone, on one screen: who, what, when, and what it costs. What was typed is kept until it is booked. */
export function NewBookingPage(props: Props) {
  const [round, setRound] = useState(0)
  const key = `${JSON.stringify(props.search)} ${round}`
  return <OrderForm key={key} {...props} onStartOver={() => setRound(round + 1)} />
}

function OrderForm({ search, onBooked, onStartOver }: Props & { onStartOver: () => void }) {
  const { draft, update, isContinued, discard } = useOrderDraft(search)
  const { answers, caller, professionalId, office, hasNoEmail } = draft
  const [missing, setMissing] = useState<'service' | 'visit'>()
  const [errorRequests, setErrorRequests] = useState(0)
  const [drops, setDrops] = useState(0)
  const { form, fill } = useCallerForm({ draft, update })
  const { data: channels } = trpc.dashboard.channels.useQuery()
  const hasSms = channels?.sms ?? false
  useLead(isContinued ? undefined : search.leadId, ({ name, email, phone, booking }) => {
    const contact = booking?.contact
    fill({
      fullName: contact?.fullName ?? name ?? '',
      email: contact?.email ?? email ?? '',
      phone: contact?.phone ?? phone ?? '',
      address: contact?.address ?? '',
    })
    const serviceId = findOption(serviceIds, booking?.serviceIds[0] ?? '')
    update({ serviceId, answers: booking?.details ?? {} })
  })
  const earlier = useEarlierBooking({ claimId: search.redoOf, bookingId: caller.bookingId })
  const serviceId = draft.serviceId ?? (earlier && findOption(serviceIds, earlier.serviceId))
  const service = serviceId && findService(serviceId)
  const given = earlier?.serviceId === serviceId ? earlier?.answers : undefined
  const values = service ? (answers[service.id] ?? given ?? defaultAnswers(formOf(service))) : {}
  const zip = zipOfAddress(form.values.address)
  const choice = useVisitChoice({ serviceId, zip, professionalId, visit: draft.visit })
  const { visit, who, isTaken } = choice
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
  const setAnswers = (changed: FormValues) => {
    if (service) update({ answers: { ...answers, [service.id]: changed } })
  }
  function submit(contact: CallerContact) {
    if (!service) {
      setMissing('service')
      return focusFirstField(['serviceId'])
    }
    const details = parseDetails(service, values)
    if (!details) return setErrorRequests(errorRequests + 1)
    if (!visit) {
      setMissing('visit')
      return focusFirstField(['visit'])
    }
    book({
      services: [{ serviceId: service.id, details }],
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
        <section className={css.card}>
          <h2>Caller</h2>
          <FindCaller
            email={isContinued ? undefined : search.email}
            onFound={(found) => {
              fill(found)
              update({ caller: { email: found.email, bookingId: '', times: 0 } })
            }}
          />
          <CallerRecord
            email={caller.email}
            onAgain={(bookingId, who) =>
              update({
                // Whoever was chosen on the board is wanted more.
                professionalId: search.professionalId ?? who ?? undefined,
                caller: { ...caller, bookingId, times: caller.times + 1 },
                serviceId: undefined,
                answers: {},
              })
            }
          />
          <form
            id="caller"
            className={css.body}
            noValidate
            onSubmit={form.handleSubmit(submit, () =>
              setMissing(service ? (visit ? undefined : 'visit') : 'service'),
            )}
          >
            <CallerFields
              form={form}
              hasNoEmail={hasNoEmail}
              onNoEmail={(hasNone) => update({ hasNoEmail: hasNone })}
              hasSms={hasSms}
            />
            <OfficeFields
              value={office}
              canConfirmBySms={hasSms && !hasNoEmail}
              onChange={(changed) => update({ office: changed })}
            />
          </form>
        </section>
        <section className={css.card}>
          <h2>Service</h2>
          <NativeSelect
            label="Service"
            name="serviceId"
            value={serviceId ?? ''}
            error={missing === 'service' && !serviceId ? 'Choose a service.' : undefined}
            data={[
              { value: '', label: 'Choose' },
              ...servicesByTitle.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              update({
                serviceId: findOption(serviceIds, value),
                professionalId: search.professionalId,
              })
            }}
          />
          {service ? (
            <DetailsForm
              key={`${service.id} ${given ? `${earlier?.id} ${caller.times}` : ''} ${drops}`}
              id="answers"
              service={service}
              initial={values}
              heading="h3"
              errorRequests={errorRequests}
              onChange={setAnswers}
              onComplete={() => undefined}
            />
          ) : null}
        </section>
        <section className={`${css.card} ${own.last}`}>
          <h2>Visit</h2>
          {service ? (
            <PickVisit
              choice={choice}
              firstDay={search.day}
              error={
                isTaken
                  ? 'That time is no longer available. Choose another.'
                  : missing === 'visit' && !visit
                    ? 'Choose a time.'
                    : undefined
              }
              onVisit={(chosen) => update({ visit: chosen })}
              onProfessional={(id) => update({ professionalId: id })}
            />
          ) : (
            <p className={css.quiet}>Choose the service first.</p>
          )}
          {service ? (
            <p className={own.price}>
              <strong className="figures">
                {formatCents(search.redoOf ? 0 : priceOf(service, values))}
              </strong>
              {search.redoOf ? <span>A second visit at no charge</span> : null}
              {visit ? <span>{formatVisit(visit)}</span> : null}
            </p>
          ) : null}
          {service ? (
            <SameDayFee
              values={values}
              visit={visit}
              onDrop={(changed) => {
                setAnswers(changed)
                setDrops(drops + 1)
              }}
            />
          ) : null}
          <ActionButton type="submit" form="caller" loading={isSubmitting}>
            Book
          </ActionButton>
        </section>
      </div>
    </>
  )
}

import { NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { zipOfAddress } from '../../../shared/areas/zip.ts'
import { type Contact, contactSchema } from '../../../shared/booking.ts'
import { defaultAnswers } from '../../../shared/booking-details/index.ts'
import {
  findService,
  type Service,
  type ServiceId,
  serviceIds,
  servicesByTitle,
} from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formOf } from '../../../shared/questions/form-of.ts'
import { formatVisit, type WallClock } from '../../../shared/time/business-time.ts'
import { DetailsForm } from '../../booking/details/details-form.tsx'
import type { FormValues } from '../../booking/draft.ts'
import { parseDetails, partialQuote } from '../../booking/quote.ts'
import { newSecret } from '../../new-secret.ts'
import { errorCode, fieldErrors } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { findOption } from '../../ui/forms/find-option.ts'
import { focusFirstField } from '../../ui/forms/focus-field.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import type { NewBookingSearch } from '../search-params.ts'
import { CallerFields } from './caller-fields.tsx'
import { FindCaller } from './find-caller.tsx'
import own from './new-booking-page.module.css'
import { OfficeFields } from './office-fields.tsx'
import { PickVisit } from './pick-visit.tsx'
import { useEarlierAnswers } from './use-earlier-answers.ts'
import { useVisitChoice } from './use-visit-choice.ts'

interface Props {
  search: NewBookingSearch
  onBooked: (id: string) => unknown
}

const nobody = { fullName: '', email: '', phone: '', address: '', specialInstructions: '' }

/** The server's messages at the fields of this form; where the zip code is wrong, the address is. */
function contactErrors(error: unknown): Record<string, string> {
  const { zip, ...errors } = fieldErrors(error)
  const all = zip === undefined ? errors : { ...errors, address: zip }
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in nobody))
}

/** In cents. */
const priceOf = (service: Service, values: FormValues): number =>
  partialQuote(
    { key: service.id, services: [service] },
    { details: { [service.id]: values }, contact: {} },
  ).total

/** Books for somebody on the phone, on one screen: who, what, when, and what it costs. */
export function NewBookingPage({ search, onBooked }: Props) {
  const [serviceId, setServiceId] = useState<ServiceId | undefined>(search.serviceId)
  const [answers, setAnswers] = useState<Record<string, FormValues>>({})
  const [wantedVisit, setVisit] = useState<WallClock | undefined>(
    search.day && search.time ? { date: search.day, time: search.time } : undefined,
  )
  const [professionalId, setProfessionalId] = useState(search.professionalId)
  const [missing, setMissing] = useState<'service' | 'visit'>()
  const [office, setOffice] = useState({ confirmBySms: false, note: '' })
  const [errorRequests, setErrorRequests] = useState(0)
  const [idempotencyKey, setIdempotencyKey] = useState(newSecret)
  const form = useSchemaForm({ schema: contactSchema, initialValues: nobody })
  const utils = trpc.useUtils()
  const create = trpc.booking.create.useMutation()
  const service = serviceId && findService(serviceId)
  const earlier = useEarlierAnswers(search.redoOf)
  const given = earlier?.serviceId === serviceId ? earlier?.answers : undefined
  const values = service ? (answers[service.id] ?? given ?? defaultAnswers(formOf(service))) : {}
  const zip = zipOfAddress(form.values.address)
  const choice = useVisitChoice({ serviceId, zip, professionalId, visit: wantedVisit })
  const { visit, who, isTaken } = choice
  const { submit, isSubmitting } = useSubmit(create.mutateAsync, {
    failed: 'Not booked',
    showErrors: form.showErrors,
    readErrors: contactErrors,
    onError: (error) => {
      const code = errorCode(error)
      // It was booked before it was changed, and the answer was lost: the next one is another order.
      if (code === 'KEY_REUSED') setIdempotencyKey(newSecret())
      if (code === 'SLOT_TAKEN' || code === 'PROFESSIONAL_TAKEN') {
        setVisit(undefined)
        void utils.booking.openSlots.invalidate()
      }
      return false
    },
    onSuccess: ({ bookings }) => {
      const channels = office.confirmBySms ? 'email and text message' : 'email'
      toastSuccess('Booked', `The confirmation goes out by ${channels}.`)
      return onBooked(bookings[0]?.id ?? '')
    },
  })
  function book(contact: Contact) {
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
    submit({
      services: [{ serviceId: service.id, details }],
      ...visit,
      ...(who ? { professionalId: who } : {}),
      ...(zip ? { zip } : {}),
      contact,
      ...(office.confirmBySms ? { confirmBySms: true } : {}),
      ...(office.note.trim() ? { note: office.note } : {}),
      ...(search.redoOf ? { redoOfClaimId: search.redoOf } : {}),
      idempotencyKey,
    })
  }
  return (
    <>
      <p>
        <Link to="/admin/bookings">All bookings</Link>
      </p>
      <header className={css.head}>
        <h1>New booking</h1>
      </header>
      <div className={own.columns}>
        <section className={css.card}>
          <h2>Caller</h2>
          <FindCaller
            email={search.email}
            onFound={(found) => form.setValues({ ...nobody, ...found })}
          />
          <form
            id="caller"
            className={css.body}
            noValidate
            onSubmit={form.handleSubmit(book, () => setMissing(undefined))}
          >
            <CallerFields form={form} />
            <OfficeFields value={office} onChange={setOffice} />
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
              setServiceId(findOption(serviceIds, value))
              setProfessionalId(search.professionalId)
            }}
          />
          {service ? (
            <DetailsForm
              key={given ? `${service.id} again` : service.id}
              id="answers"
              service={service}
              initial={values}
              heading="h3"
              errorRequests={errorRequests}
              onChange={(changed) => setAnswers((all) => ({ ...all, [service.id]: changed }))}
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
                  ? 'The time you wanted is not free. Choose another.'
                  : missing === 'visit' && !visit
                    ? 'Choose a time.'
                    : undefined
              }
              onVisit={setVisit}
              onProfessional={setProfessionalId}
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
          <ActionButton type="submit" form="caller" loading={isSubmitting}>
            Book
          </ActionButton>
        </section>
      </div>
    </>
  )
}

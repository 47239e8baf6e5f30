import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Contact } from '../../../shared/booking.ts'
import type { ErrorCode } from '../../../shared/error-code.ts'
import { clearCart } from '../../catalogue/cart.ts'
import { newSecret } from '../../new-secret.ts'
import { errorCode, errorMessage, fieldErrors } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import { checkZip, whereStore } from '../../where/where-store.ts'
import { answersFor } from '../answers.ts'
import { clearDraft, readDraft, updateDraft } from '../draft.ts'
import { type Flow, isMultiService } from '../flow.ts'
import { visitsOf } from '../times.ts'
import { requestedFor } from '../together.ts'

/** The server's reasons why a time is no longer available. */
const slotUnavailable = [
  'SLOT_TAKEN',
  'PROFESSIONAL_TAKEN',
  'SLOT_UNKNOWN',
  'TIME_PAST',
] as const satisfies readonly ErrorCode[]
export type SlotUnavailableCode = (typeof slotUnavailable)[number]

/** What keeps the order from being booked as it is, other than an invalid field. */
export interface Conflict {
  code: SlotUnavailableCode | 'KEY_REUSED'
  /** The service whose time it is. */
  serviceId?: string | undefined
}

/**
 * Sends the order: it is booked once, however often it is clicked or retried after a failure. `onProfessionalGone` is called
 * with the service for which the customer asked for somebody who can no longer be chosen.
 */
export function useCheckout(
  flow: Flow,
  onProfessionalGone: (serviceId: string | undefined) => void,
) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const create = trpc.booking.create.useMutation()
  const [conflict, setConflict] = useState<Conflict>()
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({})

  function send(contact: Contact) {
    setConflict(undefined)
    setServerErrors({})
    const draft = readDraft(flow.key)
    const idempotencyKey = draft.idempotencyKey ?? newSecret()
    updateDraft(flow.key, { idempotencyKey })
    const [first] = visitsOf(flow, draft) ?? []
    return create.mutateAsync({
      services: flow.services.map((service) => ({
        serviceId: service.id,
        details: answersFor(flow, draft, service).values,
        ...draft.ownTimes?.[service.id],
        ...(draft.ownTimes && requestedFor(draft, [service])),
      })),
      ...(!draft.ownTimes && requestedFor(draft, flow.services)),
      date: first?.date ?? '',
      time: first?.time ?? '',
      zip: whereStore.get().zip,
      contact,
      idempotencyKey,
      chatSessionId: draft.fromChat?.sessionId,
    })
  }

  /** Returns true for an error that the page shows as a conflict. */
  function handleConflict(error: unknown): boolean {
    const code = errorCode(error)
    // Since the first step: the page then says so, and offers to write when the area opens.
    if (code === 'OUTSIDE_AREA') void checkZip()
    const unavailable = slotUnavailable.find((one) => one === code)
    if (unavailable) {
      const [serviceId] = Object.keys(fieldErrors(error))
      setConflict({ code: unavailable, serviceId })
      void utils.booking.openSlots.invalidate()
      return true
    }
    // Nobody else is sent unasked: the customer books again with anyone, or chooses somebody.
    if (code === 'PROFESSIONAL_UNKNOWN') {
      const [serviceId] = Object.keys(fieldErrors(error))
      onProfessionalGone(serviceId)
      void utils.booking.professionals.invalidate()
    }
    if (code !== 'KEY_REUSED') return false
    updateDraft(flow.key, { idempotencyKey: undefined })
    setConflict({ code })
    return true
  }

  const { submit, isSubmitting } = useSubmit(send, {
    failed: 'Booking Failed',
    failedText: (error) =>
      ['TOO_MANY_UNCONFIRMED', 'PROFESSIONAL_UNKNOWN'].includes(errorCode(error) ?? '')
        ? errorMessage(error)
        : 'There was an error processing your booking. Please try again.',
    alwaysToast: true,
    showErrors: setServerErrors,
    onError: handleConflict,
    onSuccess: async ({ bookings, token }) => {
      toastSuccess(
        'Demo Booking Confirmed!',
        'Your demo booking has been created successfully. This is for demonstration purposes only.',
      )
      await navigate({
        to: '/booking/$flow/success',
        params: { flow: flow.key },
        state: { booking: { id: bookings[0]?.id ?? '', token } },
        replace: true,
      })
      clearDraft(flow.key)
      if (isMultiService(flow)) clearCart()
    },
  })
  return {
    submit,
    isSubmitting,
    conflict,
    clearConflict: () => setConflict(undefined),
    /** The messages of a refusal, by contact field. */
    serverErrors,
  }
}

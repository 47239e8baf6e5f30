import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Contact } from '../../shared/booking.ts'
import { clearChosen } from '../catalogue/chosen-services.ts'
import { faultsOf, messageOf, reasonOf, trpc } from '../trpc.ts'
import { clearToasts, toastProblem, toastSuccess } from '../ui/toast.ts'
import { answersFor } from './answers.ts'
import { clearDraft, readDraft, updateDraft } from './draft.ts'
import { type Flow, isForSeveral } from './flow.ts'

/** Why a time is no longer available. */
const timeIsGone = ['SLOT_TAKEN', 'SLOT_UNKNOWN', 'TIME_PAST'] as const
export type TimeGoneReason = (typeof timeIsGone)[number]

/** What prevents the booking, other than an invalid field. */
type Hitch = TimeGoneReason | 'KEY_REUSED'

/** Sends the order. Double clicks and retries after a failure send the same key, so they make one booking. */
export function useCheckout(flow: Flow) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const create = trpc.booking.create.useMutation()
  const underWay = useRef(false)
  const [processing, setProcessing] = useState(false)
  const [hitch, setHitch] = useState<Hitch>()
  const [refused, setRefused] = useState<Record<string, string>>({})

  async function book(contact: Contact): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setProcessing(true)
    setRefused({})
    setHitch(undefined)
    clearToasts()
    const draft = readDraft(flow.key)
    const idempotencyKey = draft.idempotencyKey ?? newKey(flow)
    try {
      const receipt = await create.mutateAsync({
        services: flow.services.map((service) => ({
          serviceId: service.id,
          details: answersFor(flow, draft, service).values,
        })),
        date: draft.schedule?.date ?? '',
        time: draft.schedule?.time ?? '',
        contact,
        idempotencyKey,
        chatSessionId: draft.fromChat?.sessionId,
        conversationId: draft.fromLead,
      })
      clearDraft(flow.key)
      if (isForSeveral(flow)) clearChosen()
      toastSuccess(
        'Demo Booking Confirmed!',
        'Your demo booking has been created successfully. This is for demonstration purposes only.',
      )
      const id = receipt.bookings[0]?.id ?? ''
      await navigate({
        to: '/booking/$flow/success',
        params: { flow: flow.key },
        state: { booking: { id, token: receipt.token } },
        replace: true,
      })
    } catch (error) {
      fail(error)
    } finally {
      underWay.current = false
      setProcessing(false)
    }
  }

  function fail(error: unknown): void {
    const reason = reasonOf(error)
    const gone = timeIsGone.find((one) => one === reason)
    if (gone) {
      setHitch(gone)
      void utils.booking.openSlots.invalidate()
      return
    }
    if (reason === 'KEY_REUSED') {
      updateDraft(flow.key, { idempotencyKey: undefined })
      setHitch(reason)
      return
    }
    setRefused(faultsOf(error))
    const howToGoOn = reason === 'TOO_MANY_UNCONFIRMED' ? messageOf(error) : undefined
    toastProblem(
      'Booking Failed',
      howToGoOn ?? 'There was an error processing your booking. Please try again.',
    )
  }

  return {
    book: (contact: Contact) => void book(contact),
    processing,
    hitch,
    timeChosen: () => setHitch(undefined),
    refused,
  }
}

function newKey(flow: Flow): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const idempotencyKey = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  updateDraft(flow.key, { idempotencyKey })
  return idempotencyKey
}

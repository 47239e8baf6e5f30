import type { inferRouterInputs } from '@trpc/server'
import { pluralize } from '../../../shared/format/numbers.ts'
import { newSecret } from '../../new-secret.ts'
import { errorCode, errorMessage, fieldErrors } from '../../server-error.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastError, toastSuccess } from '../../ui/toast/toast.ts'

type Order = Omit<inferRouterInputs<AppRouter>['booking']['create'], 'idempotencyKey'>

interface Options {
  /** The same for each attempt at this order, also after a reload. */
  idempotencyKey: string
  onNewKey: (key: string) => void
  /** Confirms it at once. */
  isConfirmed: boolean
  /** The fields of the form; the server's other messages are toasts. */
  fields: readonly string[]
  showErrors: (errors: Record<string, string>) => void
  onTimeGone: () => void
  onBooked: (id: string) => unknown
}

/** Books for a caller, and confirms it if wanted. A second attempt after a lost answer books nothing more. */
export function useBookOrder(options: Options) {
  const { idempotencyKey, onNewKey, isConfirmed, fields, showErrors, onTimeGone, onBooked } =
    options
  const utils = trpc.useUtils()
  const create = trpc.booking.create.useMutation()
  const confirm = trpc.admin.bookings.confirmMany.useMutation()
  /** Why it is not confirmed: the booking is made all the same, and its record says how it stands. */
  const refusalOf = async (ids: string[]): Promise<string | undefined> => {
    try {
      const { confirmed, refused } = await confirm.mutateAsync({ ids })
      if (confirmed.length === 0 || refused.length === 0) return refused[0]?.reason
      return `${pluralize(confirmed.length, 'booking')} confirmed. ${refused[0]?.reason}`
    } catch (error) {
      console.error('Not confirmed:', error)
      return errorMessage(error) ?? 'The server did not respond. Confirm it from the booking.'
    }
  }
  /** How a caller without an email hears of it. */
  const reachOf = async (id: string) => {
    try {
      // The record is opened next.
      return (await utils.admin.bookings.get.fetch({ id })).reach
    } catch (error) {
      console.error('The booking is made, but cannot be read:', error)
      return 'call'
    }
  }
  const { submit, isSubmitting } = useSubmit(
    async (order: Order) => {
      const { bookings } = await create.mutateAsync({ ...order, idempotencyKey })
      const ids = bookings.map(({ id }) => id)
      const id = ids[0] ?? ''
      const refused = isConfirmed ? await refusalOf(ids) : undefined
      return { id, refused, reach: order.contact.email ? 'email' : await reachOf(id) }
    },
    {
      failed: 'Not booked',
      showErrors,
      readErrors: (error) => contactErrors(error, fields),
      onError: (error) => {
        const code = errorCode(error)
        // It was booked before it was changed, and the answer was lost: the next one is another order.
        if (code === 'KEY_REUSED') onNewKey(newSecret())
        if (code === 'SLOT_TAKEN' || code === 'PROFESSIONAL_TAKEN') {
          onTimeGone()
          void utils.booking.openSlots.invalidate()
        }
        return false
      },
      onSuccess: ({ id, refused, reach }, { confirmBySms }) => {
        if (refused === undefined) {
          const done = isConfirmed ? 'Booked and confirmed' : 'Booked'
          toastSuccess(done, confirmations[confirmBySms ? 'both' : reach])
        } else toastError('Booked, not confirmed', refused)
        return onBooked(id)
      },
    },
  )
  return { book: submit, isSubmitting }
}

const confirmations = {
  email: 'The confirmation goes out by email.',
  both: 'The confirmation goes out by email and text message.',
  text: 'The confirmation goes out by text message.',
  call: 'No message will be sent. Give the caller the details now.',
}

/** The server's messages at the fields of the form; where the zip code is wrong, the address is. */
function contactErrors(error: unknown, fields: readonly string[]): Record<string, string> {
  const { zip, ...errors } = fieldErrors(error)
  const all = zip === undefined ? errors : { ...errors, address: zip }
  return Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)))
}

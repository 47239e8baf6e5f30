import { Button } from '@mantine/core'
import { trpc } from '../../../trpc.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import { countBookings, toastOutcome } from './count-bookings.ts'

interface Props {
  ids: string[]
  onDone: () => void
}

/** Confirms the pending ones; a visit that nobody is assigned to gets who is free. */
export function ConfirmButton({ ids, onDone }: Props) {
  const confirm = trpc.admin.bookings.confirmMany.useMutation()
  const { submit, isSubmitting } = useSubmit(confirm.mutateAsync, {
    failed: 'Not all are confirmed',
    onSuccess: ({ confirmed, refused }) => {
      toastOutcome({
        title: `${countBookings(confirmed.length)} confirmed`,
        refused: refused.map(({ reason }) => ({
          reason: `${reason} Open those that are still pending.`,
        })),
        text: 'The customers are told.',
      })
      onDone()
    },
  })
  return (
    <Button size="xs" loading={isSubmitting} onClick={() => submit({ ids })}>
      Confirm {countBookings(ids.length)}
    </Button>
  )
}

/** For a day on which the business is closed after all. */
export function MoveButton({ ids, onDone }: Props) {
  const move = trpc.admin.bookings.moveToNearest.useMutation()
  const { submit, isSubmitting } = useSubmit(move.mutateAsync, {
    failed: 'Not all are moved',
    onSuccess: ({ moved, refused }) => {
      toastOutcome({
        title: `${countBookings(moved.length)} moved`,
        refused,
        text: 'The customers are told in two minutes.',
      })
      onDone()
    },
  })
  return (
    <Button size="xs" variant="default" loading={isSubmitting} onClick={() => submit({ ids })}>
      Move to the nearest free time
    </Button>
  )
}

/** The same, but the customers choose. */
export function OfferButton({ ids, onDone }: Props) {
  const offer = trpc.admin.bookings.offerTimes.useMutation()
  const { submit, isSubmitting } = useSubmit(offer.mutateAsync, {
    failed: 'Not all are offered other times',
    onSuccess: ({ offered, refused }) => {
      toastOutcome({
        title: `Other times offered for ${countBookings(offered.length)}`,
        refused,
        text: 'The customers choose one through the link in their email.',
      })
      onDone()
    },
  })
  return (
    <Button size="xs" variant="default" loading={isSubmitting} onClick={() => submit({ ids })}>
      Offer three times by email
    </Button>
  )
}

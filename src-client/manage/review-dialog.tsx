import '@mantine/core/styles/Rating.css'
import { Button, Rating, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { faultsOf, messageOf, reasonOf, trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { toastProblem, toastSuccess } from '../ui/toast.ts'
import css from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import type { BookingRef } from './own-booking.ts'

interface Props {
  booking: { serviceTitle: string }
  named: BookingRef
  onClose: () => void
}

/** Stars and an optional comment; one review per booking. */
export default function ReviewDialog({ booking, named, onClose }: Props) {
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const review = trpc.booking.review.useMutation({
    onSuccess: () => {
      toastSuccess('Thank you!', 'Your review has been saved.')
      onClose()
    },
    onError: (error) => toastProblem('Review not saved', messageOf(error) ?? 'Please try again.'),
  })
  const stars = useRef<HTMLFieldSetElement>(null)
  const send = () => {
    setMissing(rating === 0)
    if (rating === 0) stars.current?.querySelector('input')?.focus()
    else review.mutate({ ...named, rating, text })
  }
  return (
    <Dialog title={`How was your ${booking.serviceTitle}?`} onClose={onClose}>
      <div className={css.body}>
        <fieldset
          ref={stars}
          className={css.rating}
          aria-describedby={missing ? 'rating-fault' : undefined}
        >
          <legend>Your rating</legend>
          <Rating
            size="xl"
            color="var(--star)"
            value={rating}
            onChange={(chosen) => {
              setRating(chosen)
              setMissing(false)
            }}
            getSymbolLabel={(count) => `${count} ${count === 1 ? 'star' : 'stars'}`}
          />
          {missing ? (
            <p id="rating-fault" role="alert" className={css.fault}>
              Choose one to five stars.
            </p>
          ) : null}
        </fieldset>
        <Textarea
          label="In your words (optional)"
          rows={5}
          maxLength={2000}
          value={text}
          error={faultsOf(review.error).text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {reasonOf(review.error) === 'ALREADY_REVIEWED' ? (
          <p role="alert">You have reviewed this booking already.</p>
        ) : null}
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <ActionButton loading={review.isPending} onClick={send}>
            Save review
          </ActionButton>
        </div>
      </div>
    </Dialog>
  )
}

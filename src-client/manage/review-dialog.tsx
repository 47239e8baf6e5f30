import '@mantine/core/styles/Rating.css'
import { Button, Rating, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { errorCode, errorMessage, fieldErrors } from '../server-error.ts'
import { trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import css from '../ui/overlay/dialog.module.css'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { toastError, toastSuccess } from '../ui/toast/toast.ts'
import type { BookingRef } from './customer-booking.ts'

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
    onError: (error) => toastError('Review not saved', errorMessage(error) ?? 'Please try again.'),
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
          error={fieldErrors(review.error).text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {errorCode(review.error) === 'ALREADY_REVIEWED' ? (
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

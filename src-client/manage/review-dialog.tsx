import { z } from 'zod/mini'
import '@mantine/core/styles/Rating.css'
import { Button, Rating, Textarea } from '@mantine/core'
import { reviewInput } from '../../shared/booking.ts'
import { pluralize } from '../../shared/format/numbers.ts'
import { errorCode } from '../server-error.ts'
import { trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { useSchemaForm } from '../ui/forms/use-schema-form.ts'
import { useSubmit } from '../ui/forms/use-submit.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { toastSuccess } from '../ui/toast/toast.ts'
import type { BookingDialogProps } from './customer-booking.ts'
import css from './dialogs.module.css'

const schema = z.pick(reviewInput, { rating: true, text: true })

/** Stars and an optional comment; one review per booking. */
export default function ReviewDialog({
  booking,
  bookingRef,
  opened,
  onClose,
}: BookingDialogProps<{ serviceTitle: string }>) {
  const form = useSchemaForm({ schema, initialValues: { rating: 0, text: '' } })
  const review = trpc.booking.review.useMutation()
  const { submit, isSubmitting } = useSubmit(review.mutateAsync, {
    failed: 'Review not saved',
    showErrors: form.showErrors,
    onSuccess: () => {
      toastSuccess('Thank you!', 'Your review has been saved.')
      onClose()
    },
  })
  const { rating: ratingError } = form.errors
  return (
    <Dialog opened={opened} title={`How was your ${booking.serviceTitle}?`} onClose={onClose}>
      <form
        className={css.body}
        noValidate
        onSubmit={form.handleSubmit((values) => submit({ ...bookingRef, ...values }))}
      >
        <fieldset
          className={css.rating}
          data-field="rating"
          aria-describedby={ratingError ? 'rating-error' : undefined}
        >
          <legend>Your rating</legend>
          <Rating
            size="xl"
            color="var(--star)"
            value={form.values.rating}
            onChange={(rating) => form.setFieldValue('rating', rating)}
            getSymbolLabel={(count) => pluralize(count, 'star')}
          />
          {ratingError ? (
            <p id="rating-error" role="alert" className={css.error}>
              {ratingError}
            </p>
          ) : null}
        </fieldset>
        <Textarea
          label="In your own words (optional)"
          rows={5}
          maxLength={2000}
          {...form.getInputProps('text')}
        />
        {errorCode(review.error) === 'ALREADY_REVIEWED' ? (
          <p role="alert">You’ve already reviewed this booking.</p>
        ) : null}
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <ActionButton type="submit" loading={isSubmitting}>
            Save review
          </ActionButton>
        </div>
      </form>
    </Dialog>
  )
}

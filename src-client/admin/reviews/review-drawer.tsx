import { Button, Textarea, TextInput } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import { z } from 'zod/mini'
import { hideReviewInput, replyToReviewInput } from '../../../shared/admin/reviews.ts'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { errorCode } from '../../server-error.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { Stars } from '../../ui/stars.tsx'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { formatInstant } from '../format-instant.ts'
import { BookingIdLink } from '../short-id.tsx'

type Review = inferRouterOutputs<AppRouter>['admin']['reviews']['list']['rows'][number]

interface Props {
  /** Undefined closes the drawer. */
  review: Review | undefined
  onClose: () => void
}

/** A whole review, its public answer, and whether the public can see it. */
export const ReviewDrawer = ({ review, onClose }: Props) => (
  <SideDrawer
    opened={review !== undefined}
    title={review ? `Review of ${serviceTitle(review.serviceId)}` : 'Review'}
    onClose={onClose}
  >
    {review ? <ReviewRecord review={review} /> : null}
  </SideDrawer>
)

function ReviewRecord({ review }: { review: Review }) {
  const { id, rating, text, reply, bookingId, createdAt, hiddenAt, hiddenReason } = review
  return (
    <div className={css.body}>
      <section>
        <p>
          <Stars rating={rating} /> <span className={css.quiet}>{formatInstant(createdAt)}</span>
        </p>
        <p>{text ?? 'No comment provided'}</p>
        <p>
          Booking <BookingIdLink id={bookingId} />
        </p>
      </section>
      <ReplyForm key={id} id={id} reply={reply ?? ''} />
      <section>
        <h3>In public</h3>
        {hiddenAt ? (
          <HiddenReview id={id} reason={hiddenReason ?? ''} hiddenAt={hiddenAt} />
        ) : (
          <HideForm id={id} />
        )}
      </section>
    </div>
  )
}

function ReplyForm({ id, reply }: { id: string; reply: string }) {
  const form = useSchemaForm({
    schema: z.pick(replyToReviewInput, { reply: true }),
    initialValues: { reply },
  })
  const text = form.values.reply.trim()
  // Typed text is kept when a colleague's answer arrives; overwriting that answer takes a second click.
  const [seen, setSeen] = useState(reply)
  const save = trpc.admin.reviews.reply.useMutation()
  const { submit, isSubmitting } = useSubmit(save.mutateAsync, {
    failed: 'Not saved',
    showErrors: form.showErrors,
    onSuccess: () => {
      setSeen(text)
      toastSuccess('Saved', 'The customer and everyone who reads the review see the reply.')
    },
    onError: (error) => {
      if (errorCode(error) === 'REPLY_CHANGED') setSeen(reply)
      return false
    },
  })
  return (
    <form onSubmit={form.handleSubmit((values) => submit({ id, reply: values.reply, seen }))}>
      <h3>Public reply</h3>
      <Textarea
        aria-label="Public reply"
        rows={3}
        maxLength={2000}
        {...form.getInputProps('reply')}
      />
      <div className={css.actions}>
        <Button type="submit" variant="default" loading={isSubmitting} disabled={text === reply}>
          {reply && text === '' ? 'Remove the reply' : 'Save reply'}
        </Button>
      </div>
    </form>
  )
}

function HideForm({ id }: { id: string }) {
  const form = useSchemaForm({
    schema: z.pick(hideReviewInput, { reason: true }),
    initialValues: { reason: '' },
  })
  const hide = trpc.admin.reviews.hide.useMutation()
  const { submit, isSubmitting } = useSubmit(hide.mutateAsync, {
    failed: 'Not saved',
    showErrors: form.showErrors,
  })
  return (
    <form className={css.body} onSubmit={form.handleSubmit(({ reason }) => submit({ id, reason }))}>
      <TextInput
        label="Why it should not be shown"
        description="Only administrators see this. The review still counts."
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <div className={css.actions}>
        <Button type="submit" variant="default" loading={isSubmitting}>
          Hide review
        </Button>
      </div>
    </form>
  )
}

interface HiddenReviewProps {
  id: string
  reason: string
  /** ISO, UTC */
  hiddenAt: string
}

function HiddenReview({ id, reason, hiddenAt }: HiddenReviewProps) {
  const show = trpc.admin.reviews.show.useMutation()
  const { submit, isSubmitting } = useSubmit(show.mutateAsync, { failed: 'Not saved' })
  return (
    <>
      <p>
        Hidden since {formatInstant(hiddenAt)}: {reason}
      </p>
      <div className={css.actions}>
        <Button variant="default" loading={isSubmitting} onClick={() => submit({ id })}>
          Show it again
        </Button>
      </div>
    </>
  )
}

import { Button, Textarea, TextInput } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { SideDrawer } from '../../manage/side-drawer.tsx'
import { type AppRouter, faultsOf, messageOf, reasonOf, trpc } from '../../trpc.ts'
import { Stars } from '../../ui/stars.tsx'
import { toastProblem, toastSuccess } from '../../ui/toast.ts'
import css from '../admin.module.css'
import { momentOf } from '../moment.ts'
import { BookingLink } from '../short-id.tsx'

type Review = inferRouterOutputs<AppRouter>['admin']['reviews']['rows'][number]

const failed = (error: unknown) => {
  if (Object.keys(faultsOf(error)).length === 0) {
    toastProblem('Not saved', messageOf(error) ?? 'Please try again.')
  }
}

/** A whole review, its public answer, and whether the public can see it. */
export function ReviewDrawer({ review, onClose }: { review: Review; onClose: () => void }) {
  const { id, serviceId, rating, text, bookingId, createdAt, hiddenAt, hiddenReason } = review
  return (
    <SideDrawer title={`Review of ${serviceTitle(serviceId)}`} onClose={onClose}>
      <div className={css.body}>
        <section>
          <p>
            <Stars rating={rating} /> <span className={css.quiet}>{momentOf(createdAt)}</span>
          </p>
          <p>{text ?? 'No comment provided'}</p>
          <p>
            Booking <BookingLink id={bookingId} />
          </p>
        </section>
        <Reply key={id} id={id} reply={review.reply ?? ''} />
        <section>
          <h3>In public</h3>
          {hiddenAt ? (
            <Hidden id={id} reason={hiddenReason ?? ''} at={hiddenAt} />
          ) : (
            <Hide id={id} />
          )}
        </section>
      </div>
    </SideDrawer>
  )
}

function Reply({ id, reply }: { id: string; reply: string }) {
  const [text, setText] = useState(reply)
  // Typed text is kept when a colleague's answer arrives; overwriting that answer takes a second click.
  const [seen, setSeen] = useState(reply)
  const save = trpc.admin.replyToReview.useMutation({
    onSuccess: (_saved, sent) => {
      setSeen((sent.reply as string).trim())
      toastSuccess('Saved', 'Who wrote the review sees the answer, and so does who reads it.')
    },
    onError: (error) => {
      if (reasonOf(error) === 'REPLY_CHANGED') setSeen(reply)
      failed(error)
    },
  })
  return (
    <section>
      <h3>Public reply</h3>
      <Textarea
        aria-label="Public reply"
        autosize
        minRows={3}
        maxLength={2000}
        value={text}
        error={faultsOf(save.error).reply}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={css.actions}>
        <Button
          variant="default"
          loading={save.isPending}
          disabled={text.trim() === reply}
          onClick={() => save.mutate({ id, reply: text, seen })}
        >
          {reply && text.trim() === '' ? 'Take the reply back' : 'Save reply'}
        </Button>
      </div>
    </section>
  )
}

function Hide({ id }: { id: string }) {
  const [reason, setReason] = useState('')
  const hide = trpc.admin.hideReview.useMutation({ onError: failed })
  return (
    <form
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault()
        if (!hide.isPending) hide.mutate({ id, reason })
      }}
    >
      <TextInput
        label="Why it should not be shown"
        description="Only administrators read this. The review still counts."
        maxLength={500}
        value={reason}
        error={faultsOf(hide.error).reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="default" loading={hide.isPending}>
          Hide review
        </Button>
      </div>
    </form>
  )
}

function Hidden({ id, reason, at }: { id: string; reason: string; at: string }) {
  const show = trpc.admin.showReview.useMutation({ onError: failed })
  return (
    <>
      <p>
        Hidden since {momentOf(at)}: {reason}
      </p>
      <div className={css.actions}>
        <Button variant="default" loading={show.isPending} onClick={() => show.mutate({ id })}>
          Show it again
        </Button>
      </div>
    </>
  )
}

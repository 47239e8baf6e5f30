import { Button, Textarea } from '@mantine/core'
import { z } from 'zod/mini'
import { makeClaimInput } from '../../shared/claims.ts'
import { claimPolicy } from '../../shared/policy.ts'
import { errorCode } from '../server-error.ts'
import { trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { useSchemaForm } from '../ui/forms/use-schema-form.ts'
import { useSubmit } from '../ui/forms/use-submit.ts'
import { useStoredText } from '../ui/store/use-stored-text.ts'
import { toastSuccess } from '../ui/toast/toast.ts'
import type { BookingRef } from './customer-booking.ts'
import css from './dialogs.module.css'

const schema = z.pick(makeClaimInput, { content: true })

interface Props {
  bookingRef: BookingRef
  onClose: () => void
}

/** Says what is wrong with a visit. What was typed is kept for the session until it is sent. */
export function ClaimForm({ bookingRef, onClose }: Props) {
  const [stored, store] = useStoredText(`nestwright.claim.${bookingRef.id}`)
  const form = useSchemaForm({
    schema,
    initialValues: { content: stored },
    onValuesChange: ({ content }) => store(content),
  })
  const utils = trpc.useUtils()
  const make = trpc.booking.makeClaim.useMutation()
  const { submit, isSubmitting } = useSubmit(make.mutateAsync, {
    failed: 'Not sent',
    showErrors: form.showErrors,
    onSuccess: () => {
      store('')
      toastSuccess('Thank you for telling us', 'A confirmation is on its way to you.')
      onClose()
    },
    onError: (error) => {
      // What this page shows of the booking may be out of date.
      if (errorCode(error)) void utils.invalidate()
      return false
    },
  })
  return (
    <form
      className={css.body}
      noValidate
      onSubmit={form.handleSubmit(({ content }) => submit({ ...bookingRef, content }))}
    >
      <Textarea
        label="What went wrong?"
        description={`Tell us which room or item, and what was missed or damaged. We’ll reply within ${claimPolicy.answerHours} hours.`}
        rows={6}
        maxLength={2000}
        {...form.getInputProps('content')}
      />
      <div className={css.buttons}>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <ActionButton type="submit" loading={isSubmitting}>
          Send
        </ActionButton>
      </div>
    </form>
  )
}

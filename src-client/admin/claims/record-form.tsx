import { Button, Textarea } from '@mantine/core'
import { z } from 'zod/mini'
import { recordClaimInput } from '../../../shared/admin/claims.ts'
import { claimPolicy } from '../../../shared/policy.ts'
import { trpc } from '../../trpc.ts'
import { focusOnce } from '../../ui/forms/focus-once.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { useStoredText } from '../../ui/store/use-stored-text.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'

interface Props {
  bookingId: string
  onDone: () => void
}

/** Writes down what a customer says on the phone is wrong with a visit. */
export function RecordForm({ bookingId, onDone }: Props) {
  const [stored, store] = useStoredText(`nestwright.record-claim.${bookingId}`)
  const form = useSchemaForm({
    schema: z.pick(recordClaimInput, { content: true }),
    initialValues: { content: stored },
    onValuesChange: ({ content }) => store(content),
  })
  const record = trpc.admin.claims.record.useMutation()
  const { submit, isSubmitting } = useSubmit(record.mutateAsync, {
    failed: 'Not recorded',
    showErrors: form.showErrors,
    onSuccess: () => {
      store('')
      toastSuccess('Claim recorded', `Answer it within ${claimPolicy.answerHours} hours.`)
      onDone()
    },
  })
  return (
    <form
      className={css.body}
      noValidate
      aria-label="Record a claim"
      onSubmit={form.handleSubmit(({ content }) => submit({ bookingId, content }))}
    >
      <Textarea
        label="What is wrong"
        description="In the customer’s words. They can see this on their booking page."
        rows={4}
        maxLength={2000}
        ref={focusOnce}
        {...form.getInputProps('content')}
      />
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting}>
          Record the claim
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

import { Button, TextInput } from '@mantine/core'
import { z } from 'zod/mini'
import { voidPaymentInput } from '../../../shared/payments.ts'
import { trpc } from '../../trpc.ts'
import { focusOnce } from '../../ui/forms/focus-once.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'

interface Props {
  id: string
  onDone: () => void
}

/** Makes a payment that was recorded by mistake count no longer. */
export function VoidForm({ id, onDone }: Props) {
  const form = useSchemaForm({
    schema: z.pick(voidPaymentInput, { reason: true }),
    initialValues: { reason: '' },
  })
  const voidPayment = trpc.admin.payments.void.useMutation()
  const { submit, isSubmitting } = useSubmit(voidPayment.mutateAsync, {
    failed: 'Not voided',
    showErrors: form.showErrors,
    onSuccess: () => {
      toastSuccess('Voided', 'It no longer counts. The receipt keeps its number.')
      onDone()
    },
  })
  return (
    <form
      className={css.body}
      noValidate
      onSubmit={form.handleSubmit(({ reason }) => submit({ id, reason }))}
    >
      <TextInput
        label="Reason for voiding (internal)"
        maxLength={200}
        ref={focusOnce}
        {...form.getInputProps('reason')}
      />
      <div className={css.actions}>
        <Button type="submit" size="sm" color="red.9" loading={isSubmitting}>
          Void it
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </form>
  )
}

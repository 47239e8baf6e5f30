import { Button, TextInput } from '@mantine/core'
import { z } from 'zod/mini'
import { blockInput } from '../../../shared/admin/customers.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import bar from '../toolbar.module.css'
import type { CustomerRecord } from './rows.ts'

/** Whether a customer can book online; the office can always book for them. */
export const BlockSection = ({ customer }: { customer: CustomerRecord }) =>
  customer.blockedReason === null ? (
    <BlockForm email={customer.accountEmail} />
  ) : (
    <Blocked email={customer.accountEmail} reason={customer.blockedReason} />
  )

function BlockForm({ email }: { email: string }) {
  const form = useSchemaForm({
    schema: z.pick(blockInput, { reason: true }),
    initialValues: { reason: '' },
  })
  const block = trpc.admin.customers.block.useMutation()
  const { submit, isSubmitting } = useSubmit(block.mutateAsync, {
    failed: 'Not blocked',
    showErrors: form.showErrors,
    onSuccess: () => toastSuccess('Blocked', 'They are asked to call instead of booking online.'),
  })
  return (
    <form
      className={bar.oneField}
      noValidate
      onSubmit={form.handleSubmit(({ reason }) => submit({ email, reason }))}
    >
      <TextInput
        label="Why they should not book online"
        description="Only the office sees this. You can still book for them."
        maxLength={300}
        {...form.getInputProps('reason')}
      />
      <Button type="submit" variant="default" loading={isSubmitting}>
        Block online booking
      </Button>
    </form>
  )
}

function Blocked({ email, reason }: { email: string; reason: string }) {
  const unblock = trpc.admin.customers.unblock.useMutation()
  const { submit, isSubmitting } = useSubmit(unblock.mutateAsync, {
    failed: 'Still blocked',
    onSuccess: () => toastSuccess('Unblocked', 'They can book online again.'),
  })
  return (
    <div className={css.actions}>
      <p>
        <strong>Cannot book online:</strong> {reason}
      </p>
      <Button variant="default" loading={isSubmitting} onClick={() => submit({ email })}>
        Let them book online
      </Button>
    </div>
  )
}

import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod/mini'
import { messageManyInput } from '../../../../shared/admin/bookings.ts'
import { formatList } from '../../../../shared/format/format-list.ts'
import { pluralize } from '../../../../shared/format/numbers.ts'
import { trpc } from '../../../trpc.ts'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts'
import css from '../../admin.module.css'
import { TemplateSelect } from '../../messages/template-select.tsx'

interface Props {
  ids: string[]
  onDone: () => void
  onClose: () => void
}

/** Writes to the customers of the selected bookings. */
export function MessageForm({ ids, onDone, onClose }: Props) {
  // One id for all attempts: a second one sends nothing more.
  const [id] = useState(() => crypto.randomUUID())
  const form = useSchemaForm({
    schema: z.pick(messageManyInput, { subject: true, content: true }),
    initialValues: { subject: '', content: '' },
  })
  const message = trpc.admin.bookings.messageMany.useMutation()
  const { submit, isSubmitting } = useSubmit(message.mutateAsync, {
    failed: 'Not sent',
    showErrors: form.showErrors,
    onSuccess: ({ customers, withoutEmail }) => {
      const others = `No email address: ${formatList(withoutEmail)}.`
      if (customers === 0) return toastError('Not sent', others)
      const text = `It goes to ${pluralize(customers, 'customer')} by email.`
      if (withoutEmail.length === 0) toastSuccess('Message sent', text)
      else toastError('Not sent to all', `${text} ${others}`)
      onDone()
    },
  })
  return (
    <form
      className={css.body}
      noValidate
      aria-label="Message to the customers"
      onSubmit={form.handleSubmit((values) => submit({ id, ids, ...values }))}
    >
      <TextInput label="Subject" maxLength={150} {...form.getInputProps('subject')} />
      <TemplateSelect
        onInsert={(text) =>
          form.setFieldValue(
            'content',
            [form.values.content.trim(), text].filter(Boolean).join('\n\n'),
          )
        }
      />
      <Textarea
        label="Message"
        description="Each customer gets one email. It starts with their name and links to their visit."
        rows={5}
        {...form.getInputProps('content')}
      />
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting}>
          Send message
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

import { Button, TextInput } from '@mantine/core'
import { z } from 'zod/mini'
import { tagsInput } from '../../../shared/admin/customers.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import bar from '../toolbar.module.css'
import type { CustomerRecord } from './rows.ts'

/** Tags as they are typed, with commas between them. */
const schema = z.object({
  tags: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) =>
        text
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ),
    tagsInput.shape.tags,
  ),
})

/** A customer's tags, such as 'VIP' or 'dog'; customers never see them. */
export function TagsField({ customer }: { customer: CustomerRecord }) {
  const form = useSchemaForm({ schema, initialValues: { tags: customer.tags.join(', ') } })
  const save = trpc.admin.customers.saveTags.useMutation()
  const { submit, isSubmitting } = useSubmit(save.mutateAsync, {
    failed: 'Not saved',
    showErrors: form.showErrors,
    onSuccess: () => toastSuccess('Saved', 'Only the office sees tags.'),
  })
  return (
    <form
      className={bar.oneField}
      noValidate
      onSubmit={form.handleSubmit(({ tags }) => submit({ email: customer.accountEmail, tags }))}
    >
      <TextInput
        label="Tags"
        description="Separate with commas, such as VIP, dog"
        {...form.getInputProps('tags')}
      />
      <Button type="submit" variant="default" loading={isSubmitting}>
        Save tags
      </Button>
    </form>
  )
}

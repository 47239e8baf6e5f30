import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { mergeInput } from '../../../shared/admin/customers.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import type { CustomerRecord } from './rows.ts'

/** The other addresses with which the same person has booked. */
export function MergeSection({ customer }: { customer: CustomerRecord }) {
  const { accountEmail: email, emails, mergedInto } = customer
  if (mergedInto !== null) {
    return (
      <p>
        A second address of{' '}
        <Link to="/admin/customers/guest" search={{ email: mergedInto }}>
          {mergedInto}
        </Link>
      </p>
    )
  }
  return (
    <>
      {emails.length > 1 ? (
        <ul className={css.list}>
          {emails.slice(1).map((other) => (
            <OtherAddress key={other} email={other} />
          ))}
        </ul>
      ) : null}
      <MergeForm email={email} />
    </>
  )
}

function OtherAddress({ email }: { email: string }) {
  const separate = trpc.admin.customers.separate.useMutation()
  const { submit, isSubmitting } = useSubmit(separate.mutateAsync, { failed: 'Not separated' })
  return (
    <li>
      <span>{email}</span>
      <Button
        size="sm"
        variant="default"
        loading={isSubmitting}
        aria-label={`Separate ${email}`}
        onClick={() => submit({ email })}
      >
        Separate
      </Button>
    </li>
  )
}

function MergeForm({ email }: { email: string }) {
  const form = useSchemaForm({
    schema: z.pick(mergeInput, { other: true }),
    initialValues: { other: '' },
  })
  const merge = trpc.admin.customers.merge.useMutation()
  const { submit, isSubmitting } = useSubmit(merge.mutateAsync, {
    failed: 'Not merged',
    showErrors: form.showErrors,
    onSuccess: () => {
      toastSuccess('Merged', 'Bookings, notes and value are shown together.')
      form.reset()
    },
  })
  return (
    <form
      className={css.oneField}
      noValidate
      onSubmit={form.handleSubmit(({ other }) => submit({ email, other }))}
    >
      <TextInput
        label="Another address of this customer"
        description="A guest’s email. The customer sees no more than before."
        type="email"
        {...form.getInputProps('other')}
      />
      <Button type="submit" variant="default" loading={isSubmitting}>
        Merge
      </Button>
    </form>
  )
}

import { Button, TextInput } from '@mantine/core'
import { confirmPhoneInput, phoneInput } from '../../../shared/people/customer.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { toastSuccess } from '../../ui/toast/toast.ts'
import page from '../dashboard.module.css'
import css from './phone-card.module.css'

/** The number that receives text messages; its owner must confirm it with a code. */
export function PhoneCard() {
  const phone = trpc.dashboard.phone.useQuery()
  return (
    <section className={page.card}>
      <h2>Phone for text messages</h2>
      <QueryBoundary query={phone} skeleton={null}>
        {({ phone: confirmed, pending }) => (
          <div className={page.narrow}>
            <p className={page.quiet}>
              {confirmed
                ? `Text messages go to ${confirmed}.`
                : 'Text messages go only to a number that you have confirmed with a code.'}
            </p>
            <PhoneForm label={confirmed ? 'Another number' : 'Your number'} />
            {pending ? <CodeForm pending={pending} /> : null}
          </div>
        )}
      </QueryBoundary>
    </section>
  )
}

function PhoneForm({ label }: { label: string }) {
  const form = useSchemaForm({ schema: phoneInput, initialValues: { phone: '' } })
  const send = trpc.dashboard.sendPhoneCode.useMutation()
  const { submit, isSubmitting } = useSubmit(send.mutateAsync, {
    failed: 'Not sent',
    showErrors: form.showErrors,
    onSuccess: form.reset,
  })
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit(submit)}>
      <TextInput label={label} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
      <Button type="submit" variant="default" loading={isSubmitting}>
        Send a code
      </Button>
    </form>
  )
}

function CodeForm({ pending }: { pending: string }) {
  const form = useSchemaForm({ schema: confirmPhoneInput, initialValues: { code: '' } })
  const confirm = trpc.dashboard.confirmPhone.useMutation()
  const { submit, isSubmitting } = useSubmit(confirm.mutateAsync, {
    failed: 'Not confirmed',
    showErrors: form.showErrors,
    onSuccess: ({ phone }) => toastSuccess('Number confirmed', `Text messages go to ${phone}.`),
  })
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit(submit)}>
      <TextInput
        label={`Code that we sent to ${pending}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.getInputProps('code')}
      />
      <Button type="submit" loading={isSubmitting}>
        Confirm this number
      </Button>
    </form>
  )
}

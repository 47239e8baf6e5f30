import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput, TextInput } from '@mantine/core'
import { promoteInput } from '../../../shared/admin/settings.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'

/** Makes a registered user an admin, once the administrator has entered their own password again. */
export function PromoteForm() {
  const form = useSchemaForm({ schema: promoteInput, initialValues: { email: '', password: '' } })
  const promote = trpc.admin.settings.promote.useMutation()
  const { submit, isSubmitting } = useSubmit(promote.mutateAsync, {
    failed: 'Failed to promote user to admin',
    showErrors: form.showErrors,
    onSuccess: ({ promoted }) => {
      form.setValues({ password: '' })
      if (!promoted) {
        toastSuccess('No change', 'User is already an admin')
        return
      }
      form.setValues({ email: '' })
      toastSuccess('Done', 'User promoted to admin successfully')
    },
  })
  return (
    <section className={css.card}>
      <h2>Promote User to Admin</h2>
      <form className={css.body} noValidate onSubmit={form.handleSubmit(submit)}>
        <TextInput
          type="email"
          label="User email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide your password' }}
          {...form.getInputProps('password')}
        />
        <div className={css.actions}>
          <ActionButton type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Promoting...' : 'Promote to Admin'}
          </ActionButton>
        </div>
      </form>
    </section>
  )
}

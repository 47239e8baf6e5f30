import { TextInput } from '@mantine/core'
import { profileInput } from '../../../shared/people/customer.ts'
import { useAccount } from '../../auth/session/account.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import page from '../dashboard.module.css'
import css from './profile-form.module.css'

type Values = Record<
  'fullName' | 'email' | 'phone' | 'address' | 'city' | 'state' | 'zipCode',
  string
>

/** Editable contact details. */
export function ProfileForm({ initial }: { initial: Values }) {
  const account = useAccount()
  const form = useSchemaForm({ schema: profileInput, initialValues: initial })
  const save = trpc.dashboard.saveProfile.useMutation()
  const { submit, isSubmitting } = useSubmit(save.mutateAsync, {
    failed: 'Error',
    failedText: () => 'Failed to update profile. Please try again.',
    alwaysToast: true,
    showErrors: form.showErrors,
    onSuccess: () => toastSuccess('Profile updated', 'Your profile has been successfully updated.'),
  })
  const field = (name: keyof Values, label: string, autoComplete: string, description?: string) => (
    <TextInput
      label={label}
      autoComplete={autoComplete}
      description={description}
      {...form.getInputProps(name)}
    />
  )
  return (
    <form
      className={page.card}
      noValidate
      aria-label="Profile"
      onSubmit={form.handleSubmit(submit)}
    >
      <div className={css.pair}>
        {field('fullName', 'Full Name', 'name')}
        {field('phone', 'Phone', 'tel')}
      </div>
      {field(
        'email',
        'Email',
        'email',
        `For contact only: you keep signing in with ${account?.email ?? 'your account email'}.`,
      )}
      {field('address', 'Address', 'street-address')}
      <div className={css.pair}>
        {field('city', 'City', 'address-level2')}
        <div className={css.pair}>
          {field('state', 'State', 'address-level1')}
          {field('zipCode', 'Zip Code', 'postal-code')}
        </div>
      </div>
      <p className={page.actions}>
        <ActionButton type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Changes'}
        </ActionButton>
      </p>
    </form>
  )
}

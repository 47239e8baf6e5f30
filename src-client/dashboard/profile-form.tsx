import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { profileInput } from '../../shared/customer.ts'
import { useAccount } from '../auth/account.ts'
import { faultsOf, trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { focusFirstField } from '../ui/focus-field.ts'
import { clearToasts, toastProblem, toastSuccess } from '../ui/toast.ts'
import page from './dashboard.module.css'
import css from './profile-form.module.css'

type Values = Record<
  'fullName' | 'email' | 'phone' | 'address' | 'city' | 'state' | 'zipCode',
  string
>

/** Editable contact details. */
export function ProfileForm({ initial }: { initial: Values }) {
  const account = useAccount()
  const form = useForm<Values>({
    initialValues: initial,
    validate: schemaResolver(profileInput, { sync: true }),
  })
  const save = trpc.dashboard.saveProfile.useMutation({
    onSuccess: () => toastSuccess('Profile updated', 'Your profile has been successfully updated.'),
    onError: (error) => {
      form.setErrors(faultsOf(error))
      toastProblem('Error', 'Failed to update profile. Please try again.')
    },
  })
  const field = (name: keyof Values, label: string, autoComplete: string, description?: string) => (
    <TextInput
      label={label}
      autoComplete={autoComplete}
      description={description}
      data-field={name}
      {...form.getInputProps(name)}
    />
  )
  return (
    <form
      className={page.card}
      noValidate
      aria-label="Profile"
      onSubmit={form.onSubmit(
        (values) => {
          clearToasts()
          if (!save.isPending) save.mutate(values)
        },
        (errors) => focusFirstField(Object.keys(errors)),
      )}
    >
      <div className={css.pair}>
        {field('fullName', 'Full Name', 'name')}
        {field('phone', 'Phone', 'tel')}
      </div>
      {field(
        'email',
        'Email',
        'email',
        `For contact only: you keep signing in with ${account?.email ?? 'your account e-mail'}.`,
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
        <ActionButton type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </ActionButton>
      </p>
    </form>
  )
}

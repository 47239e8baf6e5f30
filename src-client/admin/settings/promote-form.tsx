import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { faultsOf, messageOf, trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { toastProblem, toastSuccess } from '../../ui/toast.ts'
import css from '../admin.module.css'

/** Makes a registered user an admin, once the administrator has entered their own password again. */
export function PromoteForm() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const promote = trpc.admin.promote.useMutation({
    onSuccess: ({ promoted }) => {
      setPassword('')
      if (!promoted) {
        toastSuccess('No change', 'User is already an admin')
        return
      }
      setEmail('')
      toastSuccess('Done', 'User promoted to admin successfully')
    },
    onError: (error) => {
      if (Object.keys(faultsOf(error)).length === 0) {
        console.error('Nobody was promoted:', error)
        toastProblem('Failed to promote user to admin', messageOf(error) ?? 'Please try again.')
      }
    },
  })
  const faults = faultsOf(promote.error)
  return (
    <section className={css.card}>
      <h2>Promote User to Admin</h2>
      <form
        className={css.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!promote.isPending) promote.mutate({ email: email.trim(), password })
        }}
      >
        <TextInput
          type="email"
          label="User e-mail"
          autoComplete="off"
          value={email}
          error={faults.email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={faults.password}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide your password' }}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <div className={css.actions}>
          <ActionButton type="submit" disabled={promote.isPending}>
            {promote.isPending ? 'Promoting...' : 'Promote to Admin'}
          </ActionButton>
        </div>
      </form>
    </section>
  )
}

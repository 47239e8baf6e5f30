import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { Button, PasswordInput, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useAccount } from '../../auth/account.ts'
import { Dialog } from '../../manage/dialog.tsx'
import { faultsOf, messageOf, trpc } from '../../trpc.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { toastProblem, toastSuccess } from '../../ui/toast.ts'
import css from '../admin.module.css'

/** The administrators. Any can be removed but the last, so that the panel never locks everyone out. */
export function Admins() {
  const account = useAccount()
  const admins = trpc.admin.admins.useQuery()
  const [removing, setRemoving] = useState<string>()
  return (
    <section className={css.card}>
      <h2>Administrators</h2>
      <Loaded query={admins} skeleton={<Skeleton height={96} radius="md" />}>
        {(list) => (
          <ul className={css.list}>
            {list.map(({ email, fullName }) => (
              <li key={email}>
                <span>
                  {fullName ? `${fullName} ` : null}
                  <small>{email}</small>
                  {email === account?.email ? <small> (you)</small> : null}
                </span>
                {list.length > 1 ? (
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={`Remove ${email}`}
                    onClick={() => setRemoving(email)}
                  >
                    Remove
                  </Button>
                ) : (
                  <small>the last one stays</small>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {removing ? <RemoveAdmin email={removing} onClose={() => setRemoving(undefined)} /> : null}
    </section>
  )
}

function RemoveAdmin({ email, onClose }: { email: string; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const demote = trpc.admin.demote.useMutation({
    onSuccess: () => {
      toastSuccess('Done', `${email} is no administrator any more.`)
      onClose()
    },
    onError: (error) => {
      if (!faultsOf(error).password) {
        toastProblem('Not removed', messageOf(error) ?? 'Please try again.')
      }
    },
  })
  return (
    <Dialog title="Remove this administrator?" onClose={onClose}>
      <form
        className={css.body}
        onSubmit={(event) => {
          event.preventDefault()
          if (!demote.isPending) demote.mutate({ email, password })
        }}
      >
        <p>{email} keeps the account and its bookings, and can open the admin panel no more.</p>
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={faultsOf(demote.error).password}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide your password' }}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <div className={css.actions}>
          <Button type="submit" color="red.9" loading={demote.isPending}>
            Remove
          </Button>
          <Button variant="default" onClick={onClose}>
            Keep
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

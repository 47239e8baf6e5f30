import { z } from 'zod/mini'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { Button, PasswordInput, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { demoteInput } from '../../../shared/admin/settings.ts'
import { useAccount } from '../../auth/session/account.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'

/** The administrators. Any can be removed but the last, so that the panel never locks everyone out. */
export function Admins() {
  const account = useAccount()
  const admins = trpc.admin.settings.admins.useQuery()
  /** Whom the dialog is about; it keeps its name while it closes. */
  const [removal, setRemoval] = useState({ email: '', opened: false })
  return (
    <section className={css.card}>
      <h2>Administrators</h2>
      <QueryBoundary query={admins} skeleton={<Skeleton height={96} radius="md" />}>
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
                    onClick={() => setRemoval({ email, opened: true })}
                  >
                    Remove
                  </Button>
                ) : (
                  <small>the last one can’t be removed</small>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <RemoveAdmin {...removal} onClose={() => setRemoval({ ...removal, opened: false })} />
    </section>
  )
}

interface RemoveAdminProps {
  email: string
  opened: boolean
  onClose: () => void
}

const RemoveAdmin = ({ email, opened, onClose }: RemoveAdminProps) => (
  <Dialog opened={opened} title="Remove this administrator?" onClose={onClose}>
    <RemoveForm email={email} onClose={onClose} />
  </Dialog>
)

function RemoveForm({ email, onClose }: Omit<RemoveAdminProps, 'opened'>) {
  const form = useSchemaForm({
    schema: z.pick(demoteInput, { password: true }),
    initialValues: { password: '' },
  })
  const demote = trpc.admin.settings.demote.useMutation()
  const { submit, isSubmitting } = useSubmit(demote.mutateAsync, {
    failed: 'Not removed',
    showErrors: form.showErrors,
    onSuccess: () => {
      toastSuccess('Done', `${email} is no longer an administrator.`)
      onClose()
    },
  })
  return (
    <form
      className={css.body}
      onSubmit={form.handleSubmit(({ password }) => submit({ email, password }))}
    >
      <p>{email} keeps the account and its bookings, but can no longer open the admin panel.</p>
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide your password' }}
        {...form.getInputProps('password')}
      />
      <div className={css.actions}>
        <Button type="submit" color="red.9" loading={isSubmitting}>
          Remove
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

import { Button } from '@mantine/core'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { businessTime } from '../../business-clock.ts'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import type { ProfessionalRecord } from './rows.ts'

type Props = { professional: ProfessionalRecord }

/** Whether a professional can sign in to see their visits; otherwise an invitation by email. */
export function SignIn({ professional }: Props) {
  const { id, firstName, email, isActive, signInEmail, invitedAt } = professional
  const invite = trpc.admin.professionals.invite.useMutation()
  const remove = trpc.admin.professionals.removeSignIn.useMutation()
  const inviting = useSubmit(invite.mutateAsync, {
    failed: 'Not invited',
    onSuccess: ({ email: address, isSent }) =>
      isSent
        ? toastSuccess('Invited', `The invitation goes to ${address}.`)
        : toastSuccess(
            'Already invited',
            `An invitation went to ${address} less than a minute ago. Nothing more was sent.`,
          ),
  })
  const removing = useSubmit(remove.mutateAsync, {
    failed: 'This change was not saved',
    onSuccess: () =>
      toastSuccess('Removed', `${firstName} can no longer sign in as a professional.`),
  })
  const isSubmitting = inviting.isSubmitting || removing.isSubmitting
  return (
    <section className={css.card}>
      <h2>Sign-in</h2>
      <p>{describe(professional)}</p>
      <p className={css.actions}>
        {signInEmail === null && email !== null && isActive ? (
          <Button variant="default" disabled={isSubmitting} onClick={() => inviting.submit({ id })}>
            {invitedAt === null ? 'Invite by email' : 'Send a new invitation'}
          </Button>
        ) : null}
        {signInEmail !== null || invitedAt !== null ? (
          <Button variant="default" disabled={isSubmitting} onClick={() => removing.submit({ id })}>
            {signInEmail === null ? 'Withdraw the invitation' : 'Remove sign-in access'}
          </Button>
        ) : null}
      </p>
    </section>
  )
}

function describe({ firstName, email, isActive, signInEmail, invitedAt }: ProfessionalRecord) {
  if (signInEmail !== null) {
    return isActive
      ? `${firstName} signs in as ${signInEmail}, and sees their own visits.`
      : `${firstName} is inactive: ${signInEmail} sees no visits.`
  }
  if (!isActive) return 'Only active professionals can sign in.'
  if (email === null) return `Add an email to the profile to invite ${firstName}.`
  return invitedAt === null
    ? `${firstName} can’t sign in yet. The invitation will go to ${email}.`
    : `Invited at ${email} on ${formatVisit(businessTime(invitedAt))}.`
}

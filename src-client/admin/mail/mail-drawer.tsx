import { Skeleton } from '@mantine/core'
import { skipToken } from '@tanstack/react-query'
import { describeEmail } from '../../../shared/people/no-email.ts'
import { trpc } from '../../trpc.ts'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { formatInstant } from '../format-instant.ts'
import { messageLabel } from '../message-label.ts'

interface Props {
  /** Undefined closes the drawer. */
  id: string | undefined
  onClose: () => void
}

/** What a message says, without the links and codes that are its recipient's alone. */
export function MailDrawer({ id, onClose }: Props) {
  const mail = trpc.admin.mail.get.useQuery(id ? { id } : skipToken)
  return (
    <SideDrawer
      opened={id !== undefined}
      size="38rem"
      title={mail.data ? messageLabel(mail.data.kind) : 'Message'}
      onClose={onClose}
    >
      <QueryBoundary
        query={mail}
        notFoundMessage="There is no such message."
        skeleton={<Skeleton height={320} radius="lg" />}
      >
        {({ recipient, channel, createdAt, subject, text }) => (
          <div className={css.body}>
            <p className={css.quiet}>
              {channel === 'sms' ? 'Text message' : 'Email'} to{' '}
              {recipient ? describeEmail(recipient) : 'nobody'}, {formatInstant(createdAt)}
            </p>
            {subject === null ? null : <h3>{subject}</h3>}
            {text === null ? (
              <p>What it said is no longer stored: it is deleted 14 days after it was written.</p>
            ) : (
              <>
                <p className={css.message}>{text}</p>
                <p className={css.quiet}>Only the recipient sees links and codes.</p>
              </>
            )}
          </div>
        )}
      </QueryBoundary>
    </SideDrawer>
  )
}

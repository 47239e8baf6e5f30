import { Button, NativeSelect } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { mailFilters } from '../../../shared/admin/mail-statuses.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { describeEmail } from '../../../shared/people/no-email.ts'
import { trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { findOption } from '../../ui/forms/find-option.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { formatInstant } from '../format-instant.ts'
import { messageLabel } from '../message-label.ts'
import { PagedTable } from '../paged-table.tsx'
import type { MailSearch } from '../search-params.ts'
import bar from '../toolbar.module.css'
import { usePollInterval } from '../use-poll-interval.ts'
import { MailDrawer } from './mail-drawer.tsx'

interface Props {
  search: MailSearch
  onSearch: (search: MailSearch) => void
}

const labels = {
  queued: 'Queued',
  waiting: 'Waiting for a digest',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Withheld',
  undelivered: 'Undelivered',
} as const
const tones = {
  queued: 'info',
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
  held: 'neutral',
} as const
const pollIntervalMs = 5000

/**
 * Every email and text message with its state (queued, delivered, failed or withheld) and the reason, so that none
 * fails unnoticed.
 */
export function MailPage({ search, onSearch }: Props) {
  const { open, row, ...list } = search
  const mail = trpc.admin.mail.list.useQuery(list, {
    placeholderData: keepPreviousData,
    refetchInterval: usePollInterval(pollIntervalMs),
  })
  return (
    <>
      <header className={css.head}>
        <h1>Mail</h1>
      </header>
      <div className={bar.toolbar}>
        <NativeSelect
          label="Status"
          value={search.show ?? ''}
          data={[
            { value: '', label: 'All' },
            ...mailFilters.map((value) => ({ value, label: labels[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ show: findOption(mailFilters, value) })
          }
        />
      </div>
      <PagedTable
        query={mail}
        label="Mail"
        columns={[
          {
            title: 'To',
            plain: true,
            address: true,
            cell: ({ recipient, channel }) => (
              <>
                {recipient ? describeEmail(recipient) : 'No number'}
                {channel === 'sms' ? <span className={css.secondary}>text message</span> : null}
              </>
            ),
          },
          {
            title: 'About',
            plain: true,
            cell: ({ id, kind }) => (
              <button
                type="button"
                className={`${css.linkButton} ${css.words}`}
                onClick={() => onSearch({ ...search, open: id })}
              >
                {messageLabel(kind)}
              </button>
            ),
          },
          {
            title: 'Status',
            plain: true,
            cell: ({ status, reason, lastError, attempts }) => (
              <>
                <Badge tone={tones[status]}>{labels[status]}</Badge>
                <span className={css.secondary}>
                  {reason}
                  {lastError ? `; ${pluralize(attempts, 'attempt')}, last error ${lastError}` : ''}
                </span>
              </>
            ),
          },
          {
            title: 'Queued',
            nowrap: true,
            wide: true,
            cell: ({ createdAt }) => formatInstant(createdAt),
          },
          {
            title: 'Sent',
            nowrap: true,
            cell: ({ sentAt, status }) =>
              sentAt
                ? formatInstant(sentAt)
                : status === 'held' || status === 'failed'
                  ? 'Not sent'
                  : 'Not yet',
          },
          {
            title: 'Actions',
            plain: true,
            cell: ({ id, status, recipient }) =>
              status === 'failed' ? <SendAgain id={id} recipient={recipient} /> : null,
          },
        ]}
        rowKey={({ id }) => id}
        empty="No mail here"
        place={search}
        onPage={(place) => onSearch({ show: search.show, ...place })}
      />
      <MailDrawer id={open} onClose={() => onSearch({ ...list, row })} />
    </>
  )
}

function SendAgain({ id, recipient }: { id: string; recipient: string }) {
  const resend = trpc.admin.mail.resend.useMutation()
  const { submit, isSubmitting } = useSubmit(resend.mutateAsync, {
    failed: 'Not queued',
    onSuccess: () => toastSuccess('Queued', 'It goes out within seconds.'),
  })
  return (
    <Button
      size="sm"
      variant="default"
      loading={isSubmitting}
      aria-label={`Resend to ${recipient}`}
      onClick={() => submit({ id })}
    >
      Send again
    </Button>
  )
}

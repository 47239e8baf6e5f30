import { Button, NativeSelect } from '@mantine/core'
import { type MailFilter, mailFilters } from '../../../shared/admin/mail-statuses.ts'
import { messageOf, trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { toastProblem, toastSuccess } from '../../ui/toast.ts'
import css from '../admin.module.css'
import { messageLabels } from '../message-labels.ts'
import { momentOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'
import { useWhileAwake } from '../use-while-awake.ts'

export interface MailSearch extends Place {
  show?: MailFilter | undefined
}

interface Props {
  search: MailSearch
  onSearch: (search: MailSearch) => void
}

const labels = {
  queued: 'Queued',
  waiting: 'Waiting for a digest',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held back',
  undelivered: 'Undelivered',
} as const
const tones = {
  queued: 'cool',
  waiting: 'cool',
  sent: 'good',
  failed: 'bad',
  held: 'plain',
} as const
const lookEveryMs = 5000

/**
 * Every email and text message with its state (queued, delivered, failed or withheld) and the reason, so that none
 * fails unnoticed.
 */
export function MailPage({ search, onSearch }: Props) {
  const mail = trpc.admin.mail.useQuery(search, {
    placeholderData: (last) => last,
    refetchInterval: useWhileAwake(lookEveryMs),
  })
  return (
    <>
      <header className={css.head}>
        <h1>Mail</h1>
      </header>
      <div className={css.tools}>
        <NativeSelect
          label="Status"
          value={search.show ?? ''}
          data={[
            { value: '', label: 'All' },
            ...mailFilters.map((value) => ({ value, label: labels[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ show: value ? (value as MailFilter) : undefined })
          }
        />
      </div>
      <PagedTable
        query={mail}
        label="Mail"
        columns={[
          {
            title: 'To',
            cell: ({ recipient, channel }) => (
              <>
                {recipient}
                {channel === 'sms' ? <span className={css.second}>text message</span> : null}
              </>
            ),
          },
          { title: 'About', cell: ({ kind }) => messageLabels[kind] },
          {
            title: 'Status',
            cell: ({ status, reason, lastError, attempts }) => (
              <>
                <Badge tone={tones[status]}>{labels[status]}</Badge>
                <span className={css.second}>
                  {reason}
                  {lastError ? `; ${attempts} tries, last error ${lastError}` : ''}
                </span>
              </>
            ),
          },
          { title: 'Queued', cell: ({ createdAt }) => momentOf(createdAt) },
          { title: 'Sent', cell: ({ sentAt }) => (sentAt ? momentOf(sentAt) : 'Not yet') },
          {
            title: 'Actions',
            cell: ({ id, status, recipient }) =>
              status === 'failed' ? <SendAgain id={id} recipient={recipient} /> : null,
          },
        ]}
        keyOf={({ id }) => id}
        empty="No mail here"
        onPlace={(place) => onSearch({ show: search.show, ...place })}
      />
    </>
  )
}

function SendAgain({ id, recipient }: { id: string; recipient: string }) {
  const send = trpc.admin.sendAgain.useMutation({
    onSuccess: () => toastSuccess('Queued', 'It goes out within seconds.'),
    onError: (error) => toastProblem('Not queued', messageOf(error) ?? 'Please try again.'),
  })
  return (
    <Button
      size="sm"
      variant="default"
      loading={send.isPending}
      aria-label={`Send again to ${recipient}`}
      onClick={() => send.mutate({ id })}
    >
      Send again
    </Button>
  )
}

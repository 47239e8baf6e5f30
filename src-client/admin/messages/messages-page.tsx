import { Button, NativeSelect } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { messageClockHours } from '../../../shared/admin/inbox.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess, toastUndoable } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { undoAction } from '../bookings/undo-action.tsx'
import { formatInstant } from '../format-instant.ts'
import { PagedTable } from '../paged-table.tsx'
import type { MessageSearch } from '../search-params.ts'
import bar from '../toolbar.module.css'
import { MessageDrawer } from './message-drawer.tsx'

interface Props {
  search: MessageSearch
  onSearch: (search: MessageSearch) => void
}

type Message = inferRouterOutputs<AppRouter>['admin']['messages']['list']['rows'][number]

/** Messages from the help and contact forms. They are answered here, or marked as answered. */
export function MessagesPage({ search, onSearch }: Props) {
  const { open, row, ...list } = search
  const messages = trpc.admin.messages.list.useQuery(list, { placeholderData: keepPreviousData })
  const { show = 'unanswered' } = list
  return (
    <>
      <header className={css.head}>
        <h1>Messages</h1>
        <SiteRating />
      </header>
      <div className={bar.toolbar}>
        <NativeSelect
          label="Show"
          value={show}
          data={[
            { value: 'unanswered', label: 'Unanswered' },
            { value: 'all', label: 'All' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ show: value === 'all' ? 'all' : undefined })
          }
        />
      </div>
      <PagedTable
        query={messages}
        label="Messages"
        columns={[
          {
            title: 'From',
            plain: true,
            address: true,
            cell: ({ firstName, lastName, email, phone }) => (
              <>
                {firstName} {lastName}
                <span className={css.secondary}>{email}</span>
                {phone ? (
                  <a className={css.secondary} href={`tel:${phone}`}>
                    {phone}
                  </a>
                ) : null}
              </>
            ),
          },
          {
            title: 'Message',
            plain: true,
            cell: ({ subject, message, form }) => (
              <>
                <strong>{subject}</strong> <Badge tone="info">{form}</Badge>
                <span className={css.message}>{message}</span>
              </>
            ),
          },
          {
            title: 'Received',
            nowrap: true,
            cell: ({ createdAt, answeredAt }) => (
              <>
                {formatInstant(createdAt)}
                {answeredAt === null ? <ReplyDue receivedAt={createdAt} /> : null}
              </>
            ),
          },
          {
            title: 'Reply',
            plain: true,
            cell: (message) => (
              <Answer message={message} onOpen={() => onSearch({ ...search, open: message.id })} />
            ),
          },
        ]}
        rowKey={({ id }) => id}
        empty={show === 'all' ? 'No messages yet' : 'Every message is answered'}
        place={search}
        onPage={(place) => onSearch({ show: search.show, ...place })}
      />
      <MessageDrawer id={open} onClose={() => onSearch({ ...list, row })} />
    </>
  )
}

/** Until when it is to be answered. */
function ReplyDue({ receivedAt }: { receivedAt: string }) {
  const due = new Date(Date.parse(receivedAt) + messageClockHours * 3_600_000)
  return (
    <span className={css.secondary}>
      {due < new Date() ? 'Late: reply was due by' : 'Reply due by'}{' '}
      {formatInstant(due.toISOString())}
    </span>
  )
}

function Answer({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const { id, subject, answeredAt, answeredBy } = message
  const setAnswered = trpc.admin.messages.setAnswered.useMutation()
  const { submit, run, isSubmitting } = useSubmit(setAnswered.mutateAsync, {
    failed: 'Not saved',
    onSuccess: (_, { answered }): void =>
      answered
        ? toastUndoable('Marked as answered', subject, {
            action: undoAction(() => run({ id, answered: false })),
            about: id,
          })
        : toastSuccess('Reopened', subject, { about: id }),
  })
  return (
    <span className={css.actions}>
      {answeredAt ? (
        <span className={css.quiet}>
          {formatInstant(answeredAt)} by {answeredBy ?? 'an administrator'}
        </span>
      ) : null}
      <Button
        size="sm"
        variant="default"
        aria-label={`${answeredAt ? 'Open' : 'Reply'}: ${subject}`}
        onClick={onOpen}
      >
        {answeredAt ? 'Open' : 'Reply'}
      </Button>
      <Button
        size="sm"
        variant="default"
        loading={isSubmitting}
        aria-label={`${answeredAt ? 'Reopen' : 'Mark answered'}: ${subject}`}
        onClick={() => submit({ id, answered: !answeredAt })}
      >
        {answeredAt ? 'Reopen' : 'Mark answered'}
      </Button>
    </span>
  )
}

/** How visitors rate the site, from the star picker on the help page. */
function SiteRating() {
  const { data } = trpc.admin.messages.ratings.useQuery()
  if (!data || data.average === null) return null
  const ratings = pluralize(data.ratings, 'rating')
  return (
    <p>
      {data.average.toFixed(1)} of 5 stars for the site, from {ratings}
    </p>
  )
}

import { Button, NativeSelect } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { type AppRouter, messageOf, trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { toastProblem } from '../../ui/toast.ts'
import css from '../admin.module.css'
import { momentOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'

export interface MessageSearch extends Place {
  show?: 'unanswered' | 'all' | undefined
}

interface Props {
  search: MessageSearch
  onSearch: (search: MessageSearch) => void
}

type Message = inferRouterOutputs<AppRouter>['admin']['messages']['rows'][number]

/** Messages from the help and contact forms. Colleagues answer by email and mark the message as answered here. */
export function MessagesPage({ search, onSearch }: Props) {
  const messages = trpc.admin.messages.useQuery(search, { placeholderData: (last) => last })
  const { show = 'unanswered' } = search
  return (
    <>
      <header className={css.head}>
        <h1>Messages</h1>
        <Experience />
      </header>
      <div className={css.tools}>
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
            cell: ({ firstName, lastName, email, phone }) => (
              <>
                {firstName} {lastName}
                <span className={css.second}>{email}</span>
                {phone ? <span className={css.second}>{phone}</span> : null}
              </>
            ),
          },
          {
            title: 'Message',
            cell: ({ subject, message, form }) => (
              <>
                <strong>{subject}</strong> <Badge tone="cool">{form}</Badge>
                <span className={css.message}>{message}</span>
              </>
            ),
          },
          { title: 'Received', cell: ({ createdAt }) => momentOf(createdAt) },
          { title: 'Answer', cell: (message) => <Answer message={message} /> },
        ]}
        keyOf={({ id }) => id}
        empty={show === 'all' ? 'No messages yet' : 'Every message is answered'}
        onPlace={(place) => onSearch({ show: search.show, ...place })}
      />
    </>
  )
}

function Answer({ message }: { message: Message }) {
  const { id, email, subject, answeredAt, answeredBy } = message
  const note = trpc.admin.answerMessage.useMutation({
    onError: (error) => toastProblem('Not saved', messageOf(error) ?? 'Please try again.'),
  })
  return (
    <span className={css.actions}>
      {answeredAt ? (
        <span className={css.quiet}>
          {momentOf(answeredAt)} by {answeredBy ?? 'an administrator'}
        </span>
      ) : (
        <Button
          component="a"
          size="sm"
          variant="default"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
        >
          Write
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        loading={note.isPending}
        aria-label={`${answeredAt ? 'Reopen' : 'Mark answered'}: ${subject}`}
        onClick={() => note.mutate({ id, answered: !answeredAt })}
      >
        {answeredAt ? 'Reopen' : 'Mark answered'}
      </Button>
    </span>
  )
}

/** How visitors rate the site, from the star picker on the help page. */
function Experience() {
  const { data } = trpc.admin.experience.useQuery()
  if (!data || data.average === null) return null
  const ratings =
    data.ratings === 1 ? '1 rating' : `${data.ratings.toLocaleString('en-US')} ratings`
  return (
    <p>
      {data.average.toFixed(1)} of 5 stars for the site, from {ratings}
    </p>
  )
}

import { Button, Skeleton, Textarea } from '@mantine/core'
import { skipToken } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import { z } from 'zod/mini'
import { answerMessageInput } from '../../../shared/admin/inbox.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { useStoredText } from '../../ui/store/use-stored-text.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { formatInstant } from '../format-instant.ts'
import { TemplateSelect } from './template-select.tsx'

type Thread = inferRouterOutputs<AppRouter>['admin']['messages']['thread']

interface Props {
  /** Undefined closes the drawer. */
  id: string | undefined
  onClose: () => void
}

/** Everything that somebody has written, what was answered, and the next answer. */
export function MessageDrawer({ id, onClose }: Props) {
  const thread = trpc.admin.messages.thread.useQuery(id ? { id } : skipToken)
  return (
    <SideDrawer
      opened={id !== undefined}
      size="38rem"
      title={thread.data?.name ?? 'Message'}
      onClose={onClose}
    >
      <QueryBoundary
        query={thread}
        notFoundMessage="There is no such message."
        skeleton={<Skeleton height={320} radius="lg" />}
      >
        {(known) => <Conversation thread={known} />}
      </QueryBoundary>
    </SideDrawer>
  )
}

function Conversation({ thread }: { thread: Thread }) {
  const { email, phone, answerBy, lines } = thread
  return (
    <div className={css.body}>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        {phone ? (
          <>
            {' · '}
            <a href={`tel:${phone}`}>{phone}</a>
          </>
        ) : null}
        {' · '}
        <Link to="/admin/bookings" search={{ search: email }}>
          Bookings
        </Link>
      </p>
      {answerBy ? (
        <p className={css.quiet}>
          {new Date(answerBy) < new Date() ? 'Late: reply was due by' : 'Reply due by'}{' '}
          {formatInstant(answerBy)}
        </p>
      ) : null}
      <ol className={css.list} aria-label="Messages and answers">
        {lines.map(({ id, at, subject, text, by, isOurs }) => (
          <li key={id}>
            <strong>{isOurs ? `Us${by ? ` (${by})` : ''}` : subject}</strong>
            <time dateTime={at}>{formatInstant(at)}</time>
            <span className={css.message}>{text}</span>
          </li>
        ))}
      </ol>
      <AnswerForm key={`${thread.id} ${thread.answers}`} thread={thread} />
    </div>
  )
}

function AnswerForm({ thread }: { thread: Thread }) {
  // One id for all attempts: a second one sends nothing more.
  const [id] = useState(() => crypto.randomUUID())
  const [stored, store] = useStoredText(`nestwright.answer.${thread.id}`)
  const form = useSchemaForm({
    schema: z.pick(answerMessageInput, { content: true }),
    initialValues: { content: stored },
    onValuesChange: ({ content }) => store(content),
  })
  const answer = trpc.admin.messages.answer.useMutation()
  const { submit, isSubmitting } = useSubmit(answer.mutateAsync, {
    failed: 'Not sent',
    showErrors: form.showErrors,
    onSuccess: () => {
      store('')
      toastSuccess('Reply sent', `It goes to ${thread.email}.`)
    },
  })
  const insert = (text: string) =>
    form.setFieldValue('content', [form.values.content.trim(), text].filter(Boolean).join('\n\n'))
  return (
    <form
      className={css.body}
      noValidate
      onSubmit={form.handleSubmit(({ content }) =>
        submit({ id, messageId: thread.id, answersSeen: thread.answers, content }),
      )}
    >
      <TemplateSelect onInsert={insert} />
      <Textarea
        label="Your reply"
        description={`Sent by email. It begins with “Hello ${thread.firstName},”.`}
        rows={7}
        {...form.getInputProps('content')}
      />
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting}>
          Send reply
        </Button>
      </div>
    </form>
  )
}

import type { MailListInput } from '../../../shared/admin/inbox.ts'
import type { Context } from '../../context.ts'
import { countedPage } from '../../db/keyset-page.ts'

/**
 * A page of the emails and text messages, newest first, each with the reason why it was sent or withheld, so that an
 * administrator sees what could not be delivered.
 */
export const findMail = ({ database: { read } }: Context, { show, ...position }: MailListInput) =>
  countedPage(
    read,
    read
      .selectFrom('outbox')
      .select([
        'outbox.id',
        'channel',
        'kind',
        'recipient',
        'status',
        'reason',
        'attempts',
        'last_error as lastError',
        'next_attempt_at as nextAttemptAt',
        'outbox.created_at as createdAt',
        'sent_at as sentAt',
      ])
      .$call((query) => {
        if (show === undefined) return query
        if (show === 'undelivered') return query.where('last_error', 'is not', null)
        return query.where('status', '=', show)
      }),
    {
      by: [
        { column: 'outbox.created_at', name: 'createdAt' },
        { column: 'outbox.id', name: 'id' },
      ],
      descending: true,
    },
    position,
  )

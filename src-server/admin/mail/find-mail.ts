import type { MailListInput } from '../../../shared/admin/inbox.ts'
import type { MailStatus } from '../../../shared/admin/mail-statuses.ts'
import type { Context } from '../../context.ts'
import { keysetPage } from '../keyset-page.ts'

/**
 * A page of the emails and text messages, newest first, each with the reason why it was sent or withheld, so that an
 * administrator sees what could not be delivered.
 */
export const findMail = ({ database: { read } }: Context, { show, ...place }: MailListInput) =>
  keysetPage(
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
      .$if(show === 'undelivered', (some) => some.where('last_error', 'is not', null))
      .$if(show !== undefined && show !== 'undelivered', (some) =>
        some.where('status', '=', show as MailStatus),
      ),
    { by: ['outbox.created_at', 'outbox.id'], descending: true },
    place,
  )

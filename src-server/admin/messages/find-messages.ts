import type { MessageListInput } from '../../../shared/admin/inbox.ts'
import type { Context } from '../../context.ts'
import { countedPage } from '../../db/keyset-page.ts'

/** A page of what the help and contact forms received, newest first. */
export const findMessages = ({ database: { read } }: Context, input: MessageListInput) =>
  countedPage(
    read,
    read
      .selectFrom('contact_messages')
      .leftJoin('users', 'users.id', 'answered_by')
      .select([
        'contact_messages.id',
        'form',
        'first_name as firstName',
        'last_name as lastName',
        'contact_messages.email',
        'phone',
        'subject',
        'message',
        'contact_messages.created_at as createdAt',
        'answered_at as answeredAt',
        'users.email as answeredBy',
      ])
      .$if(input.show === 'unanswered', (some) => some.where('answered_at', 'is', null)),
    {
      by: [
        { column: 'contact_messages.created_at', name: 'createdAt' },
        { column: 'contact_messages.id', name: 'id' },
      ],
      descending: true,
    },
    input,
  )

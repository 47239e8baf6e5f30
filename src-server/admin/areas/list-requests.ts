import type { PageInput } from '../../../shared/admin/paging.ts'
import type { Context } from '../../context.ts'
import { countedPage } from '../../db/keyset-page.ts'

/** A page of those who want to hear when the company comes to them, newest first. */
export const listRequests = ({ database: { read } }: Context, input: PageInput) =>
  countedPage(
    read,
    read
      .selectFrom('area_requests')
      .select(['zip', 'email', 'created_at as createdAt', 'answered_at as answeredAt']),
    {
      by: [
        { column: 'area_requests.created_at', name: 'createdAt' },
        { column: 'area_requests.zip', name: 'zip' },
        { column: 'area_requests.email', name: 'email' },
      ],
      descending: true,
    },
    input,
  )

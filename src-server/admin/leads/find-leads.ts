import { z } from 'zod'
import type { LeadListInput } from '../../../shared/admin/leads.ts'
import type { Context } from '../../context.ts'
import { countedPage } from '../../db/keyset-page.ts'
import { parseColumn } from '../../db/parse-column.ts'

const serviceIds = z.array(z.string())

const orders = {
  updated: [
    { column: 'chat_conversations.updated_at', name: 'updatedAt' },
    { column: 'chat_conversations.id', name: 'id' },
  ],
  score: [
    { column: 'chat_conversations.lead_score', name: 'score', isNumber: true },
    { column: 'chat_conversations.updated_at', name: 'updatedAt' },
    { column: 'chat_conversations.id', name: 'id' },
  ],
} as const

/** A page of the conversations as leads. Values in cents. */
export async function findLeads({ database: { read } }: Context, input: LeadListInput) {
  const { status, minScore, by } = input
  const page = await countedPage(
    read,
    read
      .selectFrom('chat_conversations')
      .leftJoin('users as owners', 'owners.id', 'owner_user_id')
      .select([
        'chat_conversations.id',
        'user_name as name',
        'user_email as email',
        'user_phone as phone',
        'user_location as location',
        'selected_services as services',
        'lead_score as score',
        'urgency_level as urgency',
        'total_price as value',
        'lead_status as status',
        'owners.email as owner',
        'is_booked as isBooked',
        'updated_at as updatedAt',
      ])
      .$call((query) => (status === undefined ? query : query.where('lead_status', '=', status)))
      .$call((query) =>
        minScore === undefined ? query : query.where('lead_score', '>=', minScore),
      ),
    { by: orders[by], descending: true },
    input,
  )
  return {
    ...page,
    rows: page.rows.map(({ services, isBooked, ...lead }) => ({
      ...lead,
      serviceCount: parseColumn(serviceIds, services).length,
      isBooked: isBooked === 1,
    })),
  }
}

/** The cards above the list: all conversations, qualified leads, potential value in cents. */
export const countLeads = ({ database: { read } }: Context) =>
  read
    .selectFrom('chats_by_day')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('conversations'), eb.lit(0)).as('conversations'),
      eb.fn.coalesce(eb.fn.sum<number>('qualified'), eb.lit(0)).as('qualified'),
      eb.fn.coalesce(eb.fn.sum<number>('value'), eb.lit(0)).as('value'),
    ])
    .executeTakeFirstOrThrow()

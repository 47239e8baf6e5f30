import { isDeepStrictEqual } from 'node:util'
import type { PreviewEditInput } from '../../../shared/admin/bookings.ts'
import type { Answers } from '../../../shared/booking-details/index.ts'
import { canCancel } from '../../../shared/booking-status.ts'
import { combinedQuote } from '../../../shared/bundles.ts'
import { findService } from '../../../shared/catalogue.ts'
import { formOf } from '../../../shared/questions/form-of.ts'
import { answersOf } from '../../booking/read/answers-of.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'

/**
 * What the whole order costs now, and once one of its bookings has these answers, in cents.
 * @throws NOT_FOUND for an unknown booking; BAD_REQUEST at the first question whose answer does not fit
 */
export async function previewEdit(
  { database: { read } }: Context,
  { id, details }: PreviewEditInput,
): Promise<{ before: number; after: number }> {
  const booking = await read
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!booking) throw bookingNotFound()
  const live = await read
    .selectFrom('bookings')
    .selectAll()
    .where('group_id', '=', booking.group_id)
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute()
  const answers = parseAnswers(booking, details)
  const before = sumOf(live.map((one) => one.quote_amount))
  const isSame = isDeepStrictEqual(answers, answersOf(booking))
  return { before, after: isSame ? before : sumOf(pricesOf(live, id, answers)) }
}

export const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + amount, 0)

/** @throws BAD_REQUEST at the first question whose answer does not fit */
export function parseAnswers({ service_id }: Tables['bookings'], details: unknown): Answers {
  const parsed = formOf(serviceOf(service_id)).schema.safeParse(details)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DomainError(
    'invalid',
    'INVALID_ANSWERS',
    issue?.message ?? 'Please check the answers.',
    String(issue?.path[0] ?? 'details'),
  )
}

/** What each booking of an order costs once this one has other answers, in cents: savings for several services change too. */
export const pricesOf = (
  live: readonly Tables['bookings'][],
  id: string,
  answers: Answers,
): number[] =>
  combinedQuote(
    live.map((one) => ({
      service: serviceOf(one.service_id),
      details: one.id === id ? answers : answersOf(one),
    })),
  ).amounts.map((amount, index) => {
    const one = live[index]
    // Work that has begun keeps its price, unless it is the one that changes.
    if (!one) return amount
    const isKept = one.id !== id && !canCancel(one.status)
    return isKept ? one.quote_amount : amount + one.extra_amount
  })

function serviceOf(id: string) {
  const service = findService(id)
  if (!service) throw new Error(`There is no service ${id}.`)
  return service
}

import type { PeriodInput } from '../../../shared/admin/figures.ts'
import { shortId } from '../../../shared/booking.ts'
import type { PaymentKind } from '../../../shared/payments.ts'
import type { Context } from '../../context.ts'
import { keysetPage } from '../../db/keyset-page.ts'
import type { Db } from '../../db/types.ts'
import { dollarCell, streamCsv } from '../exports/stream-csv.ts'

/**
 * Every payment, refund and declined card whose day is in a period, the earliest first, as a CSV file, what was voided too: amounts in
 * dollars, days in the business zone. The column Received adds up to what was received: refunds are below zero there, and
 * declined cards and what was voided count nothing.
 * @throws FORBIDDEN between two pages if the caller is no longer allowed to read them
 */
export const paymentCsv = (
  { database }: Context,
  period: PeriodInput,
  isAllowed: () => Promise<boolean>,
): AsyncGenerator<string> =>
  streamCsv(
    [(after, size) => findPayments(database.read, period, after, size)],
    [
      { title: 'Received On', text: ({ receivedOn }) => receivedOn },
      { title: 'Receipt', text: ({ receiptNumber }) => String(receiptNumber ?? '') },
      { title: 'Kind', text: ({ kind }) => kind },
      { title: 'Method', text: ({ method }) => method },
      { title: 'Amount', text: ({ amount }) => dollarCell(amount) },
      { title: 'Received', text: (row) => dollarCell(receivedBy(row)) },
      { title: 'Booking ID', text: ({ bookingId }) => shortId(bookingId) },
      { title: 'Customer', text: ({ customerName }) => customerName },
      { title: 'Service', text: ({ serviceTitle }) => serviceTitle },
      { title: 'Recorded By', text: ({ recordedBy }) => recordedBy ?? '' },
      { title: 'Void', text: ({ isVoid }) => (isVoid === 1 ? 'void' : '') },
      { title: 'Why Void', text: ({ voidReason }) => voidReason ?? '' },
    ],
    isAllowed,
  )

const findPayments = (read: Db, period: PeriodInput, after: string | undefined, size: number) =>
  keysetPage(
    paymentsOf(read, period),
    {
      by: [
        { column: 'payments.received_on', name: 'receivedOn' },
        { column: 'payments.created_at', name: 'createdAt' },
        { column: 'payments.id', name: 'id' },
      ],
      descending: false,
    },
    { after },
    size,
  )

const paymentsOf = (read: Db, { from, to }: PeriodInput) =>
  read
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .leftJoin('users', 'users.id', 'payments.recorded_by')
    .select([
      'payments.id',
      'payments.created_at as createdAt',
      'received_on as receivedOn',
      'receipt_number as receiptNumber',
      'kind',
      'method',
      'amount',
      'booking_id as bookingId',
      'customer_name as customerName',
      'service_title as serviceTitle',
      'users.email as recordedBy',
      'is_void as isVoid',
      'void_reason as voidReason',
    ])
    .$call((some) => (from === undefined ? some : some.where('received_on', '>=', from)))
    .$call((some) => (to === undefined ? some : some.where('received_on', '<=', to)))

interface Entry {
  kind: PaymentKind
  amount: number
  isVoid: number
}

/** In cents. */
function receivedBy({ kind, amount, isVoid }: Entry): number {
  if (isVoid === 1 || kind === 'declined') return 0
  return kind === 'refund' ? -amount : amount
}

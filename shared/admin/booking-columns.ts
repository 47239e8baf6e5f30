import { shortId } from '../booking.ts'
import type { BookingStatus, PaymentStatus, VisitOutcome } from '../booking-status.ts'
import type { ServiceId } from '../catalogue.ts'
import { hasEmail, type Reach } from '../people/no-email.ts'
import { formatVisit, wallClock } from '../time/business-time.ts'
import type { BookingFilter } from './bookings.ts'

/** A booking in the lists of the admin panel. Each field that is read from the table of bookings is named by a column below. */
export interface BookingRow {
  id: string
  serviceId: ServiceId
  serviceTitle: string
  status: BookingStatus
  /** How it ended without work; null for all others. */
  outcome: VisitOutcome | null
  paymentStatus: PaymentStatus
  /** Cents. */
  quoteAmount: number
  /** The date and time of the visit, in the business zone. */
  date: string
  time: string
  customerName: string
  customerEmail: string
  customerPhone: string
  customerAddress: string
  specialInstructions: string | null
  professionalId: string | null
  /** Who comes; null for nobody. */
  professionalName: string | null
  reach: Reach
  /** Cents: what is open, in a list of unpaid bookings; null in all others. */
  due: number | null
  /** ISO, UTC. */
  createdAt: string
}

/** Where bookings are listed: the table All Bookings, and the file that it exports. */
export type BookingList = 'table' | 'bookingsCsv'

/** A column of the table `bookings` in the database, with the name that the row gives it. */
type Field = keyof BookingRow | `${string} as ${keyof BookingRow}`

interface BookingColumn<Id extends string, Selected extends Field> {
  id: Id
  title: string
  /** What is read from the database for this column; fields that two columns need are read once. */
  fields: readonly Selected[]
  /** The cell in the CSV file, and in the table unless `table-columns.tsx` renders it in its own way. */
  text: (row: BookingRow, timeZone: string) => string
  /** Numbers are right-aligned. */
  numeric?: boolean
  /** The order that a click on the title sorts the table by. */
  sortBy?: BookingFilter['by']
  shownIn: readonly BookingList[]
}

const column = <const Id extends string, const Selected extends Field>(
  one: BookingColumn<Id, Selected>,
) => one

const file: readonly BookingList[] = ['bookingsCsv']
const everywhere: readonly BookingList[] = ['table', ...file]

/** What the panel's table of bookings and its CSV file show, from left to right. */
export const bookingColumns = [
  column({
    id: 'id',
    title: 'Booking ID',
    fields: ['id'],
    text: ({ id }) => shortId(id),
    shownIn: file,
  }),
  column({
    id: 'customer',
    title: 'Customer',
    fields: ['customer_name as customerName'],
    text: ({ customerName }) => customerName,
    shownIn: everywhere,
  }),
  column({
    id: 'email',
    title: 'Email',
    fields: ['customer_email as customerEmail'],
    text: ({ customerEmail }) => (hasEmail(customerEmail) ? customerEmail : ''),
    shownIn: file,
  }),
  column({
    id: 'phone',
    title: 'Phone',
    fields: ['customer_phone as customerPhone'],
    text: ({ customerPhone }) => customerPhone,
    shownIn: file,
  }),
  column({
    id: 'address',
    title: 'Address',
    fields: ['customer_address as customerAddress'],
    text: ({ customerAddress }) => customerAddress,
    shownIn: file,
  }),
  column({
    id: 'instructions',
    title: 'Instructions',
    fields: ['special_instructions as specialInstructions'],
    text: ({ specialInstructions }) => specialInstructions ?? '',
    shownIn: file,
  }),
  column({
    id: 'service',
    title: 'Service',
    fields: ['service_id as serviceId', 'service_title as serviceTitle'],
    text: ({ serviceTitle }) => serviceTitle,
    shownIn: everywhere,
  }),
  column({
    id: 'professional',
    title: 'Professional',
    fields: ['professional_id as professionalId'],
    text: ({ professionalName }) => professionalName ?? '',
    shownIn: everywhere,
  }),
  column({
    id: 'status',
    title: 'Status',
    fields: ['status', 'outcome'],
    text: ({ status, outcome }) => outcome ?? status,
    shownIn: everywhere,
  }),
  column({
    id: 'payment',
    title: 'Payment',
    fields: ['payment_status as paymentStatus'],
    text: ({ paymentStatus }) => paymentStatus,
    shownIn: file,
  }),
  column({
    id: 'amount',
    title: 'Amount',
    fields: ['quote_amount as quoteAmount'],
    text: ({ quoteAmount }) => (quoteAmount / 100).toFixed(2),
    numeric: true,
    shownIn: everywhere,
  }),
  column({
    id: 'due',
    title: 'Due',
    fields: ['id'],
    text: ({ due }) => (due === null ? '' : (due / 100).toFixed(2)),
    numeric: true,
    shownIn: file,
  }),
  column({
    id: 'scheduled',
    title: 'Scheduled',
    fields: ['scheduled_date as date', 'scheduled_time as time'],
    text: (row) => (row.date ? formatVisit(row) : 'Not scheduled'),
    sortBy: 'scheduled',
    shownIn: ['table'],
  }),
  column({
    id: 'date',
    title: 'Date',
    fields: ['scheduled_date as date'],
    text: ({ date }) => date,
    shownIn: file,
  }),
  column({
    id: 'time',
    title: 'Time',
    fields: ['scheduled_time as time'],
    text: ({ time }) => time,
    shownIn: file,
  }),
  column({
    id: 'created',
    title: 'Created',
    fields: ['created_at as createdAt'],
    text: ({ createdAt }, timeZone) => wallClock(new Date(createdAt), timeZone).date,
    sortBy: 'created',
    shownIn: everywhere,
  }),
]

export type BookingColumnId = (typeof bookingColumns)[number]['id']

/** The columns of one of the lists, from left to right. */
export const columnsIn = (list: BookingList) =>
  bookingColumns.filter(({ shownIn }) => shownIn.includes(list))

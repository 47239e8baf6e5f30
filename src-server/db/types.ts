import type { Kysely, Transaction } from 'kysely'
import type { BookingStatus, PaymentStatus } from '../../shared/booking.ts'

/** Times are ISO text in UTC, dates and wall-clock times text in the business zone, money integer cents, booleans 0 or 1. */
export interface Tables {
  users: { id: string; email: string; created_at: string }
  availability_slots: {
    id: string
    service_id: string
    available_date: string
    start_time: string
    end_time: string
    is_booked: number
  }
  bookings: {
    id: string
    group_id: string
    slot_id: string
    user_id: string | null
    token_hash: string
    service_id: string
    service_title: string
    service_details: string
    quote_amount: number
    scheduled_date: string
    scheduled_time: string
    customer_name: string
    customer_email: string
    customer_email_lower: string
    customer_phone: string
    customer_address: string
    special_instructions: string | null
    status: BookingStatus
    payment_status: PaymentStatus
    created_at: string
  }
  idempotency_keys: {
    key_hash: string
    request_hash: string
    group_id: string
    reply: string
    created_at: string
  }
  outbox: {
    id: string
    kind: string
    recipient: string
    facts: string
    status: 'queued' | 'sent' | 'failed'
    attempts: number
    next_attempt_at: string
    last_error: string | null
    created_at: string
    sent_at: string | null
  }
}

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** The database as the rest of the server sees it: `write` for transactions, `read` for everything else. */
export interface Database {
  write: Db
  read: Db
  /** Whether this error means that the database cannot take writes now (disk full, read-only, gone). */
  isUnavailable(error: unknown): boolean
  close(): Promise<void>
}

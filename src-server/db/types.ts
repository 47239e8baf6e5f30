import type { Kysely, Transaction } from 'kysely'
import type { Role } from '../../shared/account.ts'
import type { BookingEventKind, BookingStatus, PaymentStatus } from '../../shared/booking.ts'
import type { ServiceId } from '../../shared/catalogue.ts'
import type { ChatPhase, Urgency } from '../../shared/chat.ts'
import type { Frequency } from '../../shared/customer.ts'

/** Times are ISO text in UTC, dates and wall-clock times text in the business zone, money integer cents, booleans 0 or 1. */
export interface Tables {
  users: {
    id: string
    /** What one signs in with, in lower case. */
    email: string
    password_hash: string | null
    email_verified_at: string | null
    created_at: string
  }
  /** Who has no row is a user. */
  user_roles: { user_id: string; role: Role }
  sessions: {
    /** The hash of the cookie's token. */
    id: string
    user_id: string
    device: string
    created_at: string
    last_used_at: string
  }
  account_links: {
    id: string
    token_hash: string
    purpose: 'verify' | 'reset'
    user_id: string | null
    /** The password that is set when the address is verified through this link. */
    password_hash: string | null
    expires_at: string
  }
  sign_in_failures: {
    email_hash: string
    /** The latest failures: a JSON list of instants. */
    failed_at: string
    last_failed_at: string
  }
  oauth_accounts: { issuer: string; subject: string; user_id: string; created_at: string }
  oauth_states: { state_hash: string; browser_hash: string; redirect: string; expires_at: string }
  profiles: {
    user_id: string
    full_name: string | null
    email: string | null
    phone: string | null
    address: string | null
    city: string | null
    state: string | null
    zip_code: string | null
    created_at: string
  }
  notification_preferences: {
    user_id: string
    email_booking_confirmations: number
    email_booking_reminders: number
    email_booking_updates: number
    email_marketing: number
    sms_booking_confirmations: number
    sms_booking_reminders: number
    sms_booking_updates: number
    communication_frequency: Frequency
  }
  customer_reviews: {
    id: string
    booking_id: string
    service_id: ServiceId
    rating: number
    review_text: string | null
    created_at: string
  }
  booking_events: {
    id: string
    booking_id: string
    kind: BookingEventKind
    actor: 'customer' | 'admin'
    actor_user_id: string | null
    facts: string
    created_at: string
  }
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
    service_id: ServiceId
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
    /** Cents; empty until it is cancelled. */
    cancellation_fee: number | null
    /** Empty until the customer has picked another time. */
    rescheduled_at: string | null
    /** Empty until the reminder of this time is queued, or none is needed. */
    reminded_at: string | null
    created_at: string
    /** The conversation that led to it. */
    conversation_id: string | null
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
    channel: 'email' | 'sms'
    kind: string
    /** An e-mail address or a phone number. */
    recipient: string
    facts: string
    /** `waiting` for the next digest; `held` is never sent. */
    status: 'queued' | 'waiting' | 'sent' | 'failed' | 'held'
    /** Why it is sent, or held back. */
    reason: string
    user_id: string | null
    group_id: string | null
    attempts: number
    next_attempt_at: string
    last_error: string | null
    created_at: string
    sent_at: string | null
  }
  chat_conversations: {
    id: string
    session_hash: string
    user_id: string | null
    user_name: string | null
    user_email: string | null
    user_phone: string | null
    user_location: string | null
    /** A JSON list of service ids. */
    selected_services: string
    lead_score: number
    /** What the score is made of: a JSON list. */
    lead_points: string
    urgency_level: Urgency
    /** Cents. */
    total_price: number
    phase: ChatPhase
    /** What the assistant has understood so far: JSON. */
    known: string
    turns: number
    messages: number
    created_at: string
    updated_at: string
  }
  chat_messages: {
    conversation_id: string
    position: number
    type: 'bot' | 'user'
    content: string
    quick_replies: string | null
    written_by: 'rules' | 'model' | null
    created_at: string
  }
  /** By day in UTC. */
  model_spend: { day: string; micro_dollars: number }
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

import type { Generated, Kysely, Transaction } from 'kysely'
import type { Coverage } from '../../shared/areas/area.ts'
import type {
  BookingEventKind,
  BookingStatus,
  PaymentStatus,
  VisitOutcome,
} from '../../shared/booking-status.ts'
import type { ServiceId } from '../../shared/catalogue.ts'
import type { ChatPhase, Urgency } from '../../shared/chat.ts'
import type { ClaimOutcome } from '../../shared/claims.ts'
import type { LeadStatus } from '../../shared/leads.ts'
import type { BookingMessageKind, MessageKind } from '../../shared/messages/message-kinds.ts'
import type { ContactForm } from '../../shared/messages/messages.ts'
import type { PaymentKind, PaymentMethod } from '../../shared/payments.ts'
import type { Role } from '../../shared/people/account.ts'
import type { Frequency } from '../../shared/people/customer.ts'
import type { ExtraWorkStatus } from '../../shared/proposals.ts'

/**
 * Instants are ISO text in UTC, dates and wall-clock times text in the business zone, money integer cents, booleans 0
 * or 1.
 */
export interface Tables {
  users: {
    id: string
    /** The email that the user signs in with, in lower case. */
    email: string
    password_hash: string | null
    email_verified_at: string | null
    created_at: string
  }
  /** A user without a row has the role `user`. */
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
    /** Empty while it is shown in public. */
    hidden_at: string | null
    hidden_reason: string | null
    /** The business's public reply. */
    reply: string | null
    replied_at: string | null
  }
  /** What a customer says is wrong with a visit; open until it has an outcome. */
  claims: {
    id: string
    booking_id: string
    content: string
    created_at: string
    /** Until when the customer was promised an answer. */
    answer_by: string
    outcome: ClaimOutcome | null
    /** What the office wrote to the customer. */
    message: string | null
    settled_at: string | null
    settled_by: string | null
    /** The second visit, at no charge. */
    redo_booking_id: string | null
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
    /** From 1; a service has as many seats at a time as it has rows. */
    seat: Generated<number>
    /** 1 where the business has closed it. */
    is_closed: Generated<number>
    /** 1 if it was added because a professional is there to do the work: it is offered with that person alone. */
    is_staffed: Generated<number>
  }
  professionals: {
    id: string
    first_name: string
    last_name: string
    /** One line, for customers; may be empty. */
    about: string
    email: string | null
    /** Empty if unknown. */
    phone: string
    /** A small picture as a data URL. */
    picture: string | null
    is_active: number
    /** The account that they sign in with. */
    user_id: string | null
    created_at: string
    /** When a visit was last given to them. */
    last_assigned_at: string | null
    /** How often the office has saved the profile. */
    version: Generated<number>
    /** How often their hours, time off or visits have changed. */
    calendar_changes: Generated<number>
    /** Kept by the database: completed visits, reviews of them, and the stars of these together. */
    completed_visits: Generated<number>
    reviews: Generated<number>
    stars: Generated<number>
  }
  professional_skills: { professional_id: string; service_id: ServiceId }
  /** The beginnings of the zip codes where they work, three to five digits; without any, everywhere. */
  professional_zips: { professional_id: string; beginning: string }
  /** `weekday` from Sunday, 0; times in the business zone. */
  professional_hours: {
    professional_id: string
    weekday: number
    start_time: string
    end_time: string
  }
  professional_invitations: {
    id: string
    token_hash: string
    professional_id: string
    email: string
    created_at: string
    expires_at: string
  }
  /** Secret addresses at which calendar apps read visits. */
  calendar_feeds: {
    id: string
    token_hash: string
    kind: 'customer' | 'office' | 'professional'
    user_id: string | null
    professional_id: string | null
    created_at: string
  }
  /** From and until when, in the business zone: `2026-11-24 08:00`. */
  time_off: {
    id: string
    professional_id: string
    starts_at: string
    ends_at: string
    reason: string | null
  }
  holidays: { date: string; name: string }
  areas: {
    id: string
    name: string
    state: string
    coverage: Coverage
    professionals: number | null
    /** With commas between them. */
    cities: string
    zips: string
    position: number
  }
  /** Who wants to hear when the company comes to a zip code. */
  area_requests: { zip: string; email: string; created_at: string; answered_at: string | null }
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
    /** Five digits; empty for bookings made before it was asked for. */
    customer_zip: string | null
    special_instructions: string | null
    status: BookingStatus
    payment_status: PaymentStatus
    /** Cents; empty until it is cancelled. */
    cancellation_fee: number | null
    /** Empty until the customer has chosen another time. */
    rescheduled_at: string | null
    /** How often it has been moved or cancelled, for the customer's calendar. */
    calendar_sequence: number
    /** As `booking_notices` has it of the kind `reminder`, for the version before, which may run beside this one. */
    reminded_at: string | null
    created_at: string
    /** The day on which it was created, in the business zone. */
    created_date: string
    /** 1 if its customer had booked before. */
    is_repeat: number
    /** The conversation that led to it. */
    conversation_id: string | null
    /** A pseudonym of the network address that a guest ordered from. */
    network: string | null
    /** Empty until the link in the order's email is opened. */
    email_confirmed_at: string | null
    /** Until when an unusually large order waits for that; empty for others. */
    held_until: string | null
    /** Cents: what cancelling would have cost when the customer moved the visit too late for a free cancellation. */
    late_move_fee: number | null
    /** The time that the customer agreed to, where the office has moved the visit since; in the business zone. */
    agreed_date: string | null
    agreed_time: string | null
    /** How it ended without work; null for all others. */
    outcome: VisitOutcome | null
    /** Who comes. */
    professional_id: string | null
    /** Whom the customer asked for. */
    preferred_professional_id: string | null
    /** Cents: extra work that the customer approved; part of `quote_amount`. */
    extra_amount: number
    /** Whom the customer was last told of; what is queued and can still be withdrawn counts. */
    told_professional_id: string | null
  }
  /** What was paid outside the site. Voided, never deleted: receipts are numbered without gaps. */
  payments: {
    id: string
    booking_id: string
    kind: PaymentKind
    method: PaymentMethod
    /** Cents, above zero. */
    amount: number
    /** The day in the business zone. */
    received_on: string
    /** Internal. */
    note: string | null
    /** Null where a card was declined. */
    receipt_number: number | null
    is_void: Generated<number>
    void_reason: string | null
    recorded_by: string | null
    created_at: string
  }
  /** The other times that the office offers for a visit while it has the slot that it had then: a JSON list. */
  time_offers: {
    booking_id: string
    slot_id: string
    times: string
    offered_by: string | null
    created_at: string
  }
  /** Work beyond what was booked, in cents; the customer approves it. */
  extra_work: {
    id: string
    booking_id: string
    description: string
    amount: number
    status: ExtraWorkStatus
    proposed_by: string | null
    created_at: string
    answered_at: string | null
  }
  /** What the office knows about the customer with an address, in lower case; with or without an account. */
  customer_records: {
    email: string
    /** A JSON list. */
    tags: Generated<string>
    /** Since when they cannot book online. */
    blocked_at: string | null
    blocked_reason: string | null
    /** Their mailbox, however its address is spelled, while they are blocked. */
    blocked_mailbox: Generated<string | null>
    /** The address of the customer whose second address this is. */
    merged_into: string | null
  }
  /** Internal notes about a customer; no customer reads them. */
  customer_notes: {
    id: string
    email: string
    content: string
    written_by: string | null
    created_at: string
  }
  /** The latest receipt number. */
  counters: { name: 'receipt'; value: number }
  /** The number that an account's text messages go to, and one that is waiting for its code. E.164. */
  confirmed_phones: {
    user_id: string
    phone: string | null
    pending_phone: string | null
    /** The code is derived from it with the key file when it is sent. */
    code_id: string | null
    code_expires_at: string | null
    wrong_codes: Generated<number>
  }
  /** Orders with an account's address that the account's owner says are somebody else's. */
  declined_orders: { user_id: string; group_id: string }
  /** The messages that go out once for a visit: which bookings have had them for which of their times. */
  booking_notices: {
    booking_id: string
    kind: BookingMessageKind
    scheduled_date: string
    scheduled_time: string
    queued_at: string
  }
  /** Internal notes; no customer reads them. */
  booking_notes: {
    id: string
    booking_id: string
    admin_user_id: string
    content: string
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
    channel: 'email' | 'sms'
    kind: MessageKind
    /** An email address or a phone number. */
    recipient: string
    /** The address in lower case. */
    recipient_key: Generated<string>
    /** 1 if somebody other than the recipient may have caused it. */
    caused_by_visitor: Generated<number>
    /** 0 goes first. */
    priority: Generated<number>
    facts: string
    /** `waiting` for the next digest; `held` is withheld and never sent. */
    status: 'queued' | 'waiting' | 'sent' | 'failed' | 'held'
    /** Why it is sent, or withheld. */
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
    /** The parts of the score: a JSON list. */
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
    /** The day on which it began, in the business zone. */
    created_date: string
    lead_status: Generated<LeadStatus>
    /** The admin who follows it up. */
    owner_user_id: string | null
    note: string | null
    /** 1 if it led to a booking; kept by the database. */
    is_booked: Generated<number>
    /** How many of its replies were timed, and how long they took together, in milliseconds. */
    replies_timed: Generated<number>
    reply_ms: Generated<number>
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
  /** How often something was done within a time window. */
  use_counts: { key: string; uses: number; window_ends_at: string }
  /** By day in UTC. */
  model_spend: { day: string; micro_dollars: number }
  /** What the help and contact forms received. */
  experience_ratings: {
    id: string
    rating: number
    created_at: string
  }
  contact_messages: {
    id: string
    form: ContactForm
    first_name: string
    last_name: string
    email: string
    phone: string | null
    subject: string
    message: string
    created_at: string
    answered_at: string | null
    answered_by: string | null
  }
  /** What the office answered to the messages of an address, in lower case; the id is the email's in the outbox. */
  contact_answers: {
    id: string
    email: string
    content: string
    written_by: string | null
    created_at: string
  }
  /** What administrators did. Without a user if it was done on the server's command line. */
  admin_actions: {
    id: string
    admin_user_id: string | null
    action: string
    subject: string | null
    /** JSON. */
    facts: string
    created_at: string
  }
  /** The words, in lower case, by which the customer with this address is found. */
  customer_words: { word: string; email: string }
  /** One row for each name. */
  installation: { name: 'key-fingerprint' | 'write-check'; value: string }
}

/**
 * Sums that the database keeps with triggers; nothing else writes them. Days are in the business zone, values in cents.
 */
export interface Sums {
  /** How many rows a topic has, and how often they have changed. */
  live_topics: { topic: string; total: number; changes: number }
  bookings_by_day: {
    day: string
    status: BookingStatus
    bookings: number
    value: number
    /** Of customers who had booked before. */
    repeats: number
  }
  /** Without cancelled bookings. */
  bookings_by_service_day: { day: string; service_id: ServiceId; bookings: number }
  bookings_by_service: { service_id: ServiceId; bookings: number }
  /** Visits that were not cancelled, by their date and time. */
  visits_by_time: { day: string; time: string; visits: number }
  /** By address in lower case, without cancelled bookings. */
  customer_totals: { email: string; bookings: number; value: number }
  /** How many customers have 1, 2, 3, 4, and 5 or more bookings. */
  customers_by_bookings: { bookings: number; customers: number }
  /** The same by the day of the visit, with the fees of what was cancelled. */
  visits_by_day: {
    day: string
    status: BookingStatus
    bookings: number
    value: number
    fees: number
  }
  /**
   * The bookings that count as revenue, by the first day of each day and each month. `item` is the id of a service or a professional,
   * or the first three digits of a zip code; empty for a booking without one.
   */
  revenue_by_group: {
    kind: 'service' | 'professional' | 'zip'
    counted_by: 'created' | 'scheduled'
    span: 'day' | 'month'
    day: string
    item: string
    bookings: number
    value: number
  }
  /** By the day on which it was received, without what was voided. */
  payments_by_day: { day: string; received: number; refunded: number }
  reviews_by_rating: { rating: number; reviews: number }
  chats_by_day: {
    day: string
    conversations: number
    qualified: number
    booked: number
    value: number
    replies_timed: number
    reply_ms: number
  }
  /** `band` is the score at which it begins. */
  leads_by_band: { lead_status: LeadStatus; band: number; leads: number }
}

export type Schema = Tables & Sums
export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>

/** The database as the rest of the server sees it: `write` for transactions, `read` for everything else. */
export interface Database {
  write: Db
  read: Db
  /** Writes without a time limit: for migrations. */
  withoutTimeLimits: Db
  /** Whether this error means that the database cannot take writes now (disk full, read-only, gone). */
  isUnavailable(error: unknown): boolean
  close(): Promise<void>
}

import type { Answers } from '../../../../shared/booking-details/index.ts'
import type { BookingStatus } from '../../../../shared/booking-status.ts'
import type { ServiceId } from '../../../../shared/catalogue.ts'
import type { ClaimOutcome } from '../../../../shared/claims.ts'
import type { Preferences } from '../../../../shared/people/customer.ts'
import type { WallClock } from '../../../../shared/time/business-time.ts'
import type { Home } from '../../homes.ts'
import type { Person } from '../../people.ts'
import type { PlanTime } from './plan-time.ts'

export interface DemoCustomer extends Person {
  home: Home
  /** Guests have no account. */
  hasAccount: boolean
  /** When the account was created, unless just before the first order. */
  joinedAt?: PlanTime
  preferences?: Partial<Preferences>
}

/** Something that happens to an order. `booking` is the index of the service in the order. */
export type DemoStep = { at: PlanTime; booking: number } & (
  | { kind: 'advance'; from: Exclude<BookingStatus, 'completed' | 'cancelled'> }
  | { kind: 'move'; to: WallClock; crew: readonly string[] }
  | { kind: 'remind'; visit: WallClock }
  | { kind: 'cancel' }
  | { kind: 'cancelAsAdmin'; reason: string }
  | { kind: 'note'; text: string }
  | { kind: 'review'; rating: number; text?: string | undefined }
  | { kind: 'reply'; text: string }
  | { kind: 'hide'; reason: string }
  | { kind: 'claim'; text: string }
  | { kind: 'settleClaim'; outcome: ClaimOutcome; message: string }
)

export interface DemoOrder {
  customer: DemoCustomer
  services: readonly { serviceId: ServiceId; details: Answers }[]
  madeAt: PlanTime
  visit: WallClock
  /** The names of those who come, by service. */
  crew: readonly string[]
  /** Whether the customer asked for them. */
  asksForCrew: boolean
  instructions?: string | undefined
  /** Who places it. Customers with an account may order as a guest. */
  by: 'customer' | 'guest' | 'office'
  /** In chronological order, all in the past. */
  steps: readonly DemoStep[]
  /** Whether the payment failed. */
  isUnpaid?: boolean
  /** Whether its emails are undeliverable. */
  bounces?: boolean
  /** The conversation that led to it. */
  conversation?: DemoConversation
}

export interface DemoConversation {
  startedAt: PlanTime
  messages: readonly string[]
  /** The signed-in customer, if any. */
  customer?: DemoCustomer
  followUps: readonly LeadFollowUp[]
}

export interface LeadFollowUp {
  at: PlanTime
  status: 'contacted' | 'won' | 'lost'
  note?: string
}

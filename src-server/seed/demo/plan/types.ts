import type { BookingStatus } from '../../../../shared/booking.ts'
import type { ServiceDetails } from '../../../../shared/booking-details/index.ts'
import type { WallClock } from '../../../../shared/business-time.ts'
import type { ServiceId } from '../../../../shared/catalogue.ts'
import type { Preferences } from '../../../../shared/customer.ts'
import type { Home } from '../../homes.ts'
import type { Person } from '../../people.ts'
import type { PlanTime } from './plan-time.ts'

export interface DemoCustomer extends Person {
  home: Home
  /** Whether there is an account; a guest has none. */
  hasAccount: boolean
  /** When the account is made, where that is not just before the first order. */
  joinedAt?: PlanTime
  preferences?: Partial<Preferences>
}

/** Something that is done with an order. `booking` is the place of the service in the order. */
export type DemoStep = { at: PlanTime; booking: number } & (
  | { kind: 'advance'; from: Exclude<BookingStatus, 'completed' | 'cancelled'> }
  | { kind: 'move'; to: WallClock }
  | { kind: 'remind'; visit: WallClock }
  | { kind: 'cancel' }
  | { kind: 'cancelAsAdmin'; reason: string }
  | { kind: 'note'; text: string }
  | { kind: 'review'; rating: number; text?: string | undefined }
  | { kind: 'reply'; text: string }
  | { kind: 'hide'; reason: string }
)

export interface DemoOrder {
  customer: DemoCustomer
  services: readonly { serviceId: ServiceId; details: ServiceDetails }[]
  madeAt: PlanTime
  visit: WallClock
  instructions?: string | undefined
  /** By whom it is made: a customer with an account may have forgotten to sign in. */
  by: 'customer' | 'guest' | 'office'
  /** In the order of time; what is still to come is not among them. */
  steps: readonly DemoStep[]
  /** Whether its payment has failed. */
  isUnpaid?: boolean
  /** Whether mail about it cannot be delivered. */
  bounces?: boolean
  /** The conversation that led to it. */
  conversation?: DemoConversation
}

export interface DemoConversation {
  startedAt: PlanTime
  messages: readonly string[]
  /** Who is signed in while chatting. */
  customer?: DemoCustomer
  followUps: readonly LeadFollowUp[]
}

export interface LeadFollowUp {
  at: PlanTime
  status: 'contacted' | 'won' | 'lost'
  note?: string
}

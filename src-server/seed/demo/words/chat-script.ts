import type { ServiceId } from '../../../../shared/catalogue.ts'

/** What a visitor writes to the assistant. `{name}`, `{email}`, `{phone}`, `{street}` and `{zip}` are filled in. */
export interface ChatScript {
  messages: readonly string[]
  /** The service that is booked afterwards. */
  books?: ServiceId
  /** The status that the office has set, if any. */
  followUp?: 'contacted' | 'lost'
  /** The note of the office. */
  note?: string
}

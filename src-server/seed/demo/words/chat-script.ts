import type { ServiceId } from '../../../../shared/catalogue.ts'

/** What a visitor writes to the assistant. Words in braces are the visitor's own: name, email, phone, street, zip. */
export interface ChatScript {
  messages: readonly string[]
  /** A booking of this service comes of it. */
  books?: ServiceId
  /** How far the office has followed it up; nobody has yet where it is not said. */
  followUp?: 'contacted' | 'lost'
  /** What the office notes on it. */
  note?: string
}

import type { Estimate } from '../../shared/pricing.ts'
import { readSession, removeSession, writeSession } from '../ui/session-store.ts'

/** A detail form as shown on screen: text as typed, not yet validated. */
export type FormValues = Record<string, unknown>

/** What a customer has entered so far, as shown on the screens. */
export interface Draft {
  /** By service id. */
  details: Record<string, FormValues>
  /** Set by 'Book This Service': the price that the customer saw. Cents. */
  quote?: Estimate
  /** The services that this price was for; it is void for any others. */
  quotedFor?: string
  schedule?: { date: string; time: string }
  contact: Record<string, string>
  /** The conversation that filled in answers, and the answers. */
  fromChat?: {
    sessionId: string
    details: Record<string, FormValues>
    contact: FormValues
  }
  /** The conversation from which an administrator books for its customer. */
  fromLead?: string
  /** One for each checkout: the server answers a double click or a retry with the booking that was already made. */
  idempotencyKey?: string
}

export const emptyDraft: Draft = { details: {}, contact: {} }
const storageKey = (flow: string) => `nestwright.booking.${flow}`

/** A flow's draft; one that cannot be read counts as empty. */
export function readDraft(flow: string): Draft {
  try {
    const stored = JSON.parse(readSession(storageKey(flow)) ?? '{}') as Partial<Draft> | null
    return { ...emptyDraft, ...stored }
  } catch {
    return emptyDraft
  }
}

export function updateDraft(flow: string, change: Partial<Draft>): Draft {
  const draft = { ...readDraft(flow), ...change }
  writeSession(storageKey(flow), JSON.stringify(draft))
  return draft
}

export const hasDraft = (flow: string) => readSession(storageKey(flow)) !== null

export const clearDraft = (flow: string) => removeSession(storageKey(flow))

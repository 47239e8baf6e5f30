import type { Estimate } from '../../shared/pricing.ts'
import { readSession, removeSession, writeSession } from '../ui/session-store.ts'

/** A detail form as it stands on the screen: text as typed, not yet checked. */
export type FormValues = Record<string, unknown>

/** What a customer has given so far, as it stands on the screens. */
export interface Draft {
  /** By service id. */
  details: Record<string, FormValues>
  /** Set by 'Book This Service': the price that was seen. Cents. */
  quote?: Estimate
  /** The services that this price was for: with others it no longer counts. */
  quotedFor?: string
  schedule?: { date: string; time: string }
  contact: Record<string, string>
  /** The conversation that filled things in, and with what. */
  fromChat?: {
    sessionId: string
    details: Record<string, FormValues>
    contact: FormValues
  }
  /** The conversation from which an administrator books for its customer. */
  fromLead?: string
  /** One for each checkout, so that a retry cannot book twice (decision 17). */
  idempotencyKey?: string
}

export const emptyDraft: Draft = { details: {}, contact: {} }
const storageKey = (flow: string) => `nestwright.booking.${flow}`

/** The draft of a flow; what cannot be read counts as empty. */
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

import type { Estimate } from '../../shared/pricing.ts'

/** A detail form as it stands on the screen: text as typed, not yet checked. */
export type FormValues = Record<string, unknown>

/** What a customer has given so far, as it stands on the screens. */
export interface Draft {
  /** By service id. */
  details: Record<string, FormValues>
  /** Set by 'Book This Service': the price that was seen. Cents. */
  quote?: Estimate
  schedule?: { date: string; time: string }
  contact: Record<string, string>
  /** One for each checkout, so that a retry cannot book twice (decision 17). */
  idempotencyKey?: string
}

const emptyDraft: Draft = { details: {}, contact: {} }
const storageKey = (flow: string) => `nestwright.booking.${flow}`

/** Where session storage is full or forbidden, the draft lives as long as the page. */
const inMemory = new Map<string, string>()

function load(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key) ?? null
  } catch {
    return inMemory.get(key) ?? null
  }
}

function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    inMemory.set(key, text)
  }
}

/** The draft of a flow; what cannot be read counts as empty. */
export function readDraft(flow: string): Draft {
  try {
    const stored = JSON.parse(load(storageKey(flow)) ?? '{}') as Partial<Draft> | null
    return { ...emptyDraft, ...stored }
  } catch {
    return emptyDraft
  }
}

export function updateDraft(flow: string, change: Partial<Draft>): Draft {
  const draft = { ...readDraft(flow), ...change }
  store(storageKey(flow), JSON.stringify(draft))
  return draft
}

export function clearDraft(flow: string): void {
  inMemory.delete(storageKey(flow))
  try {
    sessionStorage.removeItem(storageKey(flow))
  } catch {
    // nothing was stored there
  }
}

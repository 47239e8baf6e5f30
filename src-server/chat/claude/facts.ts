import { formatCents } from '../../../shared/money.ts'

/**
 * What the tools have returned in this turn, formatted as it must be written: the only figures and times that a reply
 * may name.
 */
export interface Facts {
  written: Set<string>
  /** What the customer has said about the place, such as a zip code. */
  customers: Set<string>
}

export const noFacts = (): Facts => ({ written: new Set(), customers: new Set() })

/** Records a fact as told to the model, and returns it. */
export function told(facts: Facts, text: string): string {
  facts.written.add(text)
  return text
}

/** An amount in cents, formatted as it must be written. */
export const toldAmount = (facts: Facts, cents: number): string => told(facts, formatCents(cents))

import { formatCents } from '../../../shared/format/money.ts'

/**
 * What the tools have returned in this turn, formatted as it must be written: the only figures and times that a reply
 * may name.
 */
export interface AllowedFacts {
  written: Set<string>
  /** What the customer has said about the place, such as a zip code. */
  customers: Set<string>
}

export const noAllowedFacts = (): AllowedFacts => ({ written: new Set(), customers: new Set() })

/** Records a fact as told to the model, and returns it. */
export function allowFact(facts: AllowedFacts, text: string): string {
  facts.written.add(text)
  return text
}

/** An amount in cents, formatted as it must be written. */
export const allowAmount = (facts: AllowedFacts, cents: number): string =>
  allowFact(facts, formatCents(cents))

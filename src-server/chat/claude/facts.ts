import { formatCents } from '../../../shared/money.ts'

/** What the tools have returned in this turn: the only amounts and times that a reply may name. */
export interface Facts {
  /** Cents. */
  amounts: Set<number>
  percents: Set<number>
  /** As `formatTime` writes them. */
  times: Set<string>
}

export const noFacts = (): Facts => ({ amounts: new Set(), percents: new Set(), times: new Set() })

/** Notes the amount, in cents, and gives it as it is to be written. */
export function told(facts: Facts, cents: number): string {
  facts.amounts.add(cents)
  return formatCents(cents)
}

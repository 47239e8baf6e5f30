import type { Danger } from './danger-kinds.ts'

/** From which likelihood a message counts as a report: with a sign of that danger, and without one. */
const usual = { withSign: 0.45, alone: 0.45 }
/** Other bars where an ordinary fault sounds alike, or where a false alarm would hurt. */
const others: Partial<Record<Danger, Partial<typeof usual>>> = {
  gas: { alone: 0.5 },
  'carbon-monoxide': { alone: 0.55 },
  electrical: { withSign: 0.5, alone: 0.5 },
  'water-electricity': { withSign: 0.5, alone: 0.8 },
  'burst-pipe': { withSign: 0.5, alone: 0.5 },
  sewage: { alone: 0.5 },
  'tree-or-line': { withSign: 0.4, alone: 0.5 },
  'locked-in': { alone: 0.55 },
  'door-spring': { withSign: 0.5, alone: 0.55 },
  structure: { withSign: 0.42, alone: 0.5 },
  'break-in': { withSign: 0.4, alone: 0.5 },
  suicide: { withSign: 0.5, alone: 0.72 },
  medical: { withSign: 0.4, alone: 0.5 },
  injury: { withSign: 0.4, alone: 0.5 },
  declined: { withSign: 0.48, alone: 0.55 },
}

/** In the middle of a conversation most of what sounds like danger is about keys, doors and money. */
const midwayExtra = 0.1
/** A wish that is declined for nothing offends an honest customer. */
const midwayDeclined = 0.2
/** Not where a minute counts. */
export const toLife: ReadonlySet<Danger> = new Set<Danger>([
  'gas',
  'carbon-monoxide',
  'fire',
  'electrical',
  'water-electricity',
  'injury',
  'medical',
  'suicide',
])

/** So few words without a sign say little. */
const aloneInFew = 0.5

/** From which likelihood a message reports this danger. */
export function barFor(
  danger: Danger,
  { hasSign, isShort, isMidway }: { hasSign: boolean; isShort: boolean; isMidway: boolean },
): number {
  const { withSign, alone } = { ...usual, ...others[danger] }
  const bar = hasSign ? withSign : isShort ? Math.max(alone, aloneInFew) : alone
  if (!isMidway || toLife.has(danger)) return bar
  return bar + (danger === 'declined' ? midwayDeclined : midwayExtra)
}

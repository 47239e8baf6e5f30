import type { Danger } from './danger-kinds.ts'

/** From which likelihood a message counts as a report: with a sign of that danger, and without one. */
const usual = { withSign: 0.37, alone: 0.37 }
/** Other bars where an ordinary fault sounds alike, or where a false alarm would hurt. */
const others: Partial<Record<Danger, Partial<typeof usual>>> = {
  gas: { alone: 0.5 },
  'carbon-monoxide': { alone: 0.58 },
  electrical: { withSign: 0.42, alone: 0.52 },
  'water-electricity': { withSign: 0.42, alone: 0.72 },
  'burst-pipe': { withSign: 0.42, alone: 0.42 },
  sewage: { alone: 0.42 },
  'tree-or-line': { withSign: 0.32, alone: 0.42 },
  'locked-in': { alone: 0.49 },
  'door-spring': { withSign: 0.42, alone: 0.47 },
  structure: { withSign: 0.34, alone: 0.42 },
  'break-in': { withSign: 0.32, alone: 0.42 },
  suicide: { withSign: 0.42, alone: 0.64 },
  medical: { withSign: 0.32, alone: 0.42 },
  injury: { withSign: 0.32, alone: 0.42 },
  declined: { withSign: 0.4, alone: 0.47 },
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
const aloneInFew = 0.42

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

import type { Danger } from './danger-kinds.ts'

/** What nobody should handle until it was looked at. */
export const leaveAlone: ReadonlySet<Danger> = new Set<Danger>([
  'door-spring',
  'gas',
  'electrical',
  'water-electricity',
  'tree-or-line',
  'structure',
])

/** What comes before any service: dangers, and what is declined. */
export const dangers = [
  'gas',
  'carbon-monoxide',
  'fire',
  'electrical',
  'water-electricity',
  'burst-pipe',
  'sewage',
  'tree-or-line',
  'door-spring',
  'locked-in',
  'injury',
  'medical',
  'break-in',
  'suicide',
  'structure',
  'declined',
] as const
export type Danger = (typeof dangers)[number]

import type { ConversationState } from '../../conversation-state.ts'
import type { Danger } from './danger-kinds.ts'

/** Dangers to life: nothing else is discussed until everyone is safe, or the customer insists. */
const holding: ReadonlySet<Danger> = new Set<Danger>([
  'gas',
  'carbon-monoxide',
  'fire',
  'electrical',
  'water-electricity',
  'tree-or-line',
  'locked-in',
  'injury',
  'medical',
  'break-in',
  'suicide',
  'structure',
])

/** So many replies are about the danger alone. */
const replies = 2
const repliesAboutLife = 3

/** Whether the danger that was reported still comes before everything. */
export const holdsDanger = ({
  danger,
  dangerReplies,
}: Pick<ConversationState, 'danger' | 'dangerReplies'>): boolean =>
  danger !== undefined &&
  holding.has(danger) &&
  dangerReplies < (danger === 'suicide' ? repliesAboutLife : replies)

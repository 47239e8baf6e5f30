import type { ConversationState } from '../../conversation-state.ts'
import type { Danger } from './danger-kinds.ts'

/** Their advice is enough: every other danger is one to life, and nothing else is discussed until everyone is safe. */
const passing: ReadonlySet<Danger> = new Set<Danger>([
  'burst-pipe',
  'sewage',
  'door-spring',
  'declined',
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
  !passing.has(danger) &&
  dangerReplies < (danger === 'suicide' ? repliesAboutLife : replies)

import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ConversationState } from '../conversation-state.ts'
import { countsRooms, isRepair } from './estimate-parts.ts'

/** The answer that says why one price is another now. */
export function whyChanged(
  { figures: { propertySize, roomCount } }: Pick<ConversationState, 'figures'>,
  subject: readonly ServiceId[],
): 'sizeChangesIt' | 'listChangesIt' | 'dayChangesIt' | 'whyChanged' {
  if (subject.some(countsRooms) && (propertySize ?? roomCount) !== undefined) return 'sizeChangesIt'
  if (subject.length > 1) return 'listChangesIt'
  return subject.some(isRepair) ? 'dayChangesIt' : 'whyChanged'
}

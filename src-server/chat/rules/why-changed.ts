import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ConversationState } from '../conversation-state.ts'
import { countsRooms, isRepair } from './estimate-parts.ts'

/** What makes one amount another one, for what is talked about. */
export function whyChanged(
  { figures: { propertySize, roomCount } }: Pick<ConversationState, 'figures'>,
  subject: readonly ServiceId[],
): 'sizeChangesIt' | 'listChangesIt' | 'dayChangesIt' | 'whyChanged' {
  if (subject.some(countsRooms) && (propertySize ?? roomCount) !== undefined) return 'sizeChangesIt'
  if (subject.length > 1) return 'listChangesIt'
  return subject.some(isRepair) ? 'dayChangesIt' : 'whyChanged'
}

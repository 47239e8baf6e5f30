import type { ServiceId } from '../../shared/catalogue.ts'
import type { ConversationState } from './conversation-state.ts'

/**
 * Adds the selected services to what is known: services that the browser's list has lost since the last message are no
 * longer wanted.
 */
export function withSelectedServices(
  state: ConversationState,
  chosen: readonly ServiceId[],
  removed: readonly ServiceId[],
): ConversationState {
  const deselected = (state.chosen ?? []).filter((id) => !chosen.includes(id))
  const dropped = [...deselected, ...removed]
  const added = chosen.filter((id) => !state.chosen?.includes(id))
  const services = [...new Set([...state.services, ...added])].filter((id) => !dropped.includes(id))
  return { ...state, services, chosen: [...chosen] }
}

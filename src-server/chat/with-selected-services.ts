import type { ServiceId } from '../../shared/catalogue.ts'
import type { ConversationState } from './conversation-state.ts'

/**
 * Adds what the customer tapped since the last message to the list, and takes off what they took off: that is not
 * suggested any more either.
 */
export function withSelectedServices(
  state: ConversationState,
  selected: readonly ServiceId[],
  removed: readonly ServiceId[],
): ConversationState {
  const dropped = [...state.selected.filter((id) => !selected.includes(id)), ...removed]
  const tapped = selected.filter((id) => !state.selected.includes(id))
  const keep = (ids: readonly ServiceId[]) =>
    [...new Set(ids)].filter((id) => !dropped.includes(id))
  return {
    ...state,
    needs: keep(state.needs),
    chosen: keep([...state.chosen, ...tapped]),
    selected: [...selected],
  }
}

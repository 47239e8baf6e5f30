import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
import { meantByEach, plainly } from '../understand/meant-by.ts'

/** What a question about the work is about: what it names of all that was spoken about, otherwise the list. */
export function askedSubject({ message, state }: Pick<Turn, 'message' | 'state'>): ServiceId[] {
  const meant = meantByEach(message, allServices(state), plainly)
  return meant.length > 0 ? meant : subjectOf(state)
}

import type { ConversationState } from './conversation-state.ts'
import type { Understood } from './understand/understand.ts'

/** The figures of another home say nothing of this one: 'we have a condo in Manhattan too, 2 bedrooms, 10024'. */
export function figuresAfter(
  { figures, contact }: ConversationState,
  understood: Understood,
): ConversationState['figures'] {
  const { zip } = understood.contact
  const isElsewhere = zip !== undefined && contact.zip !== undefined && zip !== contact.zip
  const { propertySize, roomCount } = understood.figures
  const isOther = isElsewhere && (propertySize ?? roomCount) !== undefined
  return isOther ? understood.figures : { ...figures, ...understood.figures }
}

/** 'Do you go to Dallas, 75201?' moves nobody. */
export function contactAfter(
  before: ConversationState['contact'],
  { contact, intents }: Understood,
): ConversationState['contact'] {
  const after = { ...before, ...contact }
  return before.zip && intents.has('area') ? { ...after, zip: before.zip } : after
}

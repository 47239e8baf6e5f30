import { findService, type ServiceId } from '../../shared/catalogue.ts'
import type { ConversationState } from './conversation-state.ts'
import { type Figures, figuresIn, withoutFigures } from './understand/figures.ts'
import { meantByEach, plainly } from './understand/meant-by.ts'
import type { Understood } from './understand/understand.ts'

type Home = Pick<ConversationState, 'figures' | 'figuresOfEach'>

/**
 * The figures of the home, and those that were said of one of several cleanings alone. The figures of another home say nothing
 * of this one: 'we have a condo in Manhattan too, 2 bedrooms, 10024'.
 */
export function figuresAfter(
  { figures, figuresOfEach, contact }: ConversationState,
  understood: Understood,
  message: string,
  inPlay: readonly ServiceId[],
): Home {
  const { zip } = understood.contact
  const isElsewhere = zip !== undefined && contact.zip !== undefined && zip !== contact.zip
  const { propertySize, roomCount } = understood.figures
  const isOther = isElsewhere && (propertySize ?? roomCount) !== undefined
  if (isOther) return { figures: understood.figures, figuresOfEach: {} }
  const said = saidOfOne(message, inPlay)
  const each = { ...figuresOfEach }
  for (const { id, of } of said) each[id] = { ...each[id], ...of }
  const { propertySize: _size, roomCount: _rooms, ...others } = understood.figures
  const ofHome = said.length > 0 ? others : understood.figures
  return {
    figures: { ...figures, ...ofHome },
    figuresOfEach: said.length > 0 ? each : figuresOfEach,
  }
}

const isCleaning = (id: ServiceId) => findService(id)?.bookingCategory === 'cleaning'

/** The sentences whose size and rooms are of one of several cleanings: 'only the three bedrooms have carpet'. */
function saidOfOne(
  message: string,
  inPlay: readonly ServiceId[],
): { id: ServiceId; of: Figures }[] {
  const cleanings = inPlay.filter(isCleaning)
  if (new Set(cleanings).size < 2) return []
  return message.split(/[.!?;\n]+/u).flatMap((sentence) => {
    const { propertySize, roomCount } = figuresIn(sentence)
    const of = {
      ...(propertySize === undefined ? {} : { propertySize }),
      ...(roomCount === undefined ? {} : { roomCount }),
    }
    const [id, ...more] = meantByEach(withoutFigures(sentence), cleanings, plainly)
    return id && more.length === 0 && Object.keys(of).length > 0 ? [{ id, of }] : []
  })
}

/** 'Do you go to Dallas, 75201?' moves nobody. */
export function contactAfter(
  before: ConversationState['contact'],
  { contact, intents }: Understood,
): ConversationState['contact'] {
  const after = { ...before, ...contact }
  return before.zip && intents.has('area') ? { ...after, zip: before.zip } : after
}

import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ConversationState } from '../conversation-state.ts'
import { openNeeds } from '../conversation-state.ts'
import type { Intent } from './intents.ts'
import { servicesNamed } from './service-names.ts'
import { plain } from './words.ts'

const adds =
  /^\W*(please |can you |could you |yes,? |yeah,? |ok(ay)?,? |si,? |por favor,? )*(also )?(add|put|include|throw in|agrega\w*|agregue|anade|incluya|ponga|pon)\b/
const addsIt =
  /\b(add|put|include|agregue|agrega|anada|ponga)(lo|la|los|las| it| them| that| both| all| todo)\b/
const excludes = /\b(just|only|solo|nada mas|except|but not|not the|no the)\b/
const bothOrAll =
  /\b(both|all( (of (them|it)|three|four))?|them all|everything|ambos|ambas|los dos|las dos|todos?|todas?)\b/

interface Said {
  message: string
  /** The needs that the message adds: 'ok, my sink leaks' agrees to nothing. */
  added: readonly ServiceId[]
  intents: ReadonlySet<Intent>
  /** The position that was named: 'the second one' is 2. */
  ordinal: number | undefined
}

/**
 * The services that the customer puts on their list with these words: 'yes' to the question whether to add what is
 * suggested, 'book it', 'the first one', or 'add' and a service's name. A service that is only described or asked about
 * is not among them.
 */
export function agreedTo(
  state: Pick<ConversationState, 'needs' | 'chosen' | 'offered' | 'asked'>,
  { message, added, intents, ordinal }: Said,
): ServiceId[] {
  const text = plain(message)
  const open = openNeeds(state)
  const named = servicesNamed(message)
  if (adds.test(text) && named.length > 0) return named
  if (addsIt.test(text) && isShort(text)) return open
  if (ordinal !== undefined && open.length > 1 && state.asked === 'add') {
    return open.slice(ordinal - 1, ordinal)
  }
  if (open.length === 0 || intents.has('no')) return []
  if (bothOrAll.test(text) && open.length > 1 && isShort(text)) return open
  if (added.length > 0 && !intents.has('book')) return []
  const nameOpen = named.filter((id) => open.includes(id))
  const answers = state.asked === 'add' && isShort(text)
  const books = intents.has('book') && isShort(text) && !text.includes('?')
  if (!books && !(answers && (intents.has('yes') || bothOrAll.test(text)))) {
    return answers && excludes.test(text) ? nameOpen : []
  }
  if (nameOpen.length > 0 && (excludes.test(text) || !bothOrAll.test(text))) return nameOpen
  return excludes.test(text) ? [] : open
}

const isShort = (text: string) => text.trim().split(/\s+/).length <= 12

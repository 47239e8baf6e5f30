import type { ServiceId } from '../../../shared/catalogue.ts'
import { inOrderOfWork } from '../../../shared/order-of-work.ts'
import type { ConversationState } from '../conversation-state.ts'
import { openNeeds } from '../conversation-state.ts'
import {
  addsIt,
  addsNew,
  addsThatToo,
  addsThenAsks,
  addsUp,
  all,
  askedAlready,
  asksForPrices,
  asksToCheck,
  asksWhether,
  correctsPlace,
  doesPlaced,
  haggles,
  holdsBack,
  isNote,
  notYet,
  ofPriceOrSize,
  only,
  onlyAsks,
  onlyHeard,
  onlyOfWork,
  onlyOkFirst,
  onTheSide,
  plainlyNo,
  politeWords,
  putsAll,
  putsItOn,
  putsOnList,
  refuses,
  refusingWord,
  saysAdd,
  saysYesAmong,
  saysYesFirst,
  saysYesOnly,
  saysYesPlease,
  sendsFor,
  takesBack,
  takesIt,
  takesThatToo,
  takingWord,
  tellsFact,
  unwishedOfWork,
  waitsStill,
  wantsAll,
  wishes,
  yesToOther,
} from './agreement-signs.ts'
import type { Intent } from './intent-signs.ts'
import { saidToStay } from './kept-services.ts'
import { meantByEach } from './meant-by.ts'
import { answersToOffer } from './offer.ts'
import { putOnList, wantedByName } from './put-on-list.ts'
import { asksAnything, statementsOf } from './questions.ts'
import { keepsAll } from './removed-services.ts'
import { servicesNamed } from './service-names.ts'
import { takenUpAgain } from './taken-up-again.ts'
import type { TimesOfEach } from './times-beside-others.ts'
import { plain } from './words.ts'

interface Said {
  message: string
  /** The needs that the message adds: 'ok, my sink is clogged' agrees to nothing. */
  added: readonly ServiceId[]
  /** Whether only a part of the work is taken back. */
  removesPart: boolean
  /** What its words take back. */
  removed: readonly ServiceId[]
  intents: ReadonlySet<Intent>
  /** The position that was named: 'the second one' is 2. */
  ordinal: number | undefined
  /** Whether one of the times that were named for it is picked. */
  picksTime: boolean
  /** The times that are said of some services alone. */
  timesOfEach: TimesOfEach
}

type Known = Pick<ConversationState, 'needs' | 'chosen' | 'offered' | 'asked' | 'withdrawn'>

/** From which likelihood a message takes what was offered just now, what was offered before, or declines it. */
const bars = {
  byWords: 0.1,
  takes: 0.7,
  takesLater: 0.85,
  besideNew: 0.92,
  declines: 0.75,
  saysNo: 0.6,
  rather: 0.2,
}

/** How plainly some words must mean what is suggested. */
const plainly = 0.5

/** Whether a message takes any of these: then it takes back none of them. */
export const takesAnyOf = (message: string, open: readonly ServiceId[]): boolean =>
  open.length > 0 && answersToOffer(message, open).some((one) => one.takes >= bars.takes)

/** Whether a message that begins with a no reads like one to any of these. */
export const declinesAnyOf = (message: string, open: readonly ServiceId[]): boolean =>
  open.length > 0 && answersToOffer(message, open).some((one) => one.declines >= bars.saysNo)

/** What a message does with what is suggested and not on the list: by its words, otherwise by how it reads. */
export function answerToOffer(
  state: Known,
  said: Said,
): { agreed: ServiceId[]; refused: ServiceId[] } {
  const text = plain(said.message)
  const takesNothing = tellsFact(text) || addsUp.test(text) || waitsStill.test(text)
  if (notYet.test(text) || (takesNothing && !said.picksTime)) return { agreed: [], refused: [] }
  if (putsAll.test(text)) return { agreed: openNeeds(state), refused: [] }
  const open = openNeeds(state).filter((id) => !said.added.includes(id))
  const placed = doesPlaced.exec(text)?.[1]
  if (placed && open.length > 1 && state.asked !== 'add') {
    const [first, second] = inOrderOfWork(open)
    const chosen = placed === 'first' ? first : second
    return { agreed: chosen ? [chosen] : [], refused: [] }
  }
  const answers = open.length > 0 ? answersToOffer(said.message, open) : []
  // What goes was said in words, or not at all.
  const mayRefuse =
    said.removed.length === 0 &&
    !said.removesPart &&
    !said.intents.has('whichOne') &&
    !said.intents.has('curious') &&
    !askedAlready.test(text) &&
    !correctsPlace.test(text) &&
    !keepsAll.test(said.message) &&
    refusingWord.test(
      plain(statementsOf(said.message).replace(unwishedOfWork, ' ')).replace(onlyOfWork, ' '),
    )
  const stays = saidToStay(said.message, open)
  // 'The lawn can be Thursday' declines no lawn.
  const refused = mayRefuse
    ? answers
        .filter((one) => one.declines >= Math.max(bars.declines, one.takes))
        .filter((one) => !said.timesOfEach[one.id] && !stays.includes(one.id))
        .map(({ id }) => id)
    : []
  // Words of a yes that read like none: 'how far ahead should I book'
  const isUnlikely = (id: ServiceId) =>
    !said.picksTime &&
    !putsOnList.test(text) &&
    !addsThenAsks.test(text) &&
    !takesIt.test(text) &&
    !(saysYesPlease.test(text) && open.length === 1 && !onTheSide.test(text)) &&
    !(state.asked === 'add' && saysYesOnly.test(text) && !onTheSide.test(text)) &&
    /\s/.test(text.trim()) &&
    answers.some(
      (one) =>
        one.id === id && (one.takes < bars.byWords || one.declines > one.takes + bars.rather),
    )
  const byWords = agreedTo(state, said).filter((id) => !refused.includes(id) && !isUnlikely(id))
  if (yesToOther.test(text)) return { agreed: [], refused }
  const isNoTaking =
    (!takingWord.test(text) && !takesIt.test(text)) || plainlyNo.test(text) || onlyHeard.test(text)
  const asksPerson = said.intents.has('person') && !wishes.test(text.replace(politeWords, ' '))
  const isTold =
    asksPerson || isNote.test(text) || asksToCheck.test(text) || asksForPrices.test(text)
  if (byWords.length > 0 || isNoTaking || isTold || holdsBack.test(text)) {
    return { agreed: byWords, refused }
  }
  // 'Alright. Last thing, would I need to be there?', 'any discount if I do both?'
  const isOnlyAsked = asksAnything(said.message) && !wishes.test(plain(statementsOf(said.message)))
  if (isOnlyAsked) return { agreed: [], refused }
  const isJustNow = state.asked === 'add'
  // 'The 30th at 10 then' is for what is on the list.
  if (said.picksTime && state.chosen.length > 0) return { agreed: [], refused }
  // 'Yes' alone is the answer to what was asked last.
  if (!isJustNow && text.trim().split(/\s+/).length === 1) return { agreed: [], refused }
  const usual = isJustNow ? bars.takes : bars.takesLater
  const bar = said.added.length > 0 ? bars.besideNew : usual
  const taken = answers
    .filter((one) => one.takes >= Math.max(bar, one.declines))
    .map(({ id }) => id)
  return { agreed: taken.filter((id) => !refused.includes(id)), refused }
}

/**
 * The services that the customer puts on their list with these words: 'yes' to the question whether to add what was
 * just suggested, 'both', 'book it', 'the first one', or 'add' and a service's name. A question, a condition or a
 * refusal puts nothing there, and neither does a service that is only described.
 */
function agreedTo(
  state: Known,
  { message, added, intents, ordinal, picksTime }: Said,
): ServiceId[] {
  const text = plain(message)
  const named = servicesNamed(message)
  const open = openNeeds(state)
  if (isNote.test(text)) return []
  const back = takenUpAgain(state.withdrawn, text, named)
  if (back.length > 0) return back
  if (addsNew.test(text) && added.length > 0 && !onlyAsks.test(text)) return [...added]
  const put = putOnList(text, open)
  if (put.length > 0) {
    const justOffered = addsThatToo.test(text)
      ? open.filter((id) => state.offered.includes(id))
      : []
    return [...new Set([...justOffered, ...put])]
  }
  if (saysYesPlease.test(text) && open.length === 1 && state.asked !== 'which') return open
  if (takesIt.test(text) && state.asked !== 'which') return reallyOpen(state, added)
  // Whoever takes a time for the one thing that was suggested takes that.
  if (picksTime && state.chosen.length === 0 && open.length === 1) return open
  const isAsked = state.asked === 'add'
  const meantToo = takesThatToo.test(text) ? named.filter((id) => open.includes(id)) : []
  if (isAsked && meantToo.length > 0) return meantToo
  // 'Ok. And do you come back if they are still there?' only says that it was heard.
  const isHeard = onlyOkFirst.test(text) && (asksAnything(message) || ofPriceOrSize.test(text))
  const isYes = isAsked && saysYesFirst.test(text) && !isHeard
  if (isAsked && saysYesAmong.test(text) && !holdsBack.test(text)) {
    const isAll = wholeList.test(text)
    const offered = isAll ? open.filter((id) => !added.includes(id)) : reallyOpen(state, added)
    const meant = named.filter((id) => offered.includes(id))
    if (meant.length > 0 && only.test(text)) return meant
    // 'Yes, just the first one' is read below.
    if (!only.test(text) || offered.length === 1) return offered
  }
  const isAdded = text
    .split(/(?<=[.!;\n])\s*/)
    .some((sentence) => saysAdd.test(sentence) || putsItOn.test(sentence))
  if (isAdded && (!onlyAsks.test(text) || addsThenAsks.test(text))) {
    const isAll = wholeList.test(text)
    const meant = isAll ? open.filter((id) => !added.includes(id)) : reallyOpen(state, added)
    return [...new Set([...wantedByName(message), ...meant])]
  }
  if (sendsFor.test(text)) return reallyOpen(state, added)
  if (open.length === 0 || (/[?¿]/u.test(message) && !isYes)) return []
  const suggested = open.filter((id) => state.offered.includes(id))
  const isWhole = wholeList.test(text.split(/[.!;\n]/)[0] ?? '')
  const justAsked = isAsked && suggested.length > 0 && !isWhole ? suggested : open
  const nameOpen = named.filter((id) => open.includes(id))
  const stated = servicesNamed(statementsOf(message)).filter((id) => open.includes(id))
  // 'Just the cleaning. And locks?' asks about something else.
  const isOnly = text
    .split(/(?<=[.!?\n])\s*/)
    .some((one) => only.test(one) && !asksWhether.test(one))
  if (isAsked && isOnly && stated.length > 0 && !intents.has('price')) return stated
  if (isYes && added.length === 0 && !takesBack.test(text)) {
    return nameOpen.length > 0 ? nameOpen : justAsked
  }
  if (refuses.test(text)) return []
  if (all.test(text) || wantsAll.test(text)) return open
  if (addsIt.test(text)) return justAsked
  if (isAsked && ordinal !== undefined) return justAsked.slice(ordinal - 1, ordinal)
  if (added.length > 0 || !isShort(text)) return []
  if (intents.has('book')) {
    if (haggles.test(text)) return []
    // 'I need someone for the gutter, the leaves and the lawn'
    if (nameOpen.length > 0) return [...new Set([...nameOpen, ...meantByEach(text, open, plainly)])]
    // Beside a list, what was suggested and never wanted stays off it.
    const isWanted = state.chosen.length === 0 || (isAsked && intents.has('yes'))
    return isWanted ? justAsked : []
  }
  if (!isAsked || !intents.has('yes') || intents.has('price') || only.test(text)) return []
  if (holdsBack.test(text)) return []
  return nameOpen.length > 0 ? nameOpen : justAsked
}

const wholeList = /\b(?:all|everything|both|three|four|tod[oa]s|tres|cuatro)\b/

/** What was open before this message. */
const reallyOpen = (state: Known, added: readonly ServiceId[]): ServiceId[] => {
  const open = openNeeds(state).filter((id) => !added.includes(id))
  const suggested = open.filter((id) => state.offered.includes(id))
  return suggested.length > 0 ? suggested : open
}

const isShort = (text: string) => text.trim().split(/\s+/).length <= 12

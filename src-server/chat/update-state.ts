import { type ServiceId, serviceIds } from '../../shared/catalogue.ts'
import { type Urgency, urgencies } from '../../shared/chat.ts'
import { allServices, type ConversationState, openNeeds } from './conversation-state.ts'
import { withMessage } from './problem-notes.ts'
import { answerToOffer, declinesAnyOf, takesAnyOf } from './understand/agreement.ts'
import { notYet } from './understand/agreement-signs.ts'
import { holdsDanger } from './understand/danger/holds-danger.ts'
import { isAboutBooking, isOver } from './understand/intents.ts'
import { keptIn, wantedAlone } from './understand/kept-services.ts'
import { meantByEach, plainly } from './understand/meant-by.ts'
import { withoutGeneralMove } from './understand/moves.ts'
import { plainlyRemoved } from './understand/plain-removals.ts'
import { keepsAll } from './understand/removed-services.ts'
import { takenUpAgain } from './understand/taken-up-again.ts'
import type { TimesOfEach } from './understand/times-beside-others.ts'
import type { Understood } from './understand/understand.ts'
import { plain } from './understand/words.ts'
import { contactAfter, figuresAfter } from './update-home.ts'
import { timesAfter } from './update-time-frame.ts'

const englishPattern = /\b(the|my|is|and|i|you|for|need|how|what|when|can|please|it|with|to)\b/iu

/**
 * What is known after a message. What it calls for is suggested; only what the customer agrees to comes onto their
 * list.
 */
export function updateState(
  state: ConversationState,
  message: string,
  understood: Understood,
): ConversationState {
  const { intents, removed } = understood
  const takenToo = takenBesides(state, message)
  const needs = [...new Set([...picked(state, understood), ...takenToo])]
  const removedNow = new Set<ServiceId>([
    ...withoutChosen(state, message, removed),
    ...(takenToo.length > 0 && onlyThat.test(message) ? state.offered : []),
    ...(keepsAll.test(message)
      ? []
      : declined(state, understood, message, needs, {
          isPlainNo: plainNo.test(message) && message.trim().split(/\s+/).length <= longestPlainNo,
          isBrief: !/[?¿]/u.test(message) && message.trim().split(/\s+/).length <= longestNo,
        })),
  ])
  const isBack = takenUpAgain(state.withdrawn, plain(message), understood.named).length > 0
  // 'No movers, only the cleaning', where the cleaning is all there is
  const wanted = wantedAlone(message, allServices(state))
  const stays = (id: ServiceId) => isBack || wanted.includes(id)
  const dropped = new Set<ServiceId>([...removedNow].filter((id) => !stays(id)))
  const kept = (ids: readonly ServiceId[]) => ids.filter((id) => !dropped.has(id))
  const added = withoutGeneralMove([...allServices(state), ...needs]).filter(
    (id) => !state.needs.includes(id) && !state.chosen.includes(id),
  )
  const isInDanger = understood.danger !== undefined || holdsDanger(state)
  // What a danger seemed to call for goes with it.
  const isInstead = understood.dropsDangerNeeds && needs.length > 0
  const before = isInstead ? state.needs.filter((id) => state.chosen.includes(id)) : state.needs
  const open = withoutGeneralMove([...new Set([...kept(before), ...needs])])
  const { agreed, refused: declinedNow } = isInDanger
    ? { agreed: [], refused: [] }
    : answerToOffer(
        { ...state, needs: open, chosen: kept(state.chosen) },
        { ...understood, message, added: added.filter((id) => !takenToo.includes(id)) },
      )
  const refused = declinedNow.filter((id) => !wanted.includes(id))
  for (const id of refused) dropped.add(id)
  // 'Only the heating, not the plumbing', where that was not even suggested
  const unwanted = [...removed, ...plainlyRemoved(message, serviceIds)]
  const taken = agreed.filter((id) => !unwanted.includes(id))
  const allNeeds = open.filter((id) => !refused.includes(id))
  const chosen = withoutGeneralMove([...new Set([...kept(state.chosen), ...taken])])
  const nowDropped = allServices(state).filter((id) => dropped.has(id))
  const isSafe =
    state.danger !== undefined && (isOver(intents, state.danger) || understood.deniesDanger)
  const { danger, order: _order, timeFrame: _timeFrame, ...others } = state
  const fresh = [...new Set([...added, ...taken])].filter((id) => !state.chosen.includes(id))
  const times = timesAfter(state, understood, message, fresh)
  const order = orderAfter(state, intents, added)
  return {
    ...others,
    ...(danger && !isSafe ? { danger } : {}),
    // 'I flipped the breaker, no smoke' was a danger.
    ...(danger && isSafe && !understood.dropsDangerNeeds ? { pastDanger: danger } : {}),
    ...(order ? { order } : {}),
    needs: withoutGeneralMove([...new Set([...allNeeds, ...taken])]),
    chosen,
    shownTimes: [],
    latest: added,
    agreed: chosen.filter((id) => !state.chosen.includes(id)),
    dropped: nowDropped,
    withdrawn: withdrawnAfter(state, nowDropped, taken),
    wasOnList: state.chosen.some((id) => dropped.has(id)),
    asksWhichOff: understood.removesUnclear && nowDropped.length === 0,
    problems: problemsAfter(state, message, understood, [...needs, ...taken], dropped),
    ...figuresAfter(state, understood, message, [...allNeeds, ...chosen]),
    contact: contactAfter(state.contact, understood),
    urgency: urgencyOf(isSafe ? 'normal' : state.urgency, understood.urgency),
    language: languageOf(state, message, understood),
    ...times,
    timesOfEach: ofServices(times.timesOfEach, [...allNeeds, ...chosen]),
    wasInDanger: isSafe,
  }
}

/** 'Yes, both', 'just the fan', where one was suggested and one asked about. */
function takenBesides({ besides }: ConversationState, message: string): ServiceId[] {
  if (besides.length === 0) return []
  const isBrief = message.trim().split(/\s+/).length <= longestNo
  if (wantsBoth.test(plain(message))) return besides
  return isBrief ? meantByEach(message, besides, plainly) : []
}
const onlyThat = /\b(?:just|only|instead|solo|nomas|nada m[aá]s)\b/iu
const wantsBoth =
  /^\W*(?:(?:yes|yeah|ok(?:ay)?|sure|si|please|add|do|put|i want|quiero)\W+)*(?:both|all of (?:it|them)|everything|amb[oa]s|l[oa]s dos|todo)\b/

/** 'Just the cleaning', of two that were suggested: what is on the list already stays there. */
function withoutChosen(
  state: ConversationState,
  message: string,
  removed: readonly ServiceId[],
): readonly ServiceId[] {
  const kept = keptIn(message, allServices(state))
  if (kept.length === 0 || kept.some((id) => state.chosen.includes(id))) return removed
  const plainly = plainlyRemoved(message, state.chosen)
  return removed.filter((id) => plainly.includes(id) || !state.chosen.includes(id))
}

/** The times of those that are still wanted. */
const ofServices = (times: TimesOfEach, ids: readonly ServiceId[]): TimesOfEach =>
  Object.fromEntries(Object.entries(times).filter(([id]) => ids.some((one) => one === id)))

/** Those that were removed last, as long as they were not taken up again. */
const withdrawnAfter = (
  { withdrawn }: ConversationState,
  dropped: readonly ServiceId[],
  agreed: readonly ServiceId[],
): ServiceId[] =>
  dropped.length > 0 ? [...dropped] : withdrawn.filter((id) => !agreed.includes(id))

/** What is about an order that exists stays so until something new is needed. */
function orderAfter(
  state: ConversationState,
  intents: Understood['intents'],
  added: readonly ServiceId[],
): ConversationState['order'] {
  const { order } = state
  if (intents.has('noShow')) return 'noShow'
  if (added.length > 0 || intents.has('notBooked')) return undefined
  const complains = intents.has('complaint') || intents.has('overcharged')
  if (order === 'noShow' || (order && !complains)) return order
  if (complains) return 'complaint'
  // 'If I were to cancel, would I be charged?', before anything is booked
  const isSupposed = !intents.has('existingBooking') && allServices(state).length > 0
  return isAboutBooking(intents) && !isSupposed ? 'booking' : undefined
}

/** What this message calls for: its needs, or the one that it picks from those that were asked about. */
function picked(state: ConversationState, { needs, ordinal, intents }: Understood): ServiceId[] {
  if (state.asked !== 'which') return needs
  const byPlace = ordinal === undefined ? undefined : state.offered[ordinal - 1]
  if (byPlace) return [byPlace]
  const [only, ...others] = state.offered
  const agrees = intents.has('yes') && needs.length === 0
  return agrees && only && others.length === 0 ? [only] : needs
}

const longestNo = 8
const longestPlainNo = 4
const plainNo = /^\W*(no+ way|no,? thank(s| you)|nope|no,? gracias|absolutely not)\b/i

/** 'No' to the question whether to add them, or a correction: the latest suggestions are withdrawn. */
function declined(
  state: ConversationState,
  { intents, timeFrame, removed, contact }: Understood,
  message: string,
  needs: readonly ServiceId[],
  { isPlainNo, isBrief }: { isPlainNo: boolean; isBrief: boolean },
): ServiceId[] {
  // 'Make it Saturday instead' corrects only the time.
  const corrects =
    intents.has('correction') &&
    needs.some((id) => !allServices(state).includes(id)) &&
    timeFrame === undefined &&
    contact.zip === undefined &&
    !takesAnyOf(message, openNeeds(state))
  // 'No, only the boiler' says itself what goes; a longer message, or a question, says more than no.
  const isNo = intents.has('no') && removed.length === 0 && (isPlainNo || isBrief)
  // 'No leak yet' tells of the work.
  const reads = isPlainNo || declinesAnyOf(message, openNeeds(state))
  const refuses = state.asked === 'add' && isNo && reads && (isPlainNo || !timeFrame)
  if ((!corrects && !refuses) || notYet.test(plain(message))) return []
  const open = openNeeds(state).filter((id) => !needs.includes(id))
  const suggested = open.filter((id) => state.offered.includes(id))
  // What was suggested before and left open stays.
  return refuses && suggested.length > 0 ? suggested : open
}

function problemsAfter(
  state: ConversationState,
  message: string,
  { needs }: Understood,
  about: readonly ServiceId[],
  dropped: ReadonlySet<ServiceId>,
): ConversationState['problems'] {
  const described = about.filter((id) => needs.includes(id) || !state.problems[id])
  // A service that is taken back loses its problem: it may be needed later for another.
  const kept = Object.entries(state.problems).filter(
    ([id]) => ![...dropped].some((one) => one === id),
  )
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(
      described.map((id) => [
        id,
        withMessage(dropped.has(id) ? undefined : state.problems[id], message),
      ]),
    ),
  }
}

/** The more urgent of the two; 'no rush' cancels an urgency. */
function urgencyOf(before: Urgency, said: Urgency): Urgency {
  if (said === 'normal') return before
  if (said === 'low') return 'low'
  return urgencies.indexOf(said) > urgencies.indexOf(before) ? said : before
}

function languageOf(
  state: ConversationState,
  message: string,
  { spanish }: Understood,
): ConversationState['language'] {
  if (spanish || /[¿¡ñ]/u.test(message)) return 'es'
  return englishPattern.test(message) ? 'en' : state.language
}

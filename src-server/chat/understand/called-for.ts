import type { ServiceId } from '../../../shared/catalogue.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { askedAgain } from './asked-again.ts'
import { fittingServices, isPartOf } from './fitting-services.ts'
import type { Intent } from './intent-signs.ts'
import { isAboutBooking } from './intents.ts'
import { asksForMove, isMove, isNearMove, tellsMove } from './moves.ts'
import { itemsIn, type Needs, needsIn } from './needs.ts'
import { decided, likelierChoice, likelierOf } from './one-of-two.ts'
import { likeliest, type Reading, readMessage } from './reading.ts'
import { servicesAskedFor, servicesNamed } from './service-names.ts'
import type { Around } from './understand.ts'
import { plain } from './words.ts'

/** Words that begin something new in the middle of a conversation. */
const introduces =
  /^\W*(also|and|oh|another|plus|actually|wait|tambien|y|ademas|otra cosa)\b|\b(also|(another|second|one more|third) (thing|problem|job|one)|add (a|an|something|one)|as well|(?:i|we|id|wed) also|also (?:like|need|want)|while (youre|you are)|one more thing|i need|we need|it needs|needs? (to be|\w+ing)|need (someone|somebody|my|the|a)|can (you|someone)|how about|what about|lets do|i want|(im|i am|i was) asking about|(add|include) (it|that|them|this) (too|also|as well)|(you )?(forgot|left out|missed|skipped)|dont forget|tambien|ademas|necesito|ocupo|quiero que)\b/
/** 'Carpet? No dear, it is on the ceiling' */
const denial = /^\W*(?:[\w ]{2,20}\?+\W+)?no+\b(?: (?:dear|sir|man|hombre|wait|no))?[,. ]*/
/** Few words after 'and', 'also' or 'add'. */
const adds =
  /^[^\w,]*(?:ok |yes |please )?(?:and|also|plus|add|(?:and )?then|tambien|ademas|y)(?: also| then| tambien)? (?:the|my|our|some|a|an|el|la|los|las|mi|un|una) \w+(?: \w+){0,2}(?:,? (?:please|too|as well|tambien|por favor))?\W*$/

const justThat = /\b(?:just|only|solo|nomas|nada mas)\b/

/** 'How much would the roof be?' */
const pricesBesides =
  /^\W*(?:(?:and|so|but|y) )?(?:how much|cuanto)(?: (?:would|will|is|does|sale|cuesta|seria))? (?:the|an?|my|our|el|la|los|las) \p{L}+(?: \p{L}+)?(?: (?:be|cost|run))?\W*$/u

const asksBesides =
  /^\W*(?:(?:ok|si|yes|yeah) )?(?:but |pero )?(?:and|y) (?:the|my|our|el|la|los|las|mi) \p{L}+(?: \p{L}+)?\W*\?\W*$/u

/** A past that explains, in the middle of a conversation: nothing is wanted. */
const isOnlyTold =
  /\b(used to|last (year|month|week|summer|winter|fall|spring)|finished|already|originally|moved here|we moved|was (swept|done|fixed|replaced|repaired|cleaned|built|installed|painted)|were (done|replaced|redone))\b/
/** Something that does not work, or that should be done. */
const tellsTrouble =
  /\b(leak\w*|broke\w*|clog\w*|wont|doesnt|isnt|not working|stopped|stuck|smells?|drip\w*|crack\w*|dirty|stain\w*|noise|loud|hot|cold|dead|dying|falling|loose|missing|fix\w*|repair\w*|replac\w*|install\w*|clean\w*|paint\w*|remov\w*|haul\w*|mov(e|ed|ing)|mount\w*|hang|hung|build|cut|mow\w*|trim\w*|wash\w*|organiz\w*|assembl\w*|heat|saw|bugs?|ants|mouse|mice|(does|do|is|are|did) not|no (funciona|sirve|prende|enfria)|gotea|fuga|tapad\w+|rot[oa]|suci\w+|limpi\w+|pint\w+|arregl\w+|instal\w+)\b/
/** 'Ok, my sink is clogged, thanks': what stands between may be new. */
const courtesy =
  /^\W*(ok(ay)?|yes|yeah|yep|sure|alright|great|perfect|thanks?( you)?|si|bueno|gracias)\b[\s,.!]*/
const thanksAfter = /[\s,.!]*\b(thanks?( you| so much| a lot)?|thx|gracias|please|por favor)\W*$/

/** Whether it says what is wrong or wanted, or names who should come. */
const isRequest = (text: string) => tellsTrouble.test(text) || servicesNamed(text).length > 0

/** 'Separately, I need the house cleaned', after a complaint */
const isApart =
  /\b(?:separately|unrelated|(?:on )?another note|different (?:matter|job|thing|question)|still (?:get|have|book) (?:an?|some(?:one|body)|any(?:one|body))|another (?:booking|visit|appointment)|new (?:job|booking|visit|appointment)|(?:just )?book another|ill pay|i will pay|(?:nueva|otra) (?:reserva|visita)|aparte de eso|otra cosa)\b/

/** 'We are listing our house and need a bunch of stuff done, where do I start?' names no work yet. */
const asksForPlan = (intents: ReadonlySet<Intent>): boolean =>
  intents.has('newHomeowner') || intents.has('preparingToSell')

const whoNeeded =
  /\b(?:not sure|dont know|no idea|unsure)\b.{0,12}\b(?:if|whether) (?:i|we|its|it is)\b.{0,16}\bor\b|\bno se si\b.{0,30}\bo\b|\b(?:who|which(?: one)?|what) (?:do|should|would|did) (?:i|we) (?:need|call|want|get|have)\b|\ba quien (?:llamo|necesito)\b/

/** 'Let’s do the carpets, not the windows' */
const insteadOf =
  /\b(?:do|want|need|get|make it|hagan?|quiero|mejor) (?:the |my |our |el |la |los |las )?((?:\w+ ?){1,3})/

const sameFault = /\b(?:still|again|same (?:thing|problem|fault|leak)|todavia|otra vez|de nuevo)\b/

const somethingNew =
  /\b(?:another|different|separate|new|other) (?:job|thing|problem|service|visit|issue)\b|\bunrelated\b|\bsomething else\b|\botr[oa] (?:cosa|trabajo|problema|visita)\b/

/** 'A fence, leaning. Handyman?' */
const namesOnly = (work: string): boolean =>
  work
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => nameAlone.test(sentence) && servicesNamed(sentence).length > 0)
const nameAlone = /^\W*(?:\p{L}+ ){0,2}\p{L}+\?\W*$/u

export const nothing: Needs = { needs: [], unsure: [] }

/** What a question only seems to call for: 'do you clean the oven too?' is about no repair. */
const soundsLike: Partial<Record<Intent, (id: ServiceId) => boolean>> = {
  cleaningExtras: (id) => id === 'appliance-repair',
  hauledAway: (id) => id !== 'junk-removal',
}

/** 'It is not long distance' asks for the move within the region. */
const nearMoves = (needs: readonly ServiceId[], inPlay: readonly ServiceId[]): ServiceId[] => {
  const isMoving = [...needs, ...inPlay].includes('long-distance-moving')
  const others = needs.filter((id) => !isMove(id))
  return isMoving ? ['local-moving', ...others] : [...needs]
}

const movesHome =
  /\b(?:moving (?:to|out|in|house|from|my)|movers?|mudan\w*|truck|boxes|furniture|apartment|new (?:place|house|home))\b/

/** What a message calls for, by where in the conversation it stands. */
export function calledFor(
  work: string,
  reading: Reading,
  intents: ReadonlySet<Intent>,
  around: Around,
  isReplacement: boolean,
): Needs {
  const called = wantedBy(work, reading, intents, around, isReplacement)
  const { inPlay, earlier = [], order } = around
  const again =
    called.needs.length > 0 || inPlay.length === 0 || order ? [] : askedAgain(work, earlier, inPlay)
  const chosen = called.needs.length > 0 ? [] : likelierChoice(work, intents, around)
  const found = again.length > 0 ? again : chosen
  const { needs: read, unsure } = found.length > 0 ? { needs: found, unsure: [] } : called
  const needs = isNearMove(work) ? nearMoves(read, inPlay) : read
  const isMeant = (id: ServiceId) =>
    !keysOf(soundsLike).some((intent) => intents.has(intent) && soundsLike[intent]?.(id))
  // 'Can you move it for me?' is the visit.
  const isVisit = order !== undefined && !movesHome.test(plain(work))
  const isPlaceOnly =
    inPlay.length > 0 &&
    !inPlay.some(isMove) &&
    !tellsMove(work) &&
    !servicesNamed(work).some(isMove)
  const wanted = (id: ServiceId) =>
    isMeant(id) &&
    !((isVisit || isPlaceOnly) && isMove(id)) &&
    !isPartOf(inPlay, id, work) &&
    !(around.danger && id === 'home-remodeling' && !servicesNamed(work).includes(id))
  const fitting = fittingServices(needs, work, earlier)
  return { needs: fitting.filter(wanted), unsure: unsure.filter(wanted) }
}

function wantedBy(
  work: string,
  reading: Reading,
  intents: ReadonlySet<Intent>,
  { inPlay, isAnswer, order, earlier = [] }: Around,
  isReplacement: boolean,
): Needs {
  if (!/\p{L}{2}/u.test(work) || intents.has('somethingElse')) return nothing
  const text = plain(work)
  if (order && (intents.has('notBooked') || isApart.test(text))) {
    const { needs } = needsIn(work, reading, 'first')
    const named = needs.length > 0 ? needs : servicesNamed(work)
    return { needs: named.length > 0 ? named : likeliest(reading).slice(0, 1), unsure: [] }
  }
  // 'I have a cleaning on Thursday and need to move it': it is booked already.
  if (isAboutBooking(intents)) {
    return { needs: servicesAskedFor(work), unsure: [] }
  }
  // 'Who do I need, a plumber or a roofer?'
  const compared = whoNeeded.test(text) ? servicesNamed(work) : []
  const likelier =
    compared.length > 1 ? likelierOf([...earlier, work].join('. '), compared) : undefined
  if (likelier) return { needs: [likelier], unsure: [] }
  const isAsking = intents.has('priceBasis') || intents.has('whichOne')
  if (inPlay.length > 0 && isAsking && !introduces.test(text)) return nothing
  if (
    inPlay.length > 0 &&
    (intents.has('damage') || intents.has('heatWithStove') || intents.has('spaceHeater'))
  )
    return nothing
  // 'There was no visit, the sink still leaks': that is the order.
  const asksFor = intents.has('price') || intents.has('time')
  // Whoever complains and asks for somebody to come means the same work again.
  const isOther = order === 'booking' || servicesNamed(work).length > 0
  // 'And the walls? Does he paint them again?' is the complaint, not another job.
  const isNew = order === 'complaint' ? somethingNew.test(text) : introduces.test(text)
  const goesBeyond = isNew || intents.has('notBooked') || (asksFor && isOther)
  if (order && intents.has('isBooked')) return nothing
  // 'Do I pay again, it still leaks': the same work, which costs nothing.
  if (order === 'complaint' && sameFault.test(text)) return nothing
  if (intents.has('noShow') || (order && !goesBeyond)) {
    return { needs: servicesAskedFor(work), unsure: [] }
  }
  if (inPlay.length > 0 && (intents.has('isItSafe') || intents.has('shutOff'))) return nothing
  if (intents.has('curious')) return nothing
  // 'Your guy scratched the floor, and it still leaks': the same work.
  if (inPlay.length === 0 && intents.has('complaint'))
    return { needs: servicesAskedFor(work), unsure: [] }
  const isPlan = asksForPlan(intents) && !tellsTrouble.test(text)
  if (inPlay.length === 0 && isPlan && servicesNamed(work).length === 0) return nothing
  if (inPlay.length === 0) {
    const first = decided(text, needsIn(work, reading, 'first'))
    const isMoveToo = asksForMove(work) && !first.needs.some(isMove)
    return isMoveToo ? { needs: [...first.needs, 'moving'], unsure: [] } : first
  }
  // 'Never mind the dryer, do the carpets'
  if (isReplacement) {
    // 'Take the solar off. So just electrical on Monday'
    const isRest = servicesNamed(work).some((id) => inPlay.includes(id))
    if (isRest && justThat.test(text)) return nothing
    const found = needsIn(work, reading, 'first')
    if (found.needs.length > 0) return found
    const what = insteadOf.exec(text)?.[1]
    return { ...found, needs: what ? likeliest(readMessage(what)) : itemsIn(work) }
  }
  if (intents.has('correction')) {
    const meant = text.replace(denial, '')
    return needsIn(meant, readMessage(meant), 'first')
  }
  if (isOnlyTold.test(text)) return nothing
  // 'Thank you. And the yard? Also, is that for both?'
  const besides = work.split(/(?<=[.!?])\s+/).find((sentence) => {
    const words = plain(sentence)
    return asksBesides.test(words) || pricesBesides.test(words)
  })
  if (besides) return needsIn(besides, readMessage(besides), 'added')
  // 'And the garden please'
  if (adds.test(text)) return needsIn(work, reading, 'added')
  const rest = text.replace(courtesy, '').replace(thanksAfter, '')
  if (rest !== text) {
    const isNew = introduces.test(rest) || tellsTrouble.test(rest)
    return isNew ? needsIn(rest, readMessage(rest), isRequest(rest) ? 'later' : 'answer') : nothing
  }
  if (!isAnswer || introduces.test(text)) {
    return needsIn(work, reading, isRequest(text) ? 'later' : 'answer')
  }
  return tellsTrouble.test(text) || namesOnly(work) ? needsIn(work, reading, 'answer') : nothing
}

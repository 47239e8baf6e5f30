import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { asksForRooms } from '../../../shared/pricing.ts'
import { knownAnswers } from '../answers.ts'
import type { Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
import { askedAbout } from '../understand/asked-about.ts'
import { calledBy, meantByEach, plainly } from '../understand/meant-by.ts'
import { withoutPlainRemovals } from '../understand/plain-removals.ts'
import { servicesNamed } from '../understand/service-names.ts'
import { plain } from '../understand/words.ts'
import type { Draft } from './draft.ts'
import { estimatedServices, pricedServices, sameDayFeeOf, savingsIn } from './estimate-parts.ts'
import type { Sentences } from './sentences/en.ts'

/** The estimate of the list, or of what is suggested while it is empty, and what it is based on. */
export function describeEstimate(draft: Draft, turn: Turn, words: Sentences): void {
  const { state, tools } = turn
  const isForAll = state.latest.length > 0 && everything.test(plain(turn.message))
  const latest = isForAll ? allServices(state) : state.latest
  const subject = latest.length > 0 ? latest : askedFor(turn)
  if (subject.length === 0) {
    if (draft.say.length === 0) draft.say.push(words.priceOfWhat)
    return
  }
  const estimate = tools.estimate(subject, state)
  draft.estimate = estimate
  // 'On your list. It comes to $517' has said it.
  const isTold =
    draft.say.includes(words.costs(formatCents(estimate.total))) ||
    draft.say.includes(
      words.stillHave(words.list(subject.map(words.title)), formatCents(estimate.total)),
    ) ||
    (state.agreed.length > 0 && subject.every((id) => state.chosen.includes(id))) ||
    (draft.suggestedServices.length > 0 &&
      subject.every((id) => draft.suggestedServices.includes(id)))
  if ((state.latest.length === 0 || subject.length > state.latest.length) && !isTold) {
    const isConfirmed = confirmsCents(turn.message, estimate.total)
    const tellsTotal = isConfirmed ? words.confirmsTotal : words.estimate
    const isForEach =
      subject.length > 1 &&
      (ofEach.test(plain(turn.message)) || turn.understood.intents.has('whyChanged'))
    // 'So 182 in total?', of what costs 132 on another day
    const today = tools.estimate(subject, { ...state, urgency: 'urgent' }).total
    const isToday = !isConfirmed && confirmsCents(turn.message, today)
    draft.say.push(
      isForEach
        ? words.costsEach(pricedServices(estimate.lines, words), formatCents(estimate.total))
        : tellsTotal(estimatedServices(estimate.lines, words), formatCents(estimate.total)),
    )
    if (isToday) draft.say.push(words.totalToday(formatCents(today)))
  }
  const told = savingsIn(estimate, words)
  const saves = words.alreadySaved(words.list(told))
  if (told.length > 0 && !draft.say.includes(saves)) draft.say.push(saves)
  const { counted, open } = figuresCounted(subject, state)
  const basis = words.assumes
  if (open) draft.say.push(...(draft.say.includes(basis) ? [] : [basis]))
  else if (counted.length > 0) {
    draft.say.push(words.counted(words.list(counted.map((figure) => figureWords(figure, words)))))
  } else if (state.figures.propertySize !== undefined && subject[0]) {
    draft.say.push(words.sizeNotCounted(words.title(subject[0])))
  }
  const saved = estimate.lines.reduce((sum, { discounts }) => sum + discounts, 0)
  if (saved > 0) draft.say.push(words.regularSaved(formatCents(saved)))
  const fee = sameDayFeeOf(estimate.lines)
  if (fee > 0 && state.latest.length === 0 && !isTold)
    draft.say.push(words.urgencyFee(formatCents(fee)))
}

/** 'Is that for both or each?', 'another $110?', '198 per hour?': no yes answers it. */
const asksElse =
  /\b(?:or|another|o|otros?|per|hours?|hourly|includ\w*|parts?|apartment|apt|unit|number|incluye|piezas?|por hora)\b/
const wantsConfirmed =
  /\b(?:so|is it|its|it is|be|that|thats|total|then|right|correct|still|son|serian?|seria|entonces|quedan?|verdad|for)\b/

/** Whether a message asks if this is the amount, in cents: 'so 182 in total?' */
function confirmsCents(message: string, cents: number): boolean {
  const text = plain(message)
  if (asksElse.test(text) || !wantsConfirmed.test(text)) return false
  return [...message.matchAll(/\d[\d,]*(?:\.\d\d)?/gu)].some(
    ([amount]) => Math.round(Number(amount.replaceAll(',', '')) * 100) === cents,
  )
}

/** 'How much is each one?' */
const ofEach =
  /\b(?:prices? (?:of|on|for) (?:all|each|them)|list them|each|separately|one by one|itemiz\w*|break ?down|cada (?:un[oa]|servicio)|por separado|desglos\w*)\b/
const asksPrice = /\b(costs?|prices?|how much|run (?:me|us)|charge|cuanto|cuesta|precio)\b/
const onlyThat =
  /\b(?:nomas|solo|solamente|only|just) (?:the |la |el |los |las )?(\p{L}+(?: \p{L}+)?)\W*(?:$|[?.!])/u
const theTotal =
  /\b(?:the|my|new|one) (?:\w+ )?total\b|\b(?:all together|altogether|in all(?! (?:the |of )?\w)|(?:for|on|of) all (?:two|three|four|five|six|of (?:it|them)))\b/
const everything =
  /\b(altogether|all together|all (of it|of them|three|four|five)|both|everything|in all|total|todo|todos|los dos|las dos|junt[oa]s)\b/

/** What a price is asked for: what the question names of what was spoken about, all of it, or the list. */
function askedFor({ state, understood, message, before }: Turn): ServiceId[] {
  // 'Around 2000 sq ft, 8 rooms. The yard is a third of an acre', asked for the size
  if (before.asked === 'size' && understood.figures.propertySize !== undefined)
    return subjectOf(state)
  const known = allServices(state)
  const isNothingNew = understood.needs.every((id) => known.includes(id))
  const isWhole = theTotal.test(plain(message)) || understood.intents.has('whyChanged')
  if (isWhole && isNothingNew && subjectOf(state).length > 0) return subjectOf(state)
  const about = askedAbout(message)
  if (about.length > 0 && asksPrice.test(plain(message))) return about
  // 'If I leave the fence for later, how much is only the living room?'
  const alone = asksPrice.test(plain(message)) ? onlyThat.exec(plain(message))?.[1] : undefined
  const aloneMeant = alone ? meantByEach(alone, known, plainly) : []
  if (aloneMeant.length > 0) return aloneMeant
  // 'Thursday for the plumber. And what is the camera?'
  const sentences = message.split(
    /(?<=[.!?;\n])\s+|\b(?:and|y) (?=(?:pls|please|how|what|just|cuanto)\b)/iu,
  )
  const [sentence, ...more] = sentences.filter((one) => asksPrice.test(plain(one)))
  const isOne = sentences.length > 1 && sentence !== undefined && more.length === 0
  const asked =
    isOne && !everything.test(plain(sentence)) ? meantByEach(sentence, known, plainly) : []
  if (asked.length > 0) return asked
  if (everything.test(plain(message)) && understood.needs.length === 0) return known
  // 'No home security. Just the chimney and the handyman, is it $319?'
  const wished = withoutPlainRemovals(message)
  const kept = [
    ...servicesNamed(wished),
    ...wished.split(/[,;.!?]|\b(?:and|y)\b/iu).flatMap((part) => calledBy(part, known)),
  ]
  const named = known.filter((id) => [...understood.needs, ...kept].includes(id))
  if (named.length > 0) return named
  // 'What would a plumber cost instead?'
  const isAsked = asksPrice.test(plain(message))
  const meant =
    understood.intents.has('list') || understood.intents.has('curious') ? understood.mentioned : []
  const other = understood.named.length > 0 ? understood.named : meant
  if (isAsked && other.length > 0 && known.length > 0) return other
  return subjectOf(state)
}

type Figure = ['propertySize' | 'roomCount', number]

/** The figures that count in the price, and whether a service still needs one. */
export function figuresCounted(
  subject: readonly ServiceId[],
  state: Turn['state'],
): { counted: Figure[]; open: boolean } {
  const counted = new Map<Figure[0], number[]>()
  let open = false
  for (const id of subject) {
    const service = findService(id)
    if (service?.bookingCategory !== 'cleaning' && service?.bookingCategory !== 'installation')
      continue
    const answers = knownAnswers(service, state)
    for (const name of ['propertySize', 'roomCount'] as const) {
      const value = answers[name]
      if (typeof value === 'number') counted.set(name, [...(counted.get(name) ?? []), value])
    }
    if (
      asksForRooms(service) &&
      answers.propertySize === undefined &&
      answers.roomCount === undefined
    )
      open = true
  }
  // What differs from service to service is no figure of all.
  const same = [...counted].flatMap(([name, [value, ...others]]): Figure[] =>
    value !== undefined && others.every((one) => one === value) ? [[name, value]] : [],
  )
  return { counted: same, open }
}

const figureWords = ([name, value]: Figure, words: Sentences) =>
  name === 'propertySize' ? words.size(value.toLocaleString('en-US')) : words.rooms(value)

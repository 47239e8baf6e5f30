import type { Turn } from '../assistant.ts'
import { type OrderTopic, subjectOf } from '../conversation-state.ts'
import type { Intent } from '../understand/intent-signs.ts'
import { plain } from '../understand/words.ts'
import { timeToClaim } from './answer-complaint.ts'
import type { Draft } from './draft.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'
import { saysLate } from './what-is-asked.ts'

/** What is told in other words to who asks once more. */
const repeated: Partial<Record<string, 'movingAgain' | 'redoAgain' | 'cancelAgain'>> = {
  existingBooking: 'cancelAgain',
  movingBooking: 'movingAgain',
  redo: 'redoAgain',
}

/** Answers that hold for an order too. */
const elsewhere: readonly Intent[] = [
  'person',
  'callBack',
  'hours',
  'area',
  'insurance',
  'bot',
  'thanks',
  'goodbye',
  'greeting',
  'list',
  'overcharged',
]

/** 'Who pays for the scratched floor?' */
const aboutDamage = ['damage', 'whoPays', 'insurance', 'insuranceClaim'] as const

/** While the talk is about an order that exists, its questions are answered by its page and our people; false otherwise. */
export function answerOrder(draft: Draft, turn: Turn, words: Sentences): boolean {
  const { state, before, understood } = turn
  const { intents, needs } = understood
  const text = plain(turn.message)
  const isGoingOn = before.order !== undefined && state.order !== undefined
  if (!isGoingOn || needs.length > 0 || subjectOf(state).length > 0) return false
  const isDamage = state.order === 'complaint' && aboutDamage.some((one) => intents.has(one))
  if (!isDamage && elsewhere.some((intent) => intents.has(intent))) return false
  const asksTimes =
    state.order === 'booking' && (intents.has('time') || understood.timeFrame !== undefined)
  const first = isDamage ? 'damage' : keyFor(state.order, intents, { text, asksTimes })
  // Told how to move it, and asked for the fee: the policy says it.
  const isFee = first === 'movingBooking' && wasSaid(draft, first) && intents.has('asksCost')
  const key = isFee ? 'existingBooking' : first
  const isAskedOfUs = doItForMe.test(text)
  const again = isAskedOfUs && key !== 'redo' ? 'peopleSee' : (repeated[key] ?? 'moreThanThat')
  draft.say.push(words[wasSaid(draft, key) ? again : key])
  // 'Is a second coat covered? And who pays for the floor?'
  if (isDamage && asksAgainFree.test(text)) draft.say.push(words.redo)
  draft.quickReplies = [words.replies.person]
  remember(draft, key)
  return true
}

/** 'Do I pay again?' */
const asksAgainFree =
  /\b(?:warranty|covered|pay again|for free|redo|second coat|garantia|cubre|pagar otra vez|gratis)\b/
/** 'Should I scrape it off or leave it until somebody looked at it?' */
const asksToLeave =
  /^(?!.*\b(?:water|leak\w*|wet|solvent|bleach|agua|fuga|mojad\w+)\b).*(?:\bshould (?:i|we)\b.{0,60}\b(?:leave|touch|clean|scrape|remove|wipe)\b|\bor (?:leave|should i leave)\b|\b(?:lo|la|los|las) (?:dejo|limpio|quito|toco)\b)/

/** 'Can you move it for me?' */
const doItForMe =
  /\b(?:can|could|will|would) (?:you|u)\b.{0,30}\b(?:move|change|cancel|do|switch)\b|\b(?:me la|me lo|la|lo) puede (?:cambiar|mover|cancelar)\b/

const addsWork =
  /\b(?:can|could|may) (?:i|we|you) (?:also |please )*(?:add|include|get|have)\b|\bagregar\b/
/** 'Will the price go up if it is Thursday?' */
const goesUp =
  /\b(?:go up|change|more|higher|differ\w*|same price|stay|sub\w+|cambi\w+|mas|mismo precio)\b/
/** 'It was two weeks ago, is it too late?' */
const asksIfLate =
  /\btoo late\b|\b(?:30|thirty)[- ]?day\b|\bwarranty\b.{0,24}\b(?:still|good|apply|valid)\b|\bmuy tarde\b|\bgarantia\b.{0,24}\b(?:todavia|aun|sigue)\b/
/** 'I do not want to cancel, I want it done again' */
const noCancelling = /\b(?:dont|do not|not|no) (?:want|wanna|need|quiero)\b.{0,16}\bcancel\w*/
const cancels = /\bcancel\w*/
/** 'When do I get the money back on my card?' */
const asksRefund =
  /^(?!.*\b(?:break\w*|broke|damage\w*|charged already|already (?:charged|paid))\b).*(?:\brefund\w*|\bmoney back\b|\bback on my card\b|\breembols\w*|\bdevuelv\w+ (?:el |mi )?dinero\b)/
/** 'Will it be Rosa again?' */
const samePerson =
  /\bsame (?:cleaner|lady|woman|man|guy|person|crew|team|technician|tech|plumber|painter)\b|\b(?:will|would|can|could) (?:it be|i get|we get|i have) (?!the|a|an|it|that|this)\p{L}{3,} again\b|\bla misma (?:persona|senora|muchacha)\b|\bel mismo (?:senor|muchacho|tecnico)\b/u
/** 'Moving it costs me nothing, right?' */
const movesFree =
  /\bmov(?:e|ing)\b.{0,50}\b(?:cost\w*|charge\w*|free|fee)\b|\b(?:cost\w*|charge\w*|free|fee)\b.{0,40}\bmov(?:e|ing)\b|\b(?:mover|cambiar)\w*\b.{0,40}\b(?:cuesta|cobran?|gratis)\b/
/** 'Is there a fee or not?', 'will I be charged for moving it?' */
const asksMoveFee =
  /\b(?:is there|any)\b.{0,12}\b(?:fee|charge)\b|\bfee or (?:not|no)\b|\b(?:be charged|charge me)\b.{0,24}\bmov\w*|\bcobran? por (?:mover|cambiar)\w*/
const namesTerms = /\b24 ?(?:h|hrs?|hours?|horas)\b|\b(?:late|cancell?ation) fee\b|\bwhat fee\b/

function keyFor(
  order: OrderTopic | undefined,
  intents: ReadonlySet<Intent>,
  { text, asksTimes }: { text: string; asksTimes: boolean },
) {
  if (order === 'noShow') return 'moneyBack'
  const own = order === 'booking' ? ofBooking(intents, text) : order && ofComplaint(intents, text)
  return own ?? keyOf(intents, asksTimes)
}

function ofBooking(intents: ReadonlySet<Intent>, text: string) {
  if (saysLate.test(text)) return 'runningLate'
  if (intents.has('addToBooking') || intents.has('oneVisit') || addsWork.test(text))
    return 'addToBooking'
  if (samePerson.test(text)) return 'samePersonBooked'
  if (asksRefund.test(text)) return 'nothingToRefund'
  if (movesFree.test(text) && !cancels.test(text)) return 'moveFee'
  if (namesTerms.test(text)) return 'existingBooking'
  if (asksMoveFee.test(text) && !intents.has('cancellation')) return 'moveFee'
  const asksPrice = intents.has('finalPrice') || intents.has('changesPrice')
  return asksPrice && goesUp.test(text) ? 'moveKeepsPrice' : undefined
}

const aboutMoney = [
  'asksCost',
  'price',
  'guarantee',
  'payment',
  'calloutFee',
  'discount',
] as const satisfies readonly Intent[]

function ofComplaint(intents: ReadonlySet<Intent>, text: string) {
  if (namesTerms.test(text)) return timeToClaim(text)
  if (asksIfLate.test(text)) return 'warrantyHolds'
  if (noCancelling.test(text)) return 'redo'
  if (asksToLeave.test(text)) return 'leaveForClaim'
  return aboutMoney.some((one) => intents.has(one)) ? 'redo' : undefined
}

function keyOf(intents: ReadonlySet<Intent>, asksTimes: boolean) {
  const asksCost = intents.has('asksCost')
  if (intents.has('moveFee') && (asksCost || !intents.has('reschedule'))) return 'moveFee'
  if (intents.has('cancellation')) return 'existingBooking'
  if (asksTimes) return 'moveTimes'
  if (intents.has('reschedule')) return 'movingBooking'
  if (intents.has('guarantee')) return 'guarantee'
  if (intents.has('payment')) return 'payment'
  if (asksCost || intents.has('price')) return 'finalPrice'
  return intents.has('existingBooking') || intents.has('whoComes') ? 'seeBooking' : 'peopleSee'
}

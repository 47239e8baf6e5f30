import type { Turn } from '../assistant.ts'
import type { Intent } from '../understand/intent-signs.ts'
import { plain } from '../understand/words.ts'
import type { Draft } from './draft.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'

/** Answers who complains, was left waiting or was not helped, before anything else; false if nobody does. */
export function answerComplaint(draft: Draft, turn: Turn, words: Sentences): boolean {
  const { intents, needs } = turn.understood
  const answer = complaintIn(turn)
  const claims = aboutClaim.filter((one) => intents.has(one))
  if (claims.length > 0 && turn.before.order !== undefined && needs.length === 0) {
    draft.say.push(...claims.map((one) => words[claimKey(one, turn)]))
    draft.quickReplies = [words.replies.person]
    return true
  }
  // 'Is there no warranty on that?' was asked of the complaint already.
  if (answer === 'complaint' && turn.before.order === 'complaint' && asksWhatItCosts(turn))
    return false
  if (!answer) {
    if (!intents.has('unhelpful') && !intents.has('willCall')) return false
    if (needs.length > 0 || turn.history.length === 0) return false
    if (asksMore(turn)) {
      if (intents.has('unhelpful')) draft.say.push(words.missedThat)
      return false
    }
  }
  const key = answer ?? (intents.has('unhelpful') ? 'unhelpful' : 'willCall')
  draft.say.push(answer && wasSaid(draft, key) ? words.complaintAgain : words[key])
  remember(draft, key)
  draft.quickReplies = [words.replies.person]
  return true
}

const asksWhatItCosts = ({ understood: { intents } }: Turn): boolean =>
  (['guarantee', 'payment', 'asksCost'] as const).some((one) => intents.has(one))

/** What is asked about putting it right. */
const aboutClaim = ['refundTime', 'bookingNumber', 'inTimeByEmail', 'prepare'] as const

/** 'It has been 8 days', 'it was last week' */
const daysAgo =
  /\b(?:[2-9]|\d{2}|two|three|four|five|six|seven|eight|nine|ten|few|several|dos|tres|cuatro|cinco|seis|siete|ocho|un[oa]s|vari[oa]s) (?:days?|weeks?|dias?|semanas?)\b|\b(?:a|una) (?:week|semana)\b|\blast (?:week|month)\b|\b(?:la semana|el mes) pasad[oa]\b/

/** Whether a claim is in time, or only the warranty still holds. */
export const timeToClaim = (message: string): 'warrantyHolds' | 'inTimeByEmail' =>
  daysAgo.test(plain(message)) ? 'warrantyHolds' : 'inTimeByEmail'

/** The answer to a question about a claim, by what the claim is about. */
function claimKey(asked: (typeof aboutClaim)[number], { state, message }: Turn) {
  if (asked === 'prepare') return state.order === 'complaint' ? 'claimReady' : 'missedReady'
  if (asked !== 'inTimeByEmail') return asked
  if (state.order === 'noShow') return 'noShowLater'
  return timeToClaim(message)
}

/** What says nothing of its own beside 'you did not answer me'. */
const aside: ReadonlySet<Intent> = new Set<Intent>([
  'unhelpful',
  'willCall',
  'no',
  'yes',
  'rude',
  'person',
  'correction',
  'asksCost',
])

/** 'You did not answer. Is tomorrow $50 extra?' asks once more. */
const asksMore = ({ understood: { intents, timeFrame, named, workAnswers } }: Turn): boolean =>
  workAnswers.length > 0 ||
  timeFrame !== undefined ||
  named.length > 0 ||
  [...intents].some((one) => !aside.has(one))

/** What a complaint is about. */
function complaintIn({
  understood,
  state,
}: Turn): 'noShow' | 'moneyBack' | 'complaint' | undefined {
  const { intents, needs } = understood
  if (intents.has('noShow')) return 'noShow'
  const asksMoney = ['cancellation', 'guarantee', 'payment', 'overcharged', 'complaint'] as const
  if (state.order === 'noShow' && asksMoney.some((one) => intents.has(one))) return 'moneyBack'
  const isRude = intents.has('rude') && needs.length === 0
  return intents.has('complaint') || isRude ? 'complaint' : undefined
}

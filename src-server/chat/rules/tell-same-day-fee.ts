import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import type { Turn } from '../assistant.ts'
import { subjectOf } from '../conversation-state.ts'
import type { Draft } from './draft.ts'
import { isRepair, sameDayFeeOf } from './estimate-parts.ts'
import type { Sentences } from './sentences/en.ts'

/** Tells how much more a visit today costs, with today's total where the work is known; for work that is no repair, that it costs no more. */
export function tellSameDayFee(draft: Draft, { state, tools }: Turn, words: Sentences): void {
  const subject = subjectOf(state)
  const isFree = subject.length > 0 && !subject.some(isRepair)
  const sentence = isFree
    ? words.noSameDayFee(words.list(subject.map(words.title)))
    : words.sameDayFee(formatCents(emergencyFee))
  if (draft.say.includes(sentence)) return
  draft.say.push(sentence)
  const isKnown = subject.length > 0 && state.latest.length === 0
  if (
    isFree ||
    !isKnown ||
    state.todayIsFull ||
    sameDayFeeOf(tools.estimate(subject, state).lines) > 0
  )
    return
  const today = tools.estimate(subject, { ...state, urgency: 'urgent' })
  if (sameDayFeeOf(today.lines) > 0) draft.say.push(words.totalToday(formatCents(today.total)))
}

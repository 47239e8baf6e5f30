import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import type { Turn } from '../assistant.ts'
import { subjectOf } from '../conversation-state.ts'
import type { Draft } from './draft.ts'
import { isRepair, sameDayFeeOf } from './estimate-parts.ts'
import type { Sentences } from './sentences/en.ts'

/** What today costs more, in dollars where the work is known; none for work that is no repair. */
export function tellSameDayFee(draft: Draft, { state, tools }: Turn, words: Sentences): void {
  const subject = subjectOf(state)
  if (subject.length > 0 && !subject.some(isRepair)) {
    draft.say.push(words.noSameDayFee(words.list(subject.map(words.title))))
    return
  }
  const fee = words.sameDayFee(formatCents(emergencyFee))
  if (draft.say.includes(fee)) return
  draft.say.push(fee)
  const isKnown = subject.length > 0 && state.latest.length === 0
  if (!isKnown || sameDayFeeOf(tools.estimate(subject, state).lines) > 0) return
  const today = tools.estimate(subject, { ...state, urgency: 'urgent' })
  if (sameDayFeeOf(today.lines) > 0) draft.say.push(words.totalToday(formatCents(today.total)))
}

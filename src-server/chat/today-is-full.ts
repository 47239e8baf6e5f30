import type { ServiceId } from '../../shared/catalogue.ts'
import { allServices, type ConversationState, zipOf } from './conversation-state.ts'
import type { ChatTools } from './tools.ts'

/**
 * Whether a visit today, which costs the same-day fee, is not to be had any more: the fee is in no price then. `today`
 * is a date of the business zone.
 */
export async function isTodayFull(
  state: ConversationState,
  tools: ChatTools,
  today: string,
): Promise<boolean> {
  const { todayIsFull: _before, ...asked } = state
  const { lines } = tools.estimate(allServices(state), asked)
  const sameDay = lines.filter(({ urgencyFee }) => urgencyFee > 0)
  if (sameDay.length === 0) return false
  const hasTimeToday = async (id: ServiceId) => {
    const { slots } = await tools.availableTimes([id], zipOf(state), {
      date: today,
      lastDate: today,
    })
    return slots.some(({ date }) => date === today)
  }
  const found = await Promise.all(sameDay.map(({ serviceId }) => hasTimeToday(serviceId)))
  return !found.some(Boolean)
}

import type { SlotTime } from '../../../shared/time/slots.ts'

const maxSlots = 3
const inMinutes = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`) / 60_000

/** The available times nearest to one that was lost, in calendar order. It is none of them: what one service has may not do for the order. */
export function nearestSlots(
  slots: readonly SlotTime[],
  lost: { date: string; time: string },
): SlotTime[] {
  const target = inMinutes(lost.date, lost.time)
  const distance = (slot: SlotTime) => Math.abs(inMinutes(slot.date, slot.startTime) - target)
  return slots
    .filter((slot) => distance(slot) > 0)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxSlots)
    .sort((a, b) => inMinutes(a.date, a.startTime) - inMinutes(b.date, b.startTime))
}

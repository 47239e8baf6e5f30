import type { SlotTime } from '../../shared/slots.ts'

const offered = 4
const minutesOf = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`) / 60_000

/** The available times nearest to one that was lost, in calendar order. */
export function nearestSlots(
  slots: readonly SlotTime[],
  lost: { date: string; time: string },
): SlotTime[] {
  const target = minutesOf(lost.date, lost.time)
  const distance = (slot: SlotTime) => Math.abs(minutesOf(slot.date, slot.startTime) - target)
  return [...slots]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, offered)
    .sort((a, b) => minutesOf(a.date, a.startTime) - minutesOf(b.date, b.startTime))
}

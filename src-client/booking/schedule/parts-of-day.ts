import type { SlotTime } from '../../../shared/time/slots.ts'

const noon = '12:00'

/** A day's times grouped by part of the day; empty parts are left out. */
export function partsOfDay(slots: readonly SlotTime[]): { part: string; slots: SlotTime[] }[] {
  return [
    { part: 'Morning', slots: slots.filter(({ startTime }) => startTime < noon) },
    { part: 'Afternoon', slots: slots.filter(({ startTime }) => startTime >= noon) },
  ].filter(({ slots: times }) => times.length > 0)
}

import type { ServiceId } from '../../../../shared/catalogue.ts'
import { day, hour, officeTime, type PlanTime } from './plan-time.ts'
import type { Planner } from './planner.ts'

/** Jobs that take longer than one visit, in days. */
const daysOfWork: Partial<Record<ServiceId, number>> = {
  'interior-painting': 2,
  roofing: 3,
  'solar-panel': 3,
  'solar-energy': 4,
  restoration: 5,
  'home-remodeling': 9,
  'new-construction': 24,
}

/** Emergencies are confirmed at once, visits far ahead about a week before. */
export function confirmationTime(
  { calendar, random }: Planner,
  madeAt: PlanTime,
  visitAt: PlanTime,
): PlanTime {
  const untilVisit = visitAt - madeAt
  if (untilVisit < 8 * hour) return madeAt + random.between(6, 20)
  const from = untilVisit > 9 * day ? visitAt - random.between(6, 8) * day : madeAt
  const at = officeTime(calendar, from + random.between(40, 300))
  return at < visitAt - hour ? at : madeAt + random.between(20, 45)
}

export function completionTime(
  { random }: Planner,
  serviceId: ServiceId,
  begins: PlanTime,
): PlanTime {
  return begins + (daysOfWork[serviceId] ?? 0) * day + random.between(65, 118)
}

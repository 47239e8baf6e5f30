import type { Random } from '../../random.ts'
import type { Calendar } from './plan-time.ts'
import type { VisitTimes } from './visit-times.ts'

/** The tools for planning. */
export interface Planner {
  calendar: Calendar
  random: Random
  times: VisitTimes
  /** Who came last, by email and first service of the order. */
  lastCrew: Map<string, string>
}

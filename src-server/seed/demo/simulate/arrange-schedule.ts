import { addDays, weekday } from '../../../../shared/time/business-time.ts'
import type { BusinessPlan } from '../plan/plan-business.ts'
import { day, hour, officeTime } from '../plan/plan-time.ts'
import type { Office } from './open-office.ts'
import type { Simulation } from './simulation.ts'

const sunday = 0

/** Closes some future times. */
export async function arrangeSchedule(
  simulation: Simulation,
  [admin]: Office,
  { calendar, holidays }: BusinessPlan,
): Promise<void> {
  const closed = new Set(holidays.map(({ date }) => date))
  const workday = (days: number): string => {
    const date = addDays(calendar.today, days)
    return closed.has(date) || weekday(date) === sunday ? workday(days + 1) : date
  }
  const at = officeTime(calendar, -4 * day + 10 * hour)
  const office = simulation.as(admin, at).admin.schedule
  await office.changeTimes({ action: 'close', date: workday(9), time: '16:00' })
  await office.changeTimes({ action: 'close', date: workday(12), serviceId: 'pool-cleaning' })
}

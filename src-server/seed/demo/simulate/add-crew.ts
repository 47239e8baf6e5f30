import { addDays } from '../../../../shared/time/business-time.ts'
import { timeOff, zipsOf } from '../plan/crew-calendar.ts'
import { day, hour, officeTime } from '../plan/plan-time.ts'
import { daysBack } from '../plan/visit-days.ts'
import { crew, weeks } from '../words/crew.ts'
import type { Office } from './open-office.ts'
import type { Simulation } from './simulation.ts'

/** The ids of the professionals by name. */
export type Crew = ReadonlyMap<string, string>

/** The office adds everybody who does the work, before the first order, and later their time off. */
export async function addCrew(simulation: Simulation, [admin]: Office): Promise<Crew> {
  const ids = new Map<string, string>()
  for (const [index, member] of crew.entries()) {
    const { name, about, phone, serviceIds, hours } = member
    const at = -(daysBack + 2) * day + 20 * hour + index * 3
    const { id } = await simulation.as(admin, at).admin.professionals.save({
      name,
      about,
      phone,
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      serviceIds: [...serviceIds],
      zipPrefixes: zipsOf(member),
      hours: [...weeks[hours]],
      isActive: true,
    })
    ids.set(name, id)
  }
  const { today } = simulation.calendar
  for (const [index, off] of timeOff.entries()) {
    const at = officeTime(simulation.calendar, -(9 - index) * day + 11 * hour)
    await simulation.as(admin, at).admin.professionals.addTimeOff({
      id: ids.get(off.name) ?? '',
      from: `${addDays(today, off.firstDay)} ${off.from ?? '00:00'}`,
      to: `${addDays(today, off.lastDay)} ${off.to ?? '24:00'}`,
      reason: off.reason,
    })
  }
  return ids
}

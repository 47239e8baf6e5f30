import { slotHorizonDays } from '../../../../shared/time/slots.ts'
import { grantAdmin } from '../../../admin/grant-admin.ts'
import { hashPassword } from '../../../auth/password/password.ts'
import { generateSlots } from '../../../booking/slots/generate-slots.ts'
import type { SignedInContext } from '../../../context.ts'
import type { Holiday } from '../plan/holidays.ts'
import { day, hour, type PlanTime } from '../plan/plan-time.ts'
import { daysBack } from '../plan/visit-days.ts'
import { demoAdmins, demoPassword } from '../sign-ins.ts'
import { addAccount } from './add-account.ts'
import type { Simulation } from './simulation.ts'

export type Office = readonly [SignedInContext['user'], SignedInContext['user']]

/** The evening before the first order. */
const openedAt: PlanTime = -(daysBack + 2) * day + 19 * hour

/** Prepares the business: the slots of all weeks, the two administrators and the holidays. */
export async function openOffice(
  simulation: Simulation,
  holidays: readonly Holiday[],
): Promise<Office> {
  const { database, env } = simulation.depsAt(openedAt)
  for (let at = openedAt; at < 0; at += slotHorizonDays * day) {
    await generateSlots(database.write, simulation.depsAt(at).clock.now(), env.TIME_ZONE)
  }
  await generateSlots(database.write, simulation.depsAt(0).clock.now(), env.TIME_ZONE)
  const passwordHash = await hashPassword(demoPassword)
  const [head, colleague] = demoAdmins
  const first = await addAccount(simulation, openedAt, { ...accountOf(head), passwordHash })
  await grantAdmin(database.write, head.email, simulation.depsAt(openedAt).clock.now())
  const second = await addAccount(simulation, openedAt + 5, accountOf(colleague))
  const admin = { ...first, role: 'admin' as const }
  await simulation
    .as(admin, openedAt + 12)
    .admin.settings.promote({ email: colleague.email, password: demoPassword })
  for (const [index, { date, name }] of holidays.entries()) {
    await simulation.as(admin, openedAt + 20 + index).admin.schedule.addHoliday({ date, name })
  }
  return [admin, { ...second, role: 'admin' }]
}

const accountOf = ({ email, name, phone }: (typeof demoAdmins)[number]) => ({
  email,
  profile: { fullName: name, email, phone, city: 'Albany', state: 'NY', zipCode: '12207' },
})

import { generateSlots } from '../../src-server/booking/slots/generate-slots.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'
import { addStaff } from './add-staff.ts'
import { openIn, ordersPerSecond } from './orders-per-second.ts'

const mostOfToday = 1.3
const rounds = 3
/** In milliseconds, with 200 professionals and 1,000,000 bookings: what customers wait for, and the panel's queries. */
const mostForCustomers = 3
const mostForPanel = 20

/** What professionals cost an order: the same orders with 200 of them and with none, alternating. */
export async function measureStaffedOrders(): Promise<void> {
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ['without', 'with'] as const) {
      const folder = temporaryFolder()
      const deps = await openIn(folder)
      await generateSlots(deps.database.write, deps.clock.now(), deps.env.TIME_ZONE)
      if (way === 'with') await addStaff(deps.database)
      times[way].push(await ordersPerSecond(deps))
      await deps.database.close()
      removeFolder(folder)
    }
  }
  const best = (way: 'with' | 'without') => Math.max(...times[way])
  const ratio = best('without') / best('with')
  console.log(
    `an order with 200 professionals takes ${ratio.toFixed(2)} of its time without (at most ${mostOfToday}; ${Math.round(best('with'))}/s and ${Math.round(best('without'))}/s)${ratio > mostOfToday ? '  MISSED' : ''}`,
  )
}

/** The medians that `measure-professionals.ts` printed. */
export function reportProfessionals(printed: string): void {
  const { medians, given, visits } = JSON.parse(printed) as {
    medians: Record<string, number>
    given: number
    visits: number
  }
  for (const [name, ms] of Object.entries(medians)) {
    const most = name.startsWith('openSlots') ? mostForCustomers : mostForPanel
    console.log(
      `professionals: ${name.padEnd(36)} ${ms.toFixed(2).padStart(6)} ms (at most ${most})${ms > most ? '  MISSED' : ''}`,
    )
  }
  console.log(
    `  200 professionals with ${given} coming visits, ${visits} of them on the busiest day`,
  )
}

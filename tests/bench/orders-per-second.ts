import { join } from 'node:path'
import { addDays } from '../../shared/time/business-time.ts'
import { guestContext } from '../../src-server/context.ts'
import { readEnv } from '../../src-server/env.ts'
import { createCaller } from '../../src-server/router.ts'
import { openDeps } from '../../src-server/start.ts'
import { orderFor } from '../support/order.ts'
import { perSecond } from './load.ts'

/** What the server needs, on a database in this folder. */
export const openIn = (folder: string) =>
  openDeps(
    readEnv({ DATABASE_URL: join(folder, 'bench.db'), LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
  )

/** Places 3,000 orders at times of their own, 50 at once. */
export async function ordersPerSecond(deps: Awaited<ReturnType<typeof openDeps>>): Promise<number> {
  const guest = createCaller(guestContext(deps, 'bench'))
  const soon = addDays(new Date().toISOString().slice(0, 10), 2)
  const free = await deps.database.read
    .selectFrom('availability_slots')
    .select(['service_id', 'available_date', 'start_time'])
    .where('available_date', '>', soon)
    .orderBy('id')
    .limit(3000)
    .execute()
  const orders = free.map(({ service_id, available_date, start_time }) =>
    orderFor(service_id, { date: available_date, time: start_time }),
  )
  type Order = Parameters<typeof guest.booking.create>[0]
  return perSecond(orders.length, 50, (index) => guest.booking.create(orders[index] as Order))
}

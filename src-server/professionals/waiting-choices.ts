import { sql } from 'kysely'
import type { ServiceId } from '../../shared/catalogue.ts'
import type { WallClock } from '../../shared/time/business-time.ts'
import { lockInOrder } from '../db/lock-in-order.ts'
import type { Trx } from '../db/types.ts'
import { readCandidates, skilledProfessionals } from './read-candidates.ts'
import { byHour, readWaiting, type WaitingVisit } from './waiting-visits.ts'
import { hourKeys } from './working-hours.ts'

interface Order {
  visits: readonly (WallClock & { service: { id: ServiceId } })[]
  zip: string | undefined
  /** A booking that is being moved: it does not wait. */
  moving: string | undefined
}

/**
 * Locks the rows of those who could come to these visits, and of those who could do the visits that wait in the same hours.
 * Returns whom the waiting visits could be given to, by hour; see `hourKeys`.
 */
export async function lockAndReadWaiting(
  trx: Trx,
  { visits, zip, moving }: Order,
): Promise<ReadonlyMap<string, string[][]>> {
  const hours = new Set(visits.flatMap(hourKeys))
  const dates = visits.map(({ date }) => date).toSorted()
  const read = async () =>
    (await readWaiting(trx, { from: dates[0] ?? '', until: dates.at(-1) ?? '' })).filter(
      (one) => one.id !== moving && hourKeys(one).some((hour) => hours.has(hour)),
    )
  const waiting = await read()
  const own = skilledProfessionals(
    visits.map(({ service }) => service.id),
    zip,
  )
  const others = skilledProfessionals(
    waiting.map(({ serviceId }) => serviceId),
    undefined,
  )
  const mayHaveChanged = await lockInOrder(
    trx,
    'professionals',
    sql`select professionals.id ${own}
      ${waiting.length === 0 ? sql`` : sql`union select professionals.id ${others}`}`,
  )
  return readChoices(trx, mayHaveChanged ? await read() : waiting)
}

async function readChoices(trx: Trx, waiting: readonly WaitingVisit[]) {
  // Many visits can wait for the same.
  const known = new Map<string, string[]>()
  const visits: (WallClock & { ids: string[] })[] = []
  for (const { serviceId, zip, date, time } of waiting) {
    const key = JSON.stringify([serviceId, zip, date, time])
    const ids = known.get(key) ?? (await readFree(trx, serviceId, { zip, date, time }))
    known.set(key, ids)
    visits.push({ date, time, ids })
  }
  return new Map([...byHour(visits)].map(([hour, during]) => [hour, during.map(({ ids }) => ids)]))
}

async function readFree(
  trx: Trx,
  serviceId: ServiceId,
  { zip, ...at }: Pick<WaitingVisit, 'zip' | 'date' | 'time'>,
): Promise<string[]> {
  const { candidates } = await readCandidates(trx, [serviceId], { ...at, zip: zip ?? undefined })
  return (candidates.get(serviceId) ?? []).filter(({ isFree }) => isFree).map(({ id }) => id)
}

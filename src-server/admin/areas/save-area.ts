import type { AreaInput } from '../../../shared/admin/areas.ts'
import { writeZips } from '../../../shared/areas/area.ts'
import { readAreas } from '../../areas/read-areas.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../secrets.ts'
import { answerRequests } from './answer-requests.ts'

/**
 * Stores a new area, or what has changed about one, and writes to those who waited for it. Bookings that were made stay.
 * @throws BAD_REQUEST at the zip codes if another area has one of them, NOT_FOUND
 */
export async function saveArea(ctx: SignedInContext, { id, ...area }: AreaInput) {
  return ctx.database.write.transaction().execute(async (trx) => {
    await refuseSharedZips(trx, area.zips, id)
    const values = {
      ...area,
      professionals: area.professionals ?? null,
      cities: area.cities.join(', '),
      zips: writeZips(area.zips),
    }
    const saved = id === undefined ? await addArea(trx, values) : await updateArea(trx, id, values)
    await recordAction(ctx, trx, 'area.save', null, { name: area.name, coverage: area.coverage })
    return { id: saved, answered: await answerRequests(ctx, trx) }
  })
}

/** A zip code belongs to one area; a longer beginning inside another area's shorter one is meant so. */
async function refuseSharedZips(trx: Trx, zips: readonly string[], id: string | undefined) {
  const others = (await readAreas(trx)).filter((area) => area.id !== id)
  const taken = new Map(others.flatMap((area) => area.zips.map((zip) => [zip, area.name] as const)))
  const shared = zips.find((zip) => taken.has(zip))
  if (shared === undefined) return
  throw new DomainError(
    'conflict',
    'ZIP_IN_ANOTHER_AREA',
    `${shared} already belongs to ${taken.get(shared)}.`,
    'zips',
  )
}

type AreaValues = Omit<Tables['areas'], 'id' | 'position'>

async function addArea(trx: Trx, values: AreaValues): Promise<string> {
  const { last } = await trx
    .selectFrom('areas')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  const id = newId()
  await trx
    .insertInto('areas')
    .values({ id, ...values, position: (last ?? 0) + 1 })
    .execute()
  return id
}

async function updateArea(trx: Trx, id: string, values: AreaValues): Promise<string> {
  const changed = await trx
    .updateTable('areas')
    .set(values)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new DomainError('notFound', 'AREA_NOT_FOUND', 'This area no longer exists.')
  return changed.id
}

/**
 * Takes an area away: new orders there are refused, bookings stay.
 * @throws NOT_FOUND
 */
export async function removeArea(ctx: SignedInContext, { id }: { id: string }) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('areas')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new DomainError('notFound', 'AREA_NOT_FOUND', 'This area no longer exists.')
    await recordAction(ctx, trx, 'area.remove', null, { name: removed.name })
    return { removed: true as const }
  })
}

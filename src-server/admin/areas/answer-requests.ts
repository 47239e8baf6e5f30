import { findArea, isServed } from '../../../shared/areas/area.ts'
import { readAreas } from '../../areas/read-areas.ts'
import type { Context } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { enqueue } from '../../mail/outbox.ts'

/** Writes to those who wanted to hear when the company comes to their zip code, and now live in a served area. */
export async function answerRequests({ clock }: Context, trx: Trx): Promise<number> {
  const areas = await readAreas(trx)
  const waiting = await trx
    .selectFrom('area_requests')
    .select(['zip', 'email'])
    .where('answered_at', 'is', null)
    .execute()
  const now = clock.now().toISOString()
  let answered = 0
  for (const { zip, email } of waiting) {
    const area = findArea(areas, zip)
    if (!area || !isServed(area)) continue
    await trx
      .updateTable('area_requests')
      .set({ answered_at: now })
      .where('zip', '=', zip)
      .where('email', '=', email)
      .execute()
    await enqueue(trx, {
      kind: 'areaOpened',
      recipient: email,
      facts: { zip, area: area.name },
      status: 'queued',
      reason: 'asked to be told when the area opens',
      createdAt: now,
      causedBy: 'visitorOrder',
    })
    answered += 1
  }
  return answered
}

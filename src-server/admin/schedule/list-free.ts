import type { FreeAtInput } from '../../../shared/admin/schedule.ts'
import type { Context } from '../../context.ts'
import { readCandidates } from '../../professionals/read-candidates.ts'

/** Who is free for a service at one time and covers the zip code, those with the fewest visits that day first. */
export async function listFree(
  { database: { read } }: Context,
  { serviceId, ...at }: FreeAtInput,
): Promise<{ id: string; firstName: string; visits: number }[]> {
  const { candidates } = await readCandidates(read, [serviceId], { zip: undefined, ...at })
  return (candidates.get(serviceId) ?? [])
    .filter(({ isFree }) => isFree)
    .map(({ id, firstName, visits }) => ({ id, firstName, visits }))
    .toSorted(
      (one, other) => one.visits - other.visits || one.firstName.localeCompare(other.firstName),
    )
}

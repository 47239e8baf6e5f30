import type { Deps } from '../context.ts'

const dayMs = 86_400_000
/** An answered wish is kept for a month, in case somebody asks about the email; an open one for two years. */
const keptDays = { answered: 30, open: 730 } as const

/** Forgets who wanted to hear about an area: these are the addresses of people who are not customers. */
export async function deleteOldRequests({ database, clock }: Deps): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs).toISOString()
  await database.write
    .deleteFrom('area_requests')
    .where((eb) =>
      eb.or([
        eb('answered_at', '<', before(keptDays.answered)),
        eb('created_at', '<', before(keptDays.open)),
      ]),
    )
    .execute()
}

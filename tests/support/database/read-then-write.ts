import { argv } from 'node:process'
import { sql } from 'kysely'
import { openDatabase } from '../../../src-server/db/open.ts'

/** A process of its own that reads a counter and writes it back, one transaction after the other. */
const [, , file = '', times = '0'] = argv
const database = openDatabase({ DATABASE_URL: file })
for (let done = 0; done < Number(times); done += 1) {
  await database.write.transaction().execute(async (trx) => {
    const { rows } = await sql<{ value: number }>`select value from counter`.execute(trx)
    await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(trx)
  })
}
await database.close()

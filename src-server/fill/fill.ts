import { parseArgs } from 'node:util'
import { readEnv } from '../env.ts'
import { openDeps } from '../start.ts'
import { fillDatabase } from './fill-database.ts'

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '100000' },
    conversations: { type: 'string', default: '200000' },
  },
})
const deps = await openDeps({ ...readEnv(), LOG_LEVEL: 'silent' })
const any = await deps.database.read.selectFrom('bookings').select('id').limit(1).executeTakeFirst()
if (any) {
  console.error('This database has bookings already. Set DATABASE_URL to an empty one.')
  process.exit(2)
}
await fillDatabase(
  deps,
  {
    bookings: Number(values.bookings),
    customers: Number(values.customers),
    conversations: Number(values.conversations),
  },
  (what) => console.log(what),
)
await deps.database.close()

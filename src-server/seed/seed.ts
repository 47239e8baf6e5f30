import { parseArgs } from 'node:util'
import { OperatorError } from '../operator-error.ts'
import { runCommand } from '../run-command.ts'
import { openDeps } from '../start.ts'
import { seedDatabase } from './bulk/seed-database.ts'

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '100000' },
    conversations: { type: 'string', default: '200000' },
  },
})

await runCommand(async (env) => {
  const deps = await openDeps({ ...env, LOG_LEVEL: 'silent' })
  const { read } = deps.database
  if (await read.selectFrom('bookings').select('id').limit(1).executeTakeFirst()) {
    throw new OperatorError('This database has bookings already. Set DATABASE_URL to an empty one.')
  }
  await seedDatabase(
    deps,
    {
      bookings: Number(values.bookings),
      customers: Number(values.customers),
      conversations: Number(values.conversations),
    },
    (what) => console.log(what),
  )
  await deps.database.close()
})

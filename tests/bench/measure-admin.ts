import { guestContext, type SignedInContext } from '../../src-server/context.ts'
import { readEnv } from '../../src-server/env.ts'
import { createCaller } from '../../src-server/router.ts'
import { openDeps } from '../../src-server/start.ts'
import { measureAdmin } from './admin-queries.ts'

/**
 * Runs in a process of its own, free of the memory and caches left by filling the database. Prints the medians as JSON.
 */
const [file = ''] = process.argv.slice(2)
const deps = await openDeps(readEnv({ DATABASE_URL: file, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }))
const user = { id: 'bench', email: 'bench@example.com', role: 'admin' as const }
const ctx: SignedInContext = { ...guestContext(deps, 'bench'), user }
console.log(JSON.stringify(await measureAdmin(createCaller(ctx).admin, deps.database)))
await deps.database.close()

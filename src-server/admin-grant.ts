import { grantAdmin } from './admin/grant-admin.ts'
import { readEnv } from './env.ts'
import { openDeps } from './start.ts'

const email = process.argv[2]
if (!email) {
  console.error('Say who: npm run admin:grant -- you@example.com')
  process.exit(2)
}
process.umask(0o077)
const deps = await openDeps({ ...readEnv(), LOG_LEVEL: 'silent' })
const granted = await grantAdmin(deps.database.write, email)
await deps.database.close()
if (granted) {
  console.log(`${email} is an administrator now.`)
} else {
  console.error(`No account has verified ${email}. Sign up with it first.`)
  process.exit(1)
}

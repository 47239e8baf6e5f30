import { grantAdmin } from './admin/grant-admin.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'
import { openDeps } from './start.ts'

await runCommand(async (env) => {
  const email = process.argv[2]
  if (!email) throw new OperatorError('Say who: npm run admin:grant -- you@example.com')
  const { database } = await openDeps({ ...env, LOG_LEVEL: 'silent' })
  const granted = await grantAdmin(database.write, email)
  await database.close()
  if (!granted) throw new OperatorError(`No account has verified ${email}. Sign up with it first.`)
  console.log(`${email} is an administrator now.`)
})

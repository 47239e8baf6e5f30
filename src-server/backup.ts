import { backupWithKey } from './backup-with-key.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (env) => {
  const target = process.argv[2]
  if (!target) throw new OperatorError('Say where to: npm run db:backup -- FILE')
  await backupWithKey(env, target)
  console.log(
    `Backed up to ${target}, and the key to ${target}.key. Keep both, as secret as passwords.`,
  )
})

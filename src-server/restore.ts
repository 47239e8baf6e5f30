import { systemClock } from './context.ts'
import { restore } from './db/backup/restore.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (env) => {
  const backup = process.argv[2]
  if (!backup) throw new OperatorError('Say what to restore: npm run db:restore -- FILE')
  const aside = restore(env, backup, systemClock.now())
  console.log(
    `Restored ${backup} and its key to ${env.DATABASE_URL}. What was there before is kept as ${aside}.`,
  )
})

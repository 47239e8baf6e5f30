import { copyToPostgres } from './db/copy/copy-to-postgres.ts'
import { keyFilePath } from './key-file.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'

const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url)

await runCommand(async (env) => {
  const target = process.argv[2] ?? ''
  if (!isPostgres(target)) throw new OperatorError('Say where to: npm run db:copy -- postgres://…')
  if (isPostgres(env.DATABASE_URL)) {
    throw new OperatorError('DATABASE_URL must be the SQLite database that is to be copied.')
  }
  for (const { table, figures } of await copyToPostgres(env.DATABASE_URL, target)) {
    const shown = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
    console.log(`${table}: ${shown.join(', ')}`)
  }
  console.log(
    `Copied, and equal on both sides. Start with the new DATABASE_URL, and with the key: copy ${keyFilePath(env)} to ${keyFilePath({ ...env, DATABASE_URL: target })}, or set SECRET_FILE to it.`,
  )
})

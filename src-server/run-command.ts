import { databaseErrorMessage } from './db/database-error-message.ts'
import { type Env, readEnv } from './env.ts'
import { listenErrorMessage } from './http/listen-error-message.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Runs one of the product's commands, including the server. An error that the operator can fix ends it with a sentence
 * on standard error and exit code 1; anything else is a bug and ends it with its stack.
 */
export async function runCommand(work: (env: Env) => Promise<void>): Promise<void> {
  process.umask(0o077) // the database, its backups and the emails hold personal data
  try {
    const env = readEnv()
    await work(env).catch((error: unknown) => {
      const message =
        listenErrorMessage(error, env) ?? databaseErrorMessage(error, env.DATABASE_URL)
      throw message === undefined ? error : new OperatorError(message, { cause: error })
    })
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exit(1)
  }
}

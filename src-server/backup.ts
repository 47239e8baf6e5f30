import { backup } from './db/backup/backup.ts'
import { keyFilePath, keyFingerprint, readKey, writeKey } from './key-file.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (env) => {
  const target = process.argv[2]
  if (!target) throw new OperatorError('Say where to: npm run db:backup -- FILE')
  const fingerprint = await backup(env.DATABASE_URL, target)
  const key = readKey(keyFilePath(env))
  if (!key || fingerprint !== (fingerprint && keyFingerprint(key))) {
    throw new OperatorError(
      `Backed up to ${target}, but without the key: ${keyFilePath(env)} ${key ? "is not this database's key" : 'is missing'}. Keep the right key file as ${target}.key.`,
    )
  }
  writeKey(`${target}.key`, key)
  console.log(
    `Backed up to ${target}, and the key to ${target}.key. Keep both, as secret as passwords.`,
  )
})

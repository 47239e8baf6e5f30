import { backup } from './db/backup.ts'
import { readEnv } from './env.ts'

const target = process.argv[2]
if (!target) {
  console.error('Say where to: npm run db:backup -- FILE')
  process.exit(2)
}
process.umask(0o077)
await backup(readEnv().DATABASE_URL, target)
console.log(`Backed up to ${target}. Keep the key file beside the database as well.`)

import { openDatabase } from './db/open.ts'
import { readEnv } from './env.ts'

const target = process.argv[2]
if (!target) {
  console.error('Say where to: npm run db:backup -- FILE')
  process.exit(2)
}
const database = openDatabase(readEnv().DATABASE_URL)
await database.backup(target)
await database.close()
console.log(`Backed up to ${target}. Keep the key file beside the database as well.`)

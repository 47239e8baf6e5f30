import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { TestProject } from 'vitest/node'
import { generateSlots } from '../../../src-server/booking/slots/generate-slots.ts'
import { migrate } from '../../../src-server/db/migrate.ts'
import { openDatabase } from '../../../src-server/db/open.ts'
import { memoryFolder, removeFolder } from '../product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database whose copies the tests work on: an SQLite file, or the name of a database of the cluster. */
    template: string
  }
}

/** A Monday, 09:00 in New York. */
export const monday = '2026-11-23T14:00:00Z'

/** Migrates an empty database and gives it the slots from Monday on. */
export async function makeTemplate(url: string): Promise<void> {
  const database = openDatabase({ DATABASE_URL: url })
  await migrate(database)
  await generateSlots(database.write, new Date(monday), 'America/New_York')
  await database.close()
}

/** Brings everything into the file itself, which alone is copied. */
function checkpoint(file: string): void {
  const connection = new Sqlite(file)
  connection.pragma('wal_checkpoint(TRUNCATE)')
  connection.close()
}

/** Makes the SQLite template once for a run of the tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = memoryFolder()
  const file = join(folder, 'template.db')
  await makeTemplate(file)
  checkpoint(file)
  project.provide('template', file)
  return () => removeFolder(folder)
}

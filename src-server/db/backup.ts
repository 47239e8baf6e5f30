import { connect } from './sqlite.ts'

/**
 * Copies the database to a file while others go on writing: everything that was committed before it began (R16).
 * Rejects where the database is not there or is PostgreSQL, which has pg_dump for it.
 */
export async function backup(url: string, target: string): Promise<void> {
  if (/^postgres(ql)?:/.test(url)) throw new Error('Back PostgreSQL up with pg_dump.')
  const connection = connect(url, true)
  try {
    // One read transaction holds still what is copied; otherwise every commit beside it would start the copy again.
    connection.exec('begin; select count(*) from sqlite_schema')
    await connection.backup(target)
  } finally {
    connection.close()
  }
}

import type { Db } from './types.ts'

const name = 'key-fingerprint'

/** The fingerprint of the key that this database was created with; `undefined` until one is stored. */
export async function storedFingerprint(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

/** Stores a key's fingerprint unless there is one; returns the stored one. */
export const storeFingerprint = (db: Db, fingerprint: string): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('installation')
      .values({ name, value: fingerprint })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { value } = await trx
      .selectFrom('installation')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return value
  })

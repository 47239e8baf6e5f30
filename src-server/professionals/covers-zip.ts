import { type SqlBool, sql } from 'kysely'

/**
 * The condition that the `professionals` row covers a five-digit zip code: one of its beginnings is the code's, or it has
 * none and works everywhere. `zip` may be a column.
 */
export function coversZip(zip: string | ReturnType<typeof sql.ref>) {
  const code = sql`cast(${zip} as text)`
  return sql<SqlBool>`(
    not exists (select 1 from professional_zips as z where z.professional_id = professionals.id)
    or exists (select 1 from professional_zips as z where z.professional_id = professionals.id
      and z.beginning in (substr(${code}, 1, 3), substr(${code}, 1, 4), ${code}))
  )`
}

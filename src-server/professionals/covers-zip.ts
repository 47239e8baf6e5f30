import { type SqlBool, sql } from 'kysely'

/**
 * The condition that the `professionals` row covers a five-digit zip code: one of its beginnings is the code's, or it has
 * none and works everywhere.
 */
export function coversZip(zip: string) {
  const beginnings = sql.join([zip.slice(0, 3), zip.slice(0, 4), zip])
  return sql<SqlBool>`(
    exists (select 1 from professional_zips as z where z.professional_id = professionals.id
      and z.beginning in (${beginnings}))
    or not exists (select 1 from professional_zips as z where z.professional_id = professionals.id)
  )`
}

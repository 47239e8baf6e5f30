import { type Kysely, sql } from 'kysely'
import { trigger } from './on-every-row.ts'

/**
 * A review follows its visit when the visit is reassigned. Unassigned visits are indexed by date alone, because those of
 * every service matter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('bookings_without_professional').execute()
  await sql`create index bookings_without_professional on bookings (scheduled_date)
    where professional_id is null and status <> 'cancelled'`.execute(db)
  const change = (row: 'old' | 'new', sign: '-' | '+') =>
    `update professionals set
      reviews = reviews ${sign} (select count(*) from customer_reviews where booking_id = new.id),
      stars = stars ${sign}
        (select coalesce(sum(rating), 0) from customer_reviews where booking_id = new.id)
      where id = ${row}.professional_id`
  await trigger(
    db,
    'bookings',
    'reviews_follow',
    'update of professional_id',
    [change('old', '-'), change('new', '+')],
    'old.professional_id is distinct from new.professional_id',
  )
  const ofProfessional = sql`from customer_reviews as r join bookings as b on b.id = r.booking_id
    where b.professional_id = professionals.id`
  await sql`update professionals set
    reviews = (select count(*) ${ofProfessional}),
    stars = (select coalesce(sum(rating), 0) ${ofProfessional})`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { createTable, isSqlite, yesOrNo } from './create-table.ts'
import { onEveryRow } from './on-every-row.ts'

/** What somebody's calendar is made of. */
const calendarTables = [
  { table: 'professional_hours', columns: ['weekday', 'start_time', 'end_time'] },
  { table: 'time_off', columns: ['starts_at', 'ends_at'] },
  {
    table: 'bookings',
    name: 'visits',
    columns: ['professional_id', 'status', 'scheduled_date', 'scheduled_time'],
  },
] as const

/** The people who do the work, what they do, where and when; and who comes to a booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'professionals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('phone', 'text', (column) => column.notNull())
    // A small picture as a data URL.
    .addColumn('picture', 'text')
    .addColumn('is_active', 'integer', (column) => column.notNull().check(yesOrNo('is_active')))
    .addColumn('user_id', 'text', (column) => column.unique().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    // When a visit was last given to them: of two with equally many, the other is next.
    .addColumn('last_assigned_at', 'text')
    // How often their hours, time off or visits have changed: a calendar that was read before is read again.
    .addColumn('calendar_changes', 'integer', (column) => column.notNull().defaultTo(0))
    // Sums: completed visits, reviews of them, and the stars of these together.
    .addColumn('completed_visits', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reviews', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stars', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await createTable(db, 'professional_skills')
    .addColumn('professional_id', 'text', (column) =>
      column.notNull().references('professionals.id'),
    )
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('professional_skills_key', ['service_id', 'professional_id'])
    .execute()
  await createTable(db, 'professional_areas')
    .addColumn('professional_id', 'text', (column) =>
      column.notNull().references('professionals.id'),
    )
    .addColumn('area_id', 'text', (column) =>
      column.notNull().references('areas.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('professional_areas_key', ['professional_id', 'area_id'])
    .execute()
  await createTable(db, 'professional_hours')
    .addColumn('professional_id', 'text', (column) =>
      column.notNull().references('professionals.id'),
    )
    .addColumn('weekday', 'integer', (column) =>
      column.notNull().check(sql`weekday between 0 and 6`),
    )
    .addColumn('start_time', 'text', (column) => column.notNull())
    .addColumn('end_time', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('professional_hours_key', ['professional_id', 'weekday', 'start_time'])
    .addCheckConstraint('professional_hours_forward', sql`start_time < end_time`)
    .execute()
  await createTable(db, 'time_off')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('professional_id', 'text', (column) =>
      column.notNull().references('professionals.id'),
    )
    // In the business zone: `2026-11-24 08:00`.
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addCheckConstraint('time_off_forward', sql`starts_at < ends_at`)
    .execute()
  await db.schema
    .createIndex('time_off_by_professional')
    .on('time_off')
    .columns(['professional_id', 'ends_at', 'starts_at'])
    .execute()
  await keepVisits(db)
  for (const kept of calendarTables) {
    await onEveryRow(db, {
      ...kept,
      statements: (row) => [
        `update professionals set calendar_changes = calendar_changes + 1
          where id = ${row}.professional_id`,
      ],
    })
  }
  await onEveryRow(db, {
    table: 'bookings',
    name: 'completed_visits',
    columns: ['professional_id', 'status'],
    statements: (row, sign) => [
      `update professionals set completed_visits = completed_visits + ${sign}
        where id = ${row}.professional_id and ${row}.status = 'completed'`,
    ],
  })
  await onEveryRow(db, {
    table: 'customer_reviews',
    name: 'professional_reviews',
    columns: ['rating'],
    statements: (row, sign) => [
      `update professionals set reviews = reviews + ${sign}, stars = stars + ${sign} * ${row}.rating
        where id = (select professional_id from bookings where id = ${row}.booking_id)`,
    ],
  })
  await seatsForProfessionals(db)
  await widenRoles(db)
}

/** Who comes to a booking. The database keeps everybody from two visits that overlap. */
async function keepVisits(db: Kysely<unknown>): Promise<void> {
  for (const column of ['professional_id', 'preferred_professional_id']) {
    await db.schema
      .alterTable('bookings')
      .addColumn(column, 'text', (one) => one.references('professionals.id'))
      .execute()
  }
  // A visit takes two hours and begins on the hour. Two visits of a day overlap if both begin in the same pair of hours,
  // counted from midnight or from 1 AM.
  const hour = 'cast(substr(scheduled_time, 1, 2) as integer)'
  const pairs = { even: `(${hour} / 2)`, odd: `((${hour} + 1) / 2)` }
  for (const [name, pair] of Object.entries(pairs)) {
    await sql`create unique index ${sql.ref(`bookings_one_visit_${name}`)}
      on bookings (professional_id, scheduled_date, ${sql.raw(pair)})
      where professional_id is not null and status <> 'cancelled'`.execute(db)
  }
  await sql`create index bookings_unassigned on bookings (scheduled_date, service_id)
    where professional_id is null and status <> 'cancelled'`.execute(db)
}

/** A seat that was added because somebody is there to do the work: it is offered with that person alone. */
async function seatsForProfessionals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('availability_slots')
    .addColumn('is_staffed', 'integer', (column) =>
      column.notNull().defaultTo(0).check(yesOrNo('is_staffed')),
    )
    .execute()
  await db.schema.dropIndex('availability_slots_open').execute()
  await db.schema
    .createIndex('availability_slots_open')
    .on('availability_slots')
    .columns([
      'service_id',
      'is_staffed',
      'is_booked',
      'is_closed',
      'available_date',
      'start_time',
      'end_time',
    ])
    .execute()
}

/** Professionals sign in, too. SQLite cannot widen a check. */
async function widenRoles(db: Kysely<unknown>): Promise<void> {
  const roles = sql`role in ('admin', 'user', 'professional')`
  if (!isSqlite(db)) {
    await sql`alter table user_roles drop constraint user_roles_role_check,
      add constraint user_roles_role_check check (${roles})`.execute(db)
    return
  }
  await sql`create table roles_before as select * from user_roles`.execute(db)
  await db.schema.dropTable('user_roles').execute()
  await createTable(db, 'user_roles')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('role', 'text', (column) => column.notNull().check(roles))
    .execute()
  await sql`insert into user_roles select * from roles_before`.execute(db)
  await db.schema.dropTable('roles_before').execute()
}

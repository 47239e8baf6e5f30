import { expect, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { migrate } from '../../src-server/db/migrate.ts'
import { admin } from '../support/accounts.ts'
import { databaseOfBefore, oldBooking, storeOldBooking } from '../support/database/old-database.ts'
import { orderFor } from '../support/order.ts'
import { addProfessional } from '../support/professionals.ts'
import { testServer } from '../support/server.ts'

test('a database from before professionals keeps its bookings, its seats and how it is booked and confirmed', async () => {
  const { database, url, close } = await databaseOfBefore(
    Object.keys(migrations).filter((name) => name < '0017'),
  )
  const { write } = database
  const seat = {
    service_id: 'hvac',
    available_date: '2026-11-24',
    start_time: '10:00',
    end_time: '12:00',
  }
  await write
    .insertInto('availability_slots')
    .values([
      { ...seat, id: 's1', seat: 1, is_booked: 1, is_closed: 0 },
      { ...seat, id: 's2', seat: 2, is_booked: 0, is_closed: 0 },
    ] as never)
    .execute()
  await write
    .insertInto('bookings')
    .values({ ...oldBooking, id: 'b1', slot_id: 's1' } as never)
    .execute()
  const server = await testServer({ DATABASE_URL: url })
  const tuesday = async () =>
    (await server.guest.booking.openSlots({ serviceIds: ['hvac'] }))
      .filter(({ date }) => date === '2026-11-24')
      .map(({ startTime }) => startTime)
  expect(await tuesday()).toContain('10:00')
  const { caller } = await admin(server)
  await caller.admin.bookings.updateStatus({ id: 'b1', to: 'confirmed' })
  const order = await server.guest.booking.create(orderFor('hvac'))
  const kept = await server.database.read
    .selectFrom('bookings')
    .select(['id', 'slot_id', 'status', 'professional_id', 'quote_amount'])
    .orderBy('slot_id')
    .execute()
  expect(kept).toMatchObject([
    { id: 'b1', slot_id: 's1', status: 'confirmed', professional_id: null, quote_amount: 275_00 },
    { id: order.bookings[0]?.id, slot_id: 's2', status: 'pending', professional_id: null },
  ])
  expect(await tuesday()).not.toContain('10:00')
  await server.close()
  await close()
})

test('after the migration, a review counts for the professional who has the visit now', async () => {
  const { database, close } = await databaseOfBefore(
    Object.keys(migrations).filter((name) => name < '0037'),
  )
  const { write, read } = database
  const server = await testServer()
  const [ana, ben] = [
    await addProfessional({ database, clock: server.clock }, { name: 'Ana', skills: ['hvac'] }),
    await addProfessional({ database, clock: server.clock }, { name: 'Ben', skills: ['hvac'] }),
  ]
  await storeOldBooking(database, { status: 'completed', professional_id: ana })
  await write
    .insertInto('customer_reviews')
    .values({
      id: 'r1',
      booking_id: 'b1',
      service_id: 'hvac',
      rating: 4,
      review_text: null,
      created_at: '2026-11-25T15:00:00.000Z',
    })
    .execute()
  const give = (to: string) =>
    write.updateTable('bookings').set({ professional_id: to }).where('id', '=', 'b1').execute()
  const counted = () =>
    read
      .selectFrom('professionals')
      .select(['id', 'reviews', 'stars'])
      .orderBy('first_name')
      .execute()
  await give(ben)
  await migrate(database)
  expect(await counted()).toEqual([
    { id: ana, reviews: 0, stars: 0 },
    { id: ben, reviews: 1, stars: 4 },
  ])
  await give(ana)
  expect(await counted()).toEqual([
    { id: ana, reviews: 1, stars: 4 },
    { id: ben, reviews: 0, stars: 0 },
  ])
  const revenue = await read
    .selectFrom('revenue_by_group')
    .select(['item', 'value'])
    .where('kind', '=', 'professional')
    .where('counted_by', '=', 'created')
    .where('span', '=', 'day')
    .where('value', '>', 0)
    .execute()
  expect(revenue).toEqual([{ item: ana, value: 275_00 }])
  await server.close()
  await close()
})

test('a database from before zip codes of professionals keeps them, where they work and their visits', async () => {
  const { database, close } = await databaseOfBefore(
    Object.keys(migrations).filter((name) => name < '0018'),
  )
  const { write, read } = database
  const at = '2026-11-20T10:00:00.000Z'
  const ana = {
    id: 'ana',
    first_name: 'Ana',
    last_name: 'Ruiz',
    about: 'Twelve years in the trade.',
    email: 'ana@example.com',
    phone: '(518) 555-0101',
    picture: null,
    is_active: 1,
    user_id: null,
    created_at: at,
    last_assigned_at: at,
  }
  await write.insertInto('professionals').values(ana).execute()
  await write
    .insertInto('professional_skills')
    .values({ professional_id: 'ana', service_id: 'hvac' })
    .execute()
  await write
    .insertInto('professional_areas' as never)
    .values({ professional_id: 'ana', area_id: 'pa' } as never)
    .execute()
  await write
    .insertInto('professional_hours')
    .values({ professional_id: 'ana', weekday: 1, start_time: '08:00', end_time: '18:00' })
    .execute()
  await migrate(database)
  const kept = await read.selectFrom('professionals').selectAll().execute()
  // One change of the calendar: the hours.
  expect(kept).toMatchObject([{ ...ana, calendar_changes: 1, reviews: 0 }])
  const zips = await read.selectFrom('professional_zips').select('beginning').execute()
  expect(zips.map(({ beginning }) => beginning).toSorted()).toEqual([
    '150',
    '151',
    '152',
    '180',
    '181',
    '189',
    '190',
    '191',
    '192',
    '193',
    '194',
  ])
  // What refers to professionals still does.
  await write
    .insertInto('time_off')
    .values({
      id: 't',
      professional_id: 'ana',
      starts_at: '2026-12-01 00:00',
      ends_at: '2026-12-01 24:00',
      reason: null,
    })
    .execute()
  await expect(
    write
      .insertInto('professional_skills')
      .values({ professional_id: 'nobody', service_id: 'hvac' })
      .execute(),
  ).rejects.toThrow()
  await write
    .insertInto('professionals')
    .values({ ...ana, id: 'ben', email: null })
    .execute()
  expect(
    await read.selectFrom('professionals').select('id').where('calendar_changes', '=', 2).execute(),
  ).toEqual([{ id: 'ana' }])
  await close()
})

import { type Migration, Migrator } from 'kysely'
import { expect } from 'vitest'
import { migrations } from '../../../migrations/index.ts'
import { openDatabase } from '../../../src-server/db/open.ts'
import { removeFolder, temporaryFolder } from '../product.ts'
import { testDatabase } from './database.ts'

/** A database with only these migrations. */
export async function databaseOfBefore(names: readonly string[]) {
  const folder = temporaryFolder()
  const url = await testDatabase.create(folder)
  const database = openDatabase({ DATABASE_URL: url })
  const some = Object.fromEntries(names.map((name) => [name, migrations[name] as Migration]))
  const migrator = new Migrator({
    db: database.write,
    provider: { getMigrations: async () => some },
  })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  const close = async () => {
    await database.close()
    removeFolder(folder)
  }
  return { database, url, close }
}

/** A booking as earlier versions stored it, without its id and slot. */
export const oldBooking = {
  group_id: 'g1',
  token_hash: 'x',
  service_id: 'hvac',
  service_title: 'HVAC',
  service_details: '{}',
  quote_amount: 275_00,
  scheduled_date: '2026-11-24',
  scheduled_time: '10:00',
  customer_name: 'Ada Byron',
  customer_email: 'ada@example.com',
  customer_email_lower: 'ada@example.com',
  customer_phone: '1',
  customer_address: '1 Way',
  status: 'pending',
  payment_status: 'pending',
  created_at: '2026-11-23T15:00:00.000Z',
  created_date: '2026-11-20',
}

type Old = Awaited<ReturnType<typeof databaseOfBefore>>['database']

/** Stores the booking `b1` with the slot `s1` as an earlier version did. */
export async function storeOldBooking(
  { write }: Old,
  more: Record<string, string> = {},
): Promise<void> {
  await write
    .insertInto('availability_slots')
    .values({
      id: 's1',
      service_id: 'hvac',
      available_date: '2026-11-24',
      start_time: '10:00',
      end_time: '12:00',
      is_booked: 1,
    })
    .execute()
  await write
    .insertInto('bookings')
    .values({ ...oldBooking, id: 'b1', slot_id: 's1', ...more } as never)
    .execute()
}

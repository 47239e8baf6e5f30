import type { BookingMessageKind } from '../../shared/messages/message-kinds.ts'
import { professionalInput } from './professionals.ts'
import { serverWithAdmin } from './server-with-admin.ts'

/** A server with a signed-in administrator who looks after professionals and their visits. */
export function officeWithStaff() {
  const at = serverWithAdmin()
  return Object.assign(at, {
    /** Adds a professional under this first name; returns the id. */
    add: async (name: string, more: Parameters<typeof professionalInput>[0] = {}) => {
      const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
      return (await at.boss.professionals.save(professionalInput({ name, email, ...more }))).id
    },
    /** Who comes to a booking, when, and how it stands. */
    arrangement: (id: string) =>
      at.server.database.read
        .selectFrom('bookings')
        .select([
          'professional_id as who',
          'scheduled_date as date',
          'scheduled_time as time',
          'status',
        ])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    /** The messages of these kinds as they are stored, the earliest first. */
    mails: (...kinds: BookingMessageKind[]) =>
      at.server.database.read
        .selectFrom('outbox')
        .selectAll()
        .where('kind', 'in', kinds)
        .orderBy('created_at')
        .execute(),
  })
}

import { afterEach, beforeEach } from 'vitest'
import type { UndoManyInput } from '../../shared/admin/bookings.ts'
import type { UpdateStatusInput } from '../../shared/booking.ts'
import type { BookingMessageKind } from '../../shared/messages/message-kinds.ts'
import { admin } from './accounts.ts'
import { bookAsGuest } from './guest-booking.ts'
import { testServer } from './server.ts'

interface AtWork {
  server: Awaited<ReturnType<typeof testServer>>
  /** All procedures, called by boss@example.com. */
  caller: Awaited<ReturnType<typeof admin>>['caller']
  /** The panel's. */
  boss: Awaited<ReturnType<typeof admin>>['caller']['admin']
}

/** A server with a signed-in administrator, created again for each test of a file. */
export function serverWithAdmin() {
  const at = {} as AtWork
  beforeEach(async () => {
    at.server = await testServer()
    at.caller = (await admin(at.server)).caller
    at.boss = at.caller.admin
  })
  afterEach(() => at.server.close())
  return Object.assign(at, {
    /** A guest books plumbing. */
    booked: (more: Record<string, unknown> = {}) => bookAsGuest(at.server, 'plumbing', more),
    /** Takes a booking to its next status. */
    step: (id: string, to: UpdateStatusInput['to']) => at.boss.bookings.updateStatus({ id, to }),
    /** Takes back a step that was taken with several bookings until now. */
    undoMany: (ids: string[], from: UndoManyInput['from']) =>
      at.boss.bookings.undoMany({ ids, from, at: at.server.clock.now().toISOString() }),
    /** The messages of a kind, whether they go out or not. */
    messages: (kind: BookingMessageKind) =>
      at.server.database.read
        .selectFrom('outbox')
        .select(['status', 'channel', 'kind', 'facts'])
        .where('kind', '=', kind)
        .execute(),
    /** The entries of the audit log, in alphabetical order. */
    actions: async () =>
      (await at.boss.settings.auditLog({})).rows.map(({ action }) => action).toSorted(),
  })
}

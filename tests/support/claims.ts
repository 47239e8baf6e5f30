import type { BookingStatus } from '../../shared/booking-status.ts'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { tick } from './server.ts'
import { serverWithAdmin } from './server-with-admin.ts'

export const claimContent = 'The tap still drips.'

/** A server with a signed-in administrator, and what customers and the office do with claims. */
export function officeWithClaims() {
  const at = serverWithAdmin()
  const openClaims = async () => (await at.boss.claims.list({})).rows
  return Object.assign(at, {
    openClaims,
    /** A guest's booking of November 24 at ten, in this status; it is the same day, at two. */
    async visited(status: BookingStatus = 'completed', more: Record<string, unknown> = {}) {
      const ref = await at.booked(more)
      await at.server.database.write
        .updateTable('bookings')
        .set({ status })
        .where('id', '=', ref.id)
        .execute()
      at.server.clock.set('2026-11-24T19:00:00Z')
      return ref
    },
    claim: (ref: { id: string; token?: string | undefined }, text = claimContent) =>
      at.server.guest.booking.makeClaim({ ...ref, content: text }),
    /** Settles the open claim with a second visit; returns its id. */
    async settled(message = 'We come again.') {
      const [open] = await openClaims()
      tick(at.server)
      await at.boss.claims.settle({ id: open?.id ?? '', outcome: 'redo', message })
      return open?.id ?? ''
    },
    /** The emails of this kind as they go out. */
    async claimMails(kind: 'claimReceived' | 'claimSettled') {
      const rows = await at.server.database.read
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', kind)
        .execute()
      const tools = { ...at.server.deps, queuedAt: new Date(0) }
      return rows.map((row) => ({ ...row, text: JSON.stringify(composeMessage(row, tools)) }))
    },
  })
}

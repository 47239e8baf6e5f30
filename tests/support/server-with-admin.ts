import { afterEach, beforeEach } from 'vitest'
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
    /** The entries of the audit log, in alphabetical order. */
    actions: async () =>
      (await at.boss.settings.auditLog({})).rows.map(({ action }) => action).toSorted(),
  })
}

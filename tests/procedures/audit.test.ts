import { expect, test } from 'vitest'
import { newId } from '../../src-server/secrets.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

test.each([
  ['advanced a booking', { from: 'pending', to: 'confirmed' }, 'booking.confirm'],
  ['advanced a booking', { from: 'confirmed', to: 'in_progress' }, 'booking.start'],
  ['advanced a booking', { from: 'in_progress', to: 'completed' }, 'booking.complete'],
  ['hid a review', { reason: 'Rude.' }, 'review.hide'],
  ['made an admin', { email: 'eve@example.com' }, 'admin.promote'],
  // A server of a newer version may write beside this one.
  ['booking.assign', {}, 'booking.assign'],
])('the audit log reads %s %o as %s', async (action, facts, name) => {
  await at.server.database.write.deleteFrom('admin_actions').execute()
  await at.server.database.write
    .insertInto('admin_actions')
    .values({
      id: newId(),
      admin_user_id: null,
      action,
      subject: null,
      facts: JSON.stringify(facts),
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute()
  expect((await at.boss.settings.auditLog({})).rows).toMatchObject([{ action: name, facts }])
})

test('each step of a booking has a name of its own in the audit log', async () => {
  const { id } = await at.booked()
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) {
    await at.boss.bookings.updateStatus({ id, to })
  }
  expect(await at.actions()).toEqual([
    'admin.promote',
    'booking.complete',
    'booking.confirm',
    'booking.start',
  ])
})

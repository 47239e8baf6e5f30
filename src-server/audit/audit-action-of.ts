import type { AuditAction } from '../../shared/admin/audit.ts'

/** How versions before `entity.verb` named what was done. They are still stored, and older servers still write them. */
const earlierNames: Readonly<Record<string, AuditAction>> = {
  'cancelled a booking': 'booking.cancel',
  'moved a booking': 'booking.reschedule',
  'booked for a customer': 'booking.create',
  'noted something on a booking': 'booking.addNote',
  'exported bookings': 'booking.export',
  'exported payments': 'payment.export',
  'closed times': 'slot.close',
  'opened times': 'slot.open',
  'added a seat': 'slot.addSeat',
  'added a holiday': 'holiday.add',
  'removed a holiday': 'holiday.remove',
  'hid a review': 'review.hide',
  'showed a review again': 'review.show',
  'replied to a review': 'review.reply',
  'changed a lead': 'lead.update',
  'answered a message': 'message.answer',
  'reopened a message': 'message.reopen',
  'sent a mail again': 'mail.resend',
  'made an admin': 'admin.promote',
  'removed an admin': 'admin.demote',
}

/** One name for three steps; the status that it led to tells them apart. */
const earlierSteps: Readonly<Record<string, AuditAction>> = {
  confirmed: 'booking.confirm',
  in_progress: 'booking.start',
  completed: 'booking.complete',
}

/** The present name of a stored action; an action that only a newer version knows stays as it is. */
export function auditActionOf(stored: string, facts: Readonly<Record<string, unknown>>): string {
  if (stored === 'advanced a booking') return earlierSteps[String(facts.to)] ?? stored
  return earlierNames[stored] ?? stored
}

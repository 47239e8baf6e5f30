import type { AuditAction } from '../../../shared/admin/audit.ts'

const labels: Record<AuditAction, string> = {
  'booking.create': 'booked for a customer',
  'booking.confirm': 'confirmed a booking',
  'booking.start': 'started a booking',
  'booking.complete': 'completed a booking',
  'booking.reschedule': 'moved a booking',
  'booking.cancel': 'cancelled a booking',
  'booking.edit': 'changed the details of a booking',
  'booking.undo': 'undid a booking status',
  'booking.end': 'marked a visit as no-show or not done',
  'booking.assign': 'assigned a professional to a booking',
  'booking.message': 'wrote to a customer',
  'booking.offerTimes': 'offered other times for a booking',
  'booking.proposeExtra': 'proposed extra work',
  'booking.withdrawExtra': 'withdrew extra work',
  'booking.addNote': 'added a note to a booking',
  'booking.export': 'exported bookings',
  'payment.export': 'exported payments',
  'customer.export': 'exported customers',
  'payment.record': 'recorded a payment',
  'payment.void': 'voided a receipt',
  'slot.close': 'closed times',
  'slot.open': 'opened times',
  'slot.addSeat': 'added a seat',
  'holiday.add': 'added a holiday',
  'holiday.remove': 'removed a holiday',
  'review.hide': 'hid a review',
  'review.show': 'showed a review again',
  'review.reply': 'replied to a review',
  'customer.tag': 'changed the tags of a customer',
  'customer.addNote': 'added a note to a customer',
  'customer.block': 'blocked a customer from booking online',
  'customer.unblock': 'let a customer book online again',
  'customer.merge': 'merged two customers',
  'customer.separate': 'separated two customers',
  'lead.update': 'changed a lead',
  'message.answer': 'answered a message',
  'message.reopen': 'reopened a message',
  'claim.record': 'recorded a claim',
  'claim.settle': 'settled a claim',
  'mail.resend': 'resent a message',
  'area.save': 'changed an area',
  'area.remove': 'removed an area',
  'calendar.share': 'created a calendar link',
  'calendar.revoke': 'turned off a calendar link',
  'professional.save': 'changed a professional',
  'professional.invite': 'invited a professional',
  'professional.removeSignIn': 'removed a professional’s sign-in',
  'professional.addTimeOff': 'gave a professional time off',
  'professional.removeTimeOff': 'removed time off',
  'admin.promote': 'promoted a user to admin',
  'admin.demote': 'removed an admin',
}

const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(labels, action)

/** What the audit log calls an action; one that only a newer version knows is shown as it is stored. */
export const auditLabel = (action: string): string =>
  isAuditAction(action) ? labels[action] : action

/** Whether the record that the action was done to is a booking; an export has no record. */
export const isAboutBooking = (action: string): boolean => action.startsWith('booking.')

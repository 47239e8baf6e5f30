import { brand } from '../../../../shared/brand.ts'
import { formatCents } from '../../../../shared/format/money.ts'
import { policy } from '../../../../shared/policy.ts'
import { emergencyFee } from '../../../../shared/pricing.ts'
import { promises } from '../../../../shared/promises.ts'
import { slotHorizonDays, slotHours } from '../../../../shared/time/slots.ts'
import type { HelpArticle } from './topic.ts'

/** From picking a time to the day of the visit. */
export const visitTimes: HelpArticle[] = [
  {
    slug: 'pick-a-time',
    title: 'How do I pick a time?',
    body: [
      {
        steps: [
          'On the quote page, press Book This Service.',
          'Choose a day in the calendar. A day without an available time cannot be chosen. “Next ' +
            'available day” takes you to the first one that has any.',
          'Choose a time under Morning or Afternoon.',
          'Press Continue to Checkout, enter your contact details and press Confirm Booking.',
        ],
      },
      'From Monday to Saturday, visits start at 8 AM, 10 AM, 12 PM, 2 PM and 4 PM; on Sunday ' +
        `at 10 AM, 12 PM and 2 PM. Each is ${slotHours} hours long. For a move, the calendar ` +
        'opens on the day that you named.',
    ],
  },
  {
    slug: 'time-disappeared',
    title: 'Why did the time that I wanted disappear?',
    body: [
      'Picking a time does not hold it. It is yours once Confirm Booking has gone through. ' +
        'Until then there are three ways to lose it:',
      {
        list: [
          'Another customer has booked it.',
          'Its start has passed.',
          'The calendar has changed, for example because of a holiday.',
        ],
      },
      'The checkout says which of these it was, keeps everything that you typed, and offers ' +
        'the nearest available times. Choose one and press Confirm Booking again, or follow “See all ' +
        'available times”.',
      'A time comes back to the calendar when the customer who had it cancels or moves, so it ' +
        'can be worth looking again.',
    ],
  },
  {
    slug: 'booking-statuses',
    title: 'What do Confirmed and the other statuses mean?',
    body: [
      'On the page after the checkout, “Confirmed” means that your time is secured. In your ' +
        'list of bookings, the statuses mean:',
      {
        list: [
          'Pending: the time is yours, and no professional has been assigned yet. You can ' +
            'reschedule or cancel.',
          'Confirmed: a professional has been assigned. You can cancel.',
          'In Progress: the work has started.',
          'Completed: the work is done. You can leave a review.',
          'Cancelled: nobody will come.',
        ],
      },
      'You have nothing to do while a booking is Pending. We send an email when a ' +
        'professional has been assigned. View Details shows each change with its date and time.',
    ],
  },
  {
    slug: 'add-to-calendar',
    title: 'How do I add the visit to my calendar?',
    body: [
      'Use the buttons on the page after the checkout, under View Details, or on the page that ' +
        'the link in your email opens:',
      {
        list: [
          '“Add to Google Calendar” opens Google Calendar with the visit filled in.',
          '“Download .ics file” is for Apple Calendar, Outlook and other programs. The ' +
            'confirmation email has the same file attached.',
        ],
      },
      `The entry holds the service, the address, the start and a length of ${slotHours} hours.`,
      'After you reschedule or cancel, open the file in our email: it moves the entry of the ' +
        'first file, or removes it. An entry that you added with the Google Calendar button does ' +
        'not follow later changes, so change or remove it yourself.',
    ],
  },
  {
    slug: 'time-zone',
    title: 'Which time zone are the times in?',
    body: [
      'All times are in the time zone of our business. This is US Eastern, marked EST or EDT, ' +
        'unless another short name is shown with the time. It makes no difference where you are or ' +
        'what your device is set to.',
      'If you book from elsewhere, convert the time before you confirm. 10 AM in New York is ' +
        '7 AM in Los Angeles.',
      'The calendar buttons do this for you: the entry appears in your own calendar’s time ' +
        'zone, at the same moment.',
      'Today’s date and the hours for free cancellation are also counted in the business time ' +
        'zone.',
    ],
  },
  {
    slug: 'reminders',
    title: 'Will you remind me of my visit?',
    body: [
      `Yes, guests too. An email comes ${policy.reminderHours} hours before the visit, with ` +
        'the service, time, address and link. If you pick a time that is closer than that, the ' +
        'confirmation takes its place and no reminder follows.',
      `The professional also calls ${policy.callAheadMinutes} minutes before arrival, on the ` +
        'phone number in the booking.',
      'With an account, you can turn reminders off, or ask for text messages, under Dashboard, ' +
        'Notifications. That page tells you if text messages are not switched on yet. A daily or ' +
        'weekly summary holds back updates only: reminders still come at their time.',
    ],
  },
  {
    slug: 'how-far-ahead',
    title: 'How far ahead can I book?',
    body: [
      `You can book from today to ${slotHorizonDays} days ahead, and a further day is added ` +
        'every day. Every available time can be booked, however soon it is, as long as it has not ' +
        'started.',
      'For something later, come back when the day is near enough. The question about the day ' +
        'of a move accepts dates up to two years ahead, but the visit itself needs a time in the ' +
        'calendar.',
      `If a service has no available time at all, the page says so. Call ${brand.phone} and ask ` +
        'what can be done.',
      'Rescheduling uses the same calendar, so you can also move a Pending booking to a later ' +
        'day, free of charge.',
    ],
  },
  {
    slug: 'emergency-today',
    title: 'I need someone today. What do I do?',
    body: [
      {
        note: 'A gas smell, a carbon monoxide alarm, smoke or fire: get everyone out and call 911 from outside. If someone is hurt, call 911 and stay with them if it is safe.',
      },
      {
        steps: [
          'Choose the repair service and describe the problem.',
          `Under “How urgent is it?”, choose “Same day”. This adds ${formatCents(emergencyFee)}.`,
          'Press Get Quote, then Book This Service, and pick today.',
        ],
      },
      'The last visit starts at 4 PM from Monday to Saturday and at 2 PM on Sunday. If today ' +
        `has nothing left, call ${brand.phone}: the emergency line answers ` +
        `${promises.alwaysOpen}.`,
      `For a visit today, cancellation costs ${policy.lateCancellationPercent}% at once, and ` +
        'the full price once an emergency service has started.',
    ],
  },
]

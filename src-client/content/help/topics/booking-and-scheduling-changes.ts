import { brand } from '../../../../shared/brand.ts'
import { policy } from '../../../../shared/policy.ts'
import { slotHorizonDays } from '../../../../shared/time/slots.ts'
import type { HelpArticle } from './topic.ts'

/** Moving, canceling and repeating bookings, and unusual orders. */
export const bookingChanges: HelpArticle[] = [
  {
    slug: 'reschedule-a-booking',
    title: 'How do I move my booking to another time?',
    body: [
      'You can move a booking while it is Pending and its time has not started. It is free.',
      {
        steps: [
          'Open Dashboard, My Bookings, or the link in your confirmation email.',
          'Press Reschedule at the booking.',
          'Choose a new day and time, and press the button that names it.',
        ],
      },
      'Your old time stays yours until the new one is secured. An email then confirms the new ' +
        `time. If that time is less than ${policy.freeCancellationHours} hours away, the page ` +
        'first shows what it would cost to cancel it.',
      `Once a booking is Confirmed, you cannot move it online. Call ${brand.phone}.`,
    ],
  },
  {
    slug: 'cancel-a-booking',
    title: 'How do I cancel my booking?',
    body: [
      'You can cancel while a booking is Pending or Confirmed.',
      {
        steps: [
          'Sign in and open Dashboard, My Bookings.',
          'Press Cancel at the booking.',
          'Read the fee. “Cancelling now is free” means that there is none.',
          'Press “Cancel booking”, or the button that names the fee. “Keep it” changes nothing.',
        ],
      },
      `Up to ${policy.freeCancellationHours} hours before the visit, it is free. After that, ` +
        `the fee is ${policy.lateCancellationPercent}% of the price, or all of it for an ` +
        'emergency service that has started. It is recorded; nothing is charged on this site.',
      'An email confirms it. In an order of several services, cancel each one that you no ' +
        'longer want. You cannot undo this, but you can book again.',
    ],
  },
  {
    slug: 'cancel-as-a-guest',
    title: 'How do I cancel without an account?',
    body: [
      {
        steps: [
          'Open your confirmation email and press “See your booking”.',
          'Press Cancel at the service that you no longer want.',
          'Read the fee, and confirm.',
        ],
      },
      'The link is your key: it needs no password and works on any device. If you copy it by ' +
        'hand, take all of it, with everything behind the # sign. Without that part the page ' +
        'says “Booking Not Found”.',
      `The policy is the same as with an account: free up to ${policy.freeCancellationHours} ` +
        `hours before the visit, then ${policy.lateCancellationPercent}% of the price. An email ` +
        'confirms the cancellation.',
    ],
  },
  {
    slug: 'lost-link',
    title: 'I lost the email with the link to my booking',
    body: [
      {
        steps: [
          `Search your inbox and spam folder for ${brand.name} or the name of the service. ` +
            'Every email about the booking, such as a reminder, has a button that opens the ' +
            'same page.',
          'If you find none, create an account with the email address that you booked with ' +
            'and verify it. The booking is then under Dashboard, My Bookings.',
          `If that does not help, call ${brand.phone} or write to ${brand.email}. Give the ` +
            'service, the date and, if you know it, the booking ID of eight characters.',
        ],
      },
      'If no email has ever arrived, the address may have been mistyped. The page after the ' +
        'checkout shows where the confirmation went.',
    ],
  },
  {
    slug: 'book-for-someone-else',
    title: 'Can I book for someone else?',
    body: [
      'Yes. Fill in the checkout for that person’s visit:',
      {
        list: [
          'Full name and service address: the person and the home that the work is for.',
          'Phone: whoever opens the door, because the professional calls that number.',
          'Email: the person who manages the booking. The confirmation, the reminder and the link go ' +
            'there.',
          'Special instructions: who you are, and how to get in.',
        ],
      },
      'If you are signed in, your profile is filled in; change it for this order. Your profile ' +
        'itself stays as it is, and the booking appears under your own My Bookings. If you book ' +
        'as a guest with the verified email of an account, it appears in that account.',
    ],
  },
  {
    slug: 'book-again',
    title: 'How do I book the same service again?',
    body: [
      {
        steps: [
          'Open the earlier booking under Dashboard, My Bookings, or through the link in your ' +
            'email.',
          'Press “Book again”. Your earlier answers and contact details are filled in.',
          'Check the answers, get a new quote and pick a time.',
        ],
      },
      'The price is calculated again. For a move, enter the new day and addresses.',
      'To ask for the same professional, say so under “Special instructions”. It is a request, ' +
        'and it depends on who is available.',
      'Each booking of a combined order is repeated on its own. To save on several again, ' +
        'choose them together on Services.',
    ],
  },
  {
    slug: 'no-common-time',
    title: 'My services have no available time in common. What now?',
    body: [
      'With “One time for all” a time is offered only when each service of the order is available ' +
        'then.',
      'Below the calendar, “Weeks without a common time” names the services that have no ' +
        'matching time in each of those weeks. There are three ways on:',
      {
        list: [
          'Choose “A time for each” above the calendar, and pick a time for every service.',
          'Pick a day in another week.',
          'Take a service out: go back to the details, open its section, press Remove and get ' +
            'the quote again. Then book it in an order of its own.',
        ],
      },
      'Savings count within one order only, so look at the new total before you split it. If ' +
        `there is no common time in the next ${slotHorizonDays} days, the page says so.`,
    ],
  },
]

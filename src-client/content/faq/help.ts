import { brand } from '../../../shared/brand.ts'
import { policy } from '../../../shared/policy.ts'
import type { Question } from './question.ts'

/** The ten questions in the help page's accordion. */
export const helpQuestions: Question[] = [
  {
    slug: 'no-confirmation',
    question: 'My confirmation email has not arrived. Was my booking made?',
    answer: [
      'If the page showed “You are booked” with a booking ID, it was. Check your spam folder, and check the email address on that page for typing errors.',
      `Signed in, you find the booking under Dashboard, My Bookings. As a guest, call ${brand.phone} with the booking ID or your name and the date.`,
    ],
  },
  {
    slug: 'move-booking',
    question: 'How do I change the date or time?',
    answer: [
      {
        steps: [
          'Open your booking under Dashboard, My Bookings, or through the link in your email.',
          'Press “Reschedule”, and pick an available day and time.',
          'Press “Move to” with the new time. The old time is kept until the new one is yours.',
        ],
      },
      'It is free. The file in our email moves the entry in your calendar. An entry that you added with the Google Calendar button has to be moved by hand.',
    ],
  },
  {
    slug: 'no-reschedule-button',
    question: 'Why is there no Reschedule button on my booking?',
    answer: [
      `A booking can be moved while it is pending and its time has not started. Once a professional has been assigned it is confirmed, and then you can only cancel it on the site. To move a confirmed booking, call ${brand.phone}.`,
    ],
  },
  {
    slug: 'cancel-steps',
    question: 'How do I cancel, and do I see the fee first?',
    answer: [
      {
        steps: [
          'Open your booking and press “Cancel”.',
          'Read what cancelling costs now. It is free up to ' +
            `${policy.freeCancellationHours} hours before the visit.`,
          'Press “Cancel booking”, or “Cancel for” with the fee. To leave things as they are, press “Keep it”.',
        ],
      },
      'A fee is recorded, not charged on the site. You get an email that names it.',
    ],
  },
  {
    slug: 'cancel-one-of-several',
    question: 'Can I cancel one service of an order and keep the rest?',
    answer: [
      'Yes. Each service of an order is a booking with an ID, a price and a “Cancel” button of its own. A fee is worked out from that booking’s price. The prices of the others stay as they were booked, savings included.',
    ],
  },
  {
    slug: 'password-link',
    question: 'The link for a new password does not work. What now?',
    answer: [
      'It works once, for 10 minutes, and setting a password ends every other link. On the sign-in page, choose “Forgot password?” and ask for a new one. Wait a minute between two requests: a second one within that time sends nothing.',
    ],
  },
  {
    slug: 'email-not-confirmed',
    question: 'Why do I see “Email not confirmed” when I sign in?',
    answer: [
      'The email address of your account has not been verified yet. Choose “Send the email again” below that message, open the link within 24 hours, and enter the password you signed up with. You are then signed in.',
    ],
  },
  {
    slug: 'fewer-messages',
    question: 'How do I get fewer emails?',
    answer: [
      'Sign in and open Dashboard, Notifications. Turn off what you do not want, or have updates collected into a daily digest or weekly summary. Press “Save Preferences”.',
      'Confirmations of what you have just done, and emails about your account, always come.',
    ],
  },
  {
    slug: 'guest-to-account',
    question: 'How do I get a guest booking into my account?',
    answer: [
      'Sign up, or continue with Google, using the email address of the booking. As soon as that address is verified, the booking is under Dashboard, My Bookings. With another address it stays outside, and the link in your email still opens it.',
    ],
  },
  {
    slug: 'leave-a-review',
    question: 'When can I leave a review, and can I change it later?',
    answer: [
      'Once the booking is completed. Press “Leave Review” on it, or use the link in the email that tells you the work is done. Choose one to five stars, and add words if you like.',
      `A booking can be reviewed once, and the site does not let you edit the review. If it gives away something private, write to ${brand.email}, and we hide it.`,
    ],
  },
]

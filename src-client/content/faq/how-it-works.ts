import { brand } from '../../../shared/brand.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { policy } from '../../../shared/policy.ts'
import { recurringDiscount } from '../../../shared/pricing.ts'
import type { Question } from './question.ts'

/** The five questions below the four steps. */
export const howItWorksQuestions: Question[] = [
  {
    slug: 'after-confirm',
    question: 'What happens after I press Confirm Booking?',
    answer: [
      {
        steps: [
          'Your time is secured, and the page shows your booking ID.',
          'A confirmation email is on its way, with a calendar file and the link to your booking.',
          'We will email you when a professional has been assigned.',
          `We send a reminder ${policy.reminderHours} hours before, unless you chose the time later than that.`,
          `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
        ],
      },
    ],
  },
  {
    slug: 'time-taken',
    question: 'What if someone takes my time while I am typing?',
    answer: [
      'A time is yours when the booking is confirmed, not when you tap it in the calendar. If someone else is faster, the checkout tells you and offers the nearest available times. Everything you entered is kept.',
    ],
  },
  {
    slug: 'length-of-visit',
    question: 'How long does a visit take?',
    answer: [
      'Each time in the calendar is a visit of two hours. Describe the whole job in the details form, so that the professional comes prepared.',
      `If you expect the work to take longer, call ${brand.phone} before you book, and we plan it with you.`,
    ],
  },
  {
    slug: 'regular-visits',
    question: 'If I choose weekly visits, are all of them booked?',
    answer: [
      `No. An order books one visit, at the price for regular visits, which is ${formatCents(recurringDiscount)} lower. For the next one, press “Book again” on the booking. Your answers are filled in, so that you only check the price, pick a time and confirm.`,
    ],
  },
  {
    slug: 'assistant-books',
    question: 'Can the assistant make the booking for me?',
    answer: [
      'It prepares it. Tell it what is wrong at home, and it names the service, the estimate and available times. Press the button below its reply, and the booking form opens with what you said filled in. You look it over, correct what you like, and confirm it yourself.',
    ],
  },
]

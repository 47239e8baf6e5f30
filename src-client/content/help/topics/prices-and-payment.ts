import { brand } from '../../../../shared/brand.ts'
import { bundles, multiServiceDiscount } from '../../../../shared/bundles.ts'
import { services, serviceTitle } from '../../../../shared/catalogue.ts'
import { formatList } from '../../../../shared/format/format-list.ts'
import { formatCents } from '../../../../shared/format/money.ts'
import { policy } from '../../../../shared/policy.ts'
import { emergencyFee, recurringDiscount } from '../../../../shared/pricing.ts'
import { promises } from '../../../../shared/promises.ts'
import type { HelpArticle } from './topic.ts'

const repairs = formatList(
  services.filter(({ bookingCategory }) => bookingCategory === 'repair').map(({ title }) => title),
)

const bundleLines = bundles.map(
  ({ services: ids, savings }) =>
    `${formatList(ids.map(serviceTitle))}: ${formatCents(savings)} off`,
)

/** Help on what things cost, and when payment is due. */
export const pricesAndPayment: readonly HelpArticle[] = [
  {
    slug: 'how-the-estimate-is-made',
    title: 'How is my estimate worked out?',
    body: [
      'Each service has a base figure. These answers change it:',
      {
        list: [
          'Size in square feet, for cleaning and installation: above 1,000 the figure grows ' +
            'in proportion, so 2,000 square feet doubles it.',
          'Rooms: each adds 10% to the figure. Cleaning services ask for the number; the ' +
            'others count one.',
          `Urgency: “Same day” on a repair adds ${formatCents(emergencyFee)}.`,
          'Frequency: recurring cleaning or outdoor work takes ' +
            `${formatCents(recurringDiscount)} off.`,
        ],
      },
      'The figure is rounded to whole dollars before the fee or discount. On the quote it is ' +
        'called the base price.',
      'Bathrooms, extras, budgets and notes tell the professional what to expect. They do ' +
        'not change the estimate, and neither do sizes in words, such as Medium.',
    ],
  },
  {
    slug: 'starting-price-and-quote',
    title: 'Why is my quote not the same as the starting price?',
    body: [
      'The starting price on a card is there for comparing services. The quote begins with a ' +
        'base figure of its own and then counts your answers, so it usually comes out ' +
        'higher.',
      'What most often moves a quote:',
      {
        list: [
          'The size of the place and the number of rooms',
          'The fee for a same-day repair',
          'The discount for recurring visits',
          'Savings for services that are booked together',
        ],
      },
      'On the quote page, compare the lines with your answers. If a figure is wrong, press ' +
        '“Back to details”, correct it and press Get Quote again. A question about a price is ' +
        `answered within ${promises.quoteReplyHours} hours: write to ${brand.email}.`,
    ],
  },
  {
    slug: 'emergency-fee',
    title: 'What does a same-day repair cost extra?',
    body: [
      `A repair marked “Same day” costs ${formatCents(emergencyFee)} more. The quote shows ` +
        'this as “Urgency fee”.',
      `The question “How urgent is it?” belongs to these services: ${repairs}.`,
      'The fee follows your answer, not the day that you pick, so check that the two agree. ' +
        'If you take one of the assistant’s times for today, “Same day” is filled in for a ' +
        'repair. In an order of several services, the fee counts for each repair marked this ' +
        'way.',
      `A visit today is always inside the ${policy.freeCancellationHours} hours in which ` +
        `cancellation costs ${policy.lateCancellationPercent}%. Once an emergency service has ` +
        'started, it is non-refundable, unless nobody came or the work was not done right.',
    ],
  },
  {
    slug: 'recurring-discount',
    title: 'How do I get the discount for regular visits?',
    body: [
      'When the form asks “How often?”, choose Weekly, “Every two weeks” or Monthly. The ' +
        `quote then shows a recurring discount of ${formatCents(recurringDiscount)}. It is the ` +
        'same for all three.',
      'The question belongs to the cleaning services, Lawn Care, Pest Control and Roofing.',
      'An order books one visit; the later ones are not put into the calendar for you. To ' +
        'book the next one:',
      {
        steps: [
          'Open the booking under Dashboard, My Bookings, or through the link in your email.',
          'Press “Book again”. Your answers are filled in, the frequency included.',
          'Get the quote, with the discount, and pick the next time.',
        ],
      },
    ],
  },
  {
    slug: 'bundle-savings',
    title: 'What do I save by booking services together?',
    body: [
      'These services cost less in one order:',
      { list: bundleLines },
      `${multiServiceDiscount.atLeast} or more services take another ${multiServiceDiscount.percent}% off ` +
        'the subtotal.',
      'Savings add up: an order that holds two bundles gets both. The bar on Services shows ' +
        'them as you choose, and the quote names each one.',
      'Only services in the same order count. Two orders for one day do not combine. If you ' +
        'cancel one service later, the amounts of the others stay as booked.',
    ],
  },
  {
    slug: 'when-payment-is-due',
    title: 'When and how do I pay?',
    body: [
      'Payment is due after the visit, by major credit card or digital wallet. Nothing is ' +
        'due when you book.',
      'The amount is in your confirmation email and under View Details. An order of ' +
        'several services has one total, shared out over its bookings to the cent.',
      'The checkout asks for your name, email, phone number and address, never for a card ' +
        'number. Do not send card details by email or in the chat. Billing in the dashboard ' +
        'holds no card.',
      {
        note: 'Booking is shown as a demonstration. No payment is taken on this site.',
      },
    ],
  },
  {
    slug: 'cancellation-fee',
    title: 'What does it cost to cancel?',
    body: [
      {
        list: [
          `${policy.freeCancellationHours} hours or more before the visit: free.`,
          `Less than ${policy.freeCancellationHours} hours before: ` +
            `${policy.lateCancellationPercent}% of the booking’s price.`,
          'An emergency service that has started: the full price.',
        ],
      },
      'The hours count to the start of the visit. A visit booked less than ' +
        `${policy.freeCancellationHours} hours ahead is inside that limit from the beginning.`,
      'You see the exact fee before you confirm. It is recorded with the booking; nothing is ' +
        'charged on this site. In an order of several services, it is worked out for each ' +
        'booking that you cancel.',
      'Rescheduling is free. If we have to cancel your visit, there is no fee, and our ' +
        'email gives the reason.',
    ],
  },
  {
    slug: 'final-price-and-receipts',
    title: 'Can the final price differ, and do I get a receipt?',
    body: [
      'The amount on your booking is an estimate made from your answers. It stays the same ' +
        'when you reschedule.',
      'The work at your home can turn out to be different: more rooms than you entered, or ' +
        'another fault than the one that you described. Ask for the price of any additional ' +
        `work before it begins. If you cannot agree, call ${brand.phone}.`,
      'The confirmation email lists each service with its amount, and the total of an order ' +
        'of several. View Details shows the price and any recorded cancellation fee. Keep that ' +
        'email for your records: since no payment is taken here, the site issues no payment ' +
        'receipt.',
    ],
  },
]

import { brand } from '../../../../shared/brand.ts'
import { services } from '../../../../shared/catalogue.ts'
import type { HelpArticle } from './topic.ts'

/** From what the service is to ordering several services. */
export const choosingServices: HelpArticle[] = [
  {
    slug: 'what-we-do',
    title: `What does ${brand.name} do?`,
    body: [
      `${brand.name} is a marketplace for work around the home. You can book ` +
        `${services.length} services: cleaning, repairs, installation, moving, outdoor work, ` +
        'organizing and building projects.',
      'You choose a service, answer a few questions about the job, see the price and pick an ' +
        'available time. A professional is then assigned to your visit. Professionals are verified, ' +
        'background-checked, licensed where the trade requires it, and insured.',
      'You can book as a guest. An account keeps all your bookings in one place.',
      {
        note: 'Booking is shown as a demonstration. No payment is taken on this site.',
      },
    ],
  },
  {
    slug: 'find-a-service',
    title: 'How do I find the right service and compare prices?',
    body: [
      'Open Services in the menu at the top of the page. Each card shows a service and its ' +
        'starting price.',
      {
        steps: [
          'Type a word into the search box, such as “leak” or “carpet”. It looks through ' +
            'titles and descriptions.',
          'Or choose a category, such as Repairs or Outdoor, to shorten the list.',
          'Set “Sort by” to “Price: low to high” or “Price: high to low” to compare starting ' +
            'prices.',
          'Choose a card. The next page describes the service and asks about your job.',
        ],
      },
      'If nothing is found, Clear Filters brings back the whole list. If you are not sure ' +
        'which trade you need, press “Ask the assistant” and describe the problem.',
    ],
  },
  {
    slug: 'price-before-booking',
    title: 'Can I see the price before I book?',
    body: [
      'Yes. The price comes before we ask for your name, phone number or email. Nothing is ' +
        'booked until you press Confirm Booking at the checkout.',
      {
        steps: [
          'Choose a service and answer its questions. “Estimate so far” changes with your answers.',
          'Press Get Quote. The quote shows the base price, any fee or discount, and the total.',
          'Read the cancellation policy on the same page.',
          'Press Book This Service to see the available times, or “Back to details” to change an ' +
            'answer.',
        ],
      },
      'The total is an estimate made from your answers, so give the size and the number of ' +
        'rooms as exactly as you can.',
    ],
  },
  {
    slug: 'book-as-a-guest',
    title: 'Do I need an account to book?',
    body: [
      'No. At the checkout you enter your name, email, phone number and the service address, ' +
        'and press Confirm Booking.',
      'The confirmation email has a link to your booking. There you can see the details, ' +
        'reschedule, cancel, book again and, after the visit, leave a review.',
      'An account fills in the checkout from your profile and lists every booking under ' +
        'Dashboard, My Bookings. You can create one later: once you have verified the same ' +
        'email address, your guest bookings are offered to you there.',
      {
        note: 'Keep the link to yourself. Whoever has it can change or cancel your booking.',
      },
    ],
  },
  {
    slug: 'use-the-assistant',
    title: 'How do I use the assistant?',
    body: [
      'Press “Ask the assistant” at the bottom of the page. It answers at any hour and needs ' +
        'no sign-in. It is software, not a person. The button is hidden on the booking pages.',
      {
        steps: [
          'Describe what is going on at home, or tap one of the suggested replies.',
          'Press Select beside a service that fits. Ask what it would cost and when someone ' +
            'could come.',
          'Press the Book button. What you told the assistant is filled in; check it and ' +
            'change what is wrong.',
        ],
      },
      'The assistant does not book for you: you confirm at the checkout. To reach a person, ' +
        `call ${brand.phone} or write to ${brand.email}.`,
    ],
  },
  {
    slug: 'book-several-services',
    title: 'How do I book several services at once?',
    body: [
      {
        steps: [
          'On Services, press the plus sign on each card that you want. A bar at the bottom ' +
            'shows the number of services, the starting total and what you save.',
          'Press the Book button in the bar.',
          'Answer the questions for each service. What you say about your home for one is ' +
            'filled in for the others where they ask the same.',
          'Press Get Combined Quote, then Book This Service.',
          'Pick a day and time at which all of them are available, and check out.',
        ],
      },
      'You get one total and one confirmation email. Each service becomes a booking of its ' +
        'own, so you can later move or cancel one and keep the rest.',
    ],
  },
]

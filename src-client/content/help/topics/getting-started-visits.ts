import { brand } from '../../../../shared/brand.ts'
import { policy } from '../../../../shared/policy.ts'
import { promises } from '../../../../shared/promises.ts'
import { slotHours } from '../../../../shared/time/slots.ts'
import type { HelpArticle } from './topic.ts'

/** Where we work, what the figures mean, and how a visit goes. */
export const firstVisits: HelpArticle[] = [
  {
    slug: 'service-areas-and-zip-codes',
    title: 'Do you work in my zip code?',
    body: [
      'We serve major US metro areas. Enter your zip code on the home page, on Service Areas ' +
        'or beside the form of a service, and you see at once whether we work there.',
      'The calendar shows when a service is available. It does not compare those times with your ' +
        'address, so an available time alone does not mean that your street is covered. If you live ' +
        `outside a metro area or near its edge, call ${brand.phone} before you book.`,
      'You can give the assistant your zip code. It notes the code with your request, but it ' +
        'cannot decide whether we come to you. At the checkout, write the full service address ' +
        'with city, state and zip code.',
    ],
  },
  {
    slug: 'what-starting-prices-mean',
    title: 'What does “starting at” mean on a price?',
    body: [
      '“Starting at” on a service card, and “from” in the assistant, are figures for comparing ' +
        'services. They are not an offer for your job.',
      'Your estimate is worked out separately, from a base price and your answers. It is ' +
        'usually higher than the starting price. The same service may also show one starting ' +
        'price on the home page and in the assistant, and another on Services.',
      'The figure that counts is the total on the quote page. To see it, choose the service, ' +
        'answer its questions and press Get Quote. You do not have to book.',
    ],
  },
  {
    slug: 'the-first-visit',
    title: 'What happens at my first visit?',
    body: [
      `The calendar keeps ${slotHours} hours for your visit, from the time that you picked.`,
      {
        steps: [
          `The professional calls ${policy.callAheadMinutes} minutes before arrival, on the ` +
            'phone number in your booking.',
          'Show where the work is, and compare it with what you wrote when you booked.',
          'If something more is needed, agree on it and on its price before it begins.',
          'Look at the finished work together.',
        ],
      },
      'Payment is due after the visit. Once the booking is completed, an email invites you to ' +
        'review it.',
      `If nobody comes, call ${brand.phone}: you get another professional within ` +
        `${promises.replacementHours} hours, or your money back. If you are not satisfied, tell ` +
        `us within ${promises.claimHours} hours: we do the work again or give you all of your money back.`,
    ],
  },
  {
    slug: 'prepare-for-a-visit',
    title: 'How do I prepare for a visit?',
    body: [
      {
        list: [
          'Write the gate code, parking and pets under “Special instructions” at the checkout.',
          'Clear the way to the work: empty the cabinet under a leaking sink, move small ' +
            'furniture off a carpet, free the space in front of the electrical panel.',
          'Find the main water valve and the electrical panel before a repair.',
          'Have the brand, model and age of a faulty appliance ready, and note when the fault ' +
            'appears.',
          'Keep children and pets out of the room.',
          'Make sure that someone is there who can decide about the work.',
        ],
      },
      `Instructions cannot be edited online after booking. Call ${brand.phone} if something ` +
        'changes.',
    ],
  },
  {
    slug: 'browsers-languages-accessibility',
    title: 'Which browsers and languages can I use, and is the site accessible?',
    body: [
      'Use a current version of Chrome, Edge, Firefox or Safari, on a phone, tablet or ' +
        'computer. Booking and the chat need JavaScript.',
      'The pages are in English. The assistant also answers in Spanish when you write in Spanish.',
      {
        list: [
          'The first link on every page, “Skip to content”, takes keyboard users past the menu.',
          'Fields in the forms have written labels, and a fault is named at its field.',
          'The colors follow your device, light or dark, until you use the sun or moon button ' +
            'in the header.',
          'Animations are reduced if your device asks for that.',
        ],
      },
      `If something on the site stops you, call ${brand.phone} or write to ` + `${brand.email}.`,
    ],
  },
  {
    slug: 'finish-later',
    title: 'Can I stop halfway and finish my booking later?',
    body: [
      'Yes, in the same browser tab. Your answers, the services that you have chosen and what ' +
        'you have typed at the checkout stay there when you reload the page or look around the ' +
        'site. They are not kept once the tab is closed, and they do not appear on another ' +
        'device, even if you are signed in.',
      'A time that you have picked is not held for you. Another customer can book it until you ' +
        'press Confirm Booking. The checkout then tells you and offers the nearest available times.',
      'If you open a step too early, the site takes you back to the one that is still to be done.',
    ],
  },
]

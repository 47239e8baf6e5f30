import { brand } from '../../../shared/brand.ts'
import { formatCents } from '../../../shared/format/money.ts'
import {
  cancellationPolicy,
  claimPolicy,
  confirmedMeaning,
  policy,
} from '../../../shared/policy.ts'
import { emergencyFee, recurringDiscount } from '../../../shared/pricing.ts'
import { promises } from '../../../shared/promises.ts'
import { savingLines, supportHours } from '../page/phrases.ts'
import type { QuestionCategory } from './question.ts'

/** The twelve questions that are asked most. */
export const faq: QuestionCategory[] = [
  {
    title: 'Booking',
    questions: [
      {
        slug: 'which-times',
        question: 'Which days and times can I choose?',
        answer: [
          'Any available time from today to 60 days ahead. Visits are two hours long.',
          {
            list: [
              'Monday to Saturday: starting at 8 AM, 10 AM, 12 PM, 2 PM and 4 PM',
              'Sunday: starting at 10 AM, 12 PM and 2 PM',
            ],
          },
          'The calendar shows only times that are still available. The time zone is shown beside each time.',
        ],
      },
      {
        slug: 'several-services',
        question: 'Can I book more than one service at a time?',
        answer: [
          'Yes. On the Services page, press the plus sign on each card you want, then “Book” in the bar below. You answer the questions for each service, choose one time for all of them or a time for each, and see one total.',
          'Some services cost less together:',
          { list: savingLines },
          'The savings add up, and the quote shows each on its own line.',
        ],
      },
      {
        slug: 'without-account',
        question: 'Can I book without an account?',
        answer: [
          'Yes. Fill in your name, email, phone number and address at the checkout. The confirmation email has a link that lets you see, reschedule, cancel or review your booking.',
          'If you sign up later with the same email address and verify it, the booking is offered to you under Dashboard, My Bookings.',
        ],
      },
    ],
  },
  {
    title: 'Prices and payment',
    questions: [
      {
        slug: 'how-price-is-made',
        question: 'What is my price made of?',
        answer: [
          'Each service has a base figure. Where the form asks for them, square feet above 1,000 raise it in proportion, and each room adds 10%.',
          {
            list: [
              `A repair marked “Same day” adds ${formatCents(emergencyFee)}.`,
              `Regular visits (weekly, every two weeks or monthly) take ${formatCents(recurringDiscount)} off, where the form asks how often.`,
              'Services booked together save what the quote shows.',
            ],
          },
          `The result is an estimate made from your answers. A question about it is answered within ${promises.quoteReplyHours} hours.`,
        ],
      },
      {
        slug: 'when-to-pay',
        question: 'When is payment due?',
        answer: [
          'Payment is due after the visit, by major credit card or digital wallet.',
          {
            note: 'The site shows booking as a demonstration. It takes no payment and never asks for a card number.',
          },
        ],
      },
      {
        slug: 'cancellation-policy',
        question: 'What is your cancellation policy?',
        answer: [
          { list: [...cancellationPolicy] },
          `You see the fee before you confirm. It is recorded with the booking, and nothing is charged on the site. A visit booked less than ${policy.freeCancellationHours} hours ahead is inside the fee window from the start.`,
        ],
      },
    ],
  },
  {
    title: 'Professionals and quality',
    questions: [
      {
        slug: 'who-comes',
        question: 'Who will come to my home?',
        answer: [
          'A professional who is verified, background-checked and insured, and licensed where the trade needs it. We write to you when one has been assigned.',
          `Your professional calls ${policy.callAheadMinutes} minutes before arrival. Ask for a name on that call, so that you know whom to expect.`,
        ],
      },
      {
        slug: 'not-satisfied',
        question: 'What can I do if the work is not right?',
        answer: [
          `Tell us within ${promises.claimHours} hours after the visit, at ${brand.phone} or ${brand.email}. Give your booking ID, say what is wrong, and add photos if you can. We do the work again, or you get all of your money back.`,
          `You can also choose “Something is wrong” on the page of your booking, up to ${claimPolicy.days} days after the visit. We answer within ${claimPolicy.answerHours} hours.`,
          `Work also carries a warranty of ${promises.warrantyDays} days, and up to ${promises.maxWarrantyYears} year on installations and repairs where the professional gives it.`,
        ],
      },
      {
        slug: 'no-show',
        question: 'What happens if no professional shows up?',
        answer: [
          `Call ${brand.phone} once the start time has passed, and give your booking ID. We send another professional within ${promises.replacementHours} hours, or you get your money back.`,
          'Please call before you cancel on the site. A cancellation at that moment counts as late. If nobody came, you owe no fee, whatever the site has recorded.',
        ],
      },
    ],
  },
  {
    title: 'Your booking and your account',
    questions: [
      {
        slug: 'find-and-change',
        question: 'Where do I see and change what I have booked?',
        answer: [
          'Signed in, under Dashboard, My Bookings. As a guest, through the link in your confirmation email.',
          'You can reschedule while a booking is pending, cancel while it is pending or confirmed, and review it once it is completed. “View Details” shows your answers, the price and the history.',
        ],
      },
      {
        slug: 'confirmed-twice',
        question: 'Why does my booking say Pending when the page said Confirmed?',
        answer: [
          `“Confirmed” on the page after booking is about the time. ${confirmedMeaning}`,
          'Until then the status is Pending. It changes to Confirmed when a professional is assigned. You do not have to do anything.',
        ],
      },
      {
        slug: 'reach-a-person',
        question: 'How do I speak to a person?',
        answer: [
          `Call ${brand.phone}. People answer ${brand.phoneHours}.`,
          `Or write to ${brand.email}. You get an answer within ${promises.supportReplyHours} hours during office hours: ${supportHours}. The assistant in the chat panel answers at any hour, but it is software.`,
        ],
      },
    ],
  },
]

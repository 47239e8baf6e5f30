import { brand } from '../../../shared/brand.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { cancellationPolicy, policy } from '../../../shared/policy.ts'
import { emergencyFee, recurringDiscount } from '../../../shared/pricing.ts'
import { promises } from '../../../shared/promises.ts'
import type { Section } from '../page/prose.ts'

/** The terms of using the site, with the cancellation policy and the company's promises. */
export const termsConditions: Section[] = [
  {
    heading: 'What these terms are',
    body: [
      `These terms apply when you use the website of ${brand.name} or book through it. The sign-in form calls them Terms of Service. If you do not agree with them, please do not book.`,
      {
        note: 'The site shows booking as a demonstration. No payment is taken on it, and the confirmation email says so.',
      },
    ],
  },
  {
    heading: 'What we do',
    body: [
      `${brand.name} is a marketplace for home services. You choose a service, see a price, and pick an available time. A professional then carries out the work. We take the booking, assign the professional, and stand behind the promises on this page.`,
    ],
  },
  {
    heading: 'Who may book',
    body: [
      'You must be 18 or older, and allowed to have the work done at the address. If you rent, or live under an association’s rules, get the permission that you need first. Give true contact details, so that the professional can find and reach you.',
    ],
  },
  {
    heading: 'Accounts',
    body: [
      'An account is optional. To sign in with a password you must verify your email address. A password has 8 to 128 characters and must not be one of the common ones. With Google, the address counts as verified if Google says so.',
      'Keep your password and the links in our emails to yourself. What is done with them counts as done by you, until you tell us that someone else has them. You can end any session under Dashboard, Profile.',
    ],
  },
  {
    heading: 'Prices',
    body: [
      'The price you see before booking is an estimate made from your answers. It is the price the booking is stored with, and it changes only if your answers change. The “starting at” price on a card is there for comparing services. The quote is worked out on its own and can be higher or lower.',
      {
        list: [
          `A same-day emergency repair adds ${formatCents(emergencyFee)}.`,
          `A recurring visit takes ${formatCents(recurringDiscount)} off.`,
          'Services booked together in one order save what the quote shows, line by line.',
        ],
      },
      `If the job turns out to be different from your answers, agree on the work and the price with us or the professional before it begins. A question about a price is answered within ${promises.quoteReplyHours} hours.`,
    ],
  },
  {
    heading: 'Bookings',
    body: [
      'The success page says “Confirmed” when your time is secured. We will email you when a professional has been assigned, and the booking’s status then changes from Pending to Confirmed.',
      'An order for several services makes one booking for each, all at one time, or each at the time that you chose for it. You can cancel each of them separately. The prices of the others then stay as they were booked.',
      'Each time is a visit of two hours, in the time zone shown beside it. Choosing weekly, every two weeks or monthly books one visit at the recurring price. You book each further visit yourself.',
    ],
  },
  {
    heading: 'Payment',
    body: [
      'Payment would be due after the visit, by major credit card or digital wallet. Nothing is charged on the site, and the site does not ask for card details.',
    ],
  },
  {
    heading: 'Cancelling and rescheduling',
    body: [
      'This is our only cancellation policy. It applies to every service.',
      { list: [...cancellationPolicy] },
      'The fee is a share of the price of the booking that you cancel. You see it before you confirm, and it is recorded with the booking. Nothing is charged on the site.',
      `A visit booked less than ${policy.freeCancellationHours} hours ahead is inside the fee window from the start. For an emergency service, cancelling after its time has started records the full price.`,
      'You can reschedule while a booking is pending and its time has not started. You can cancel while it is pending or confirmed. Signed-in customers do this under Dashboard, My Bookings, guests through the link in the confirmation email. After that, call us.',
      'If we cancel, there is no fee, and we tell you why.',
    ],
  },
  {
    heading: 'When nobody comes',
    body: [
      `If no professional arrives at the booked time, call ${brand.phone}. We send another professional within ${promises.replacementHours} hours, or you owe nothing and get back whatever you have paid. If nobody came, no fee is owed, whatever the site has recorded. The promise below holds for emergency services too.`,
    ],
  },
  {
    heading: 'Satisfaction and warranty',
    body: [
      `If you are not satisfied, tell us within ${promises.claimHours} hours after the visit, by phone or at ${brand.email}. Say what is wrong, with your booking ID. We do the work again, or you get all of your money back.`,
      `Work carries a warranty of ${promises.warrantyDays} days. For installations and repairs it can be as long as ${promises.maxWarrantyYears} year, where the professional gives it. Ask for the length before the work begins. The warranty covers faults in the work. It does not cover normal wear, misuse, or changes made by others.`,
    ],
  },
  {
    heading: 'Professionals and insurance',
    body: [
      'We state that professionals are verified, background-checked, licensed where the trade needs it, and insured.',
      {
        list: [
          `Liability: up to ${promises.liabilityCover}`,
          `Property damage: up to ${promises.propertyDamageCover}`,
          `Professional liability: up to ${promises.professionalLiabilityCover}`,
          `Bond: up to ${promises.bond}`,
        ],
      },
      'These are upper limits, and each claim is settled under the terms of its cover. Report damage as soon as you see it, and keep photos and receipts.',
    ],
  },
  {
    heading: 'At your home',
    body: [
      'Make sure that someone who can decide is there or can be reached, that the work area can be entered, and that water or power is on if the work needs it. Keep pets and children away from the work. Tell us beforehand about anything dangerous, such as mold, loose wiring or a gas smell. A professional may stop work that is not safe.',
      'If you are in danger, get out, and call 911 before you call us.',
    ],
  },
  {
    heading: 'The assistant',
    body: [
      'The assistant in the chat panel is software. It can misunderstand you. It does not book: what counts is what you check and confirm on the booking pages. Its prices and times come from the same catalogue, estimate and calendar as those pages.',
    ],
  },
  {
    heading: 'Reviews',
    body: [
      'You may review a booking once, after it is completed. Write what you experienced yourself. We hide a review only if it gives away private details, is abusive or unlawful, or is not about the visit. A low rating is never a reason. By posting it you let us show it on the site.',
    ],
  },
  {
    heading: 'Fair use',
    body: [
      'Book only times that you mean to keep. Do not try to enter other people’s accounts or bookings, and do not load the site with automated requests. The site limits how many requests, bookings and messages it takes from one address.',
    ],
  },
  {
    heading: 'The law',
    body: [
      'Nothing in these terms takes away rights that the law of your state gives you as a consumer. If one part of these terms does not hold, the rest still does.',
    ],
  },
  {
    heading: 'Changes and contact',
    body: [
      `When these terms change, the new text and its date stand on this page. A booking keeps the terms under which it was made. Reach us at ${brand.phone} (${brand.phoneHours}) or ${brand.email}.`,
    ],
  },
]

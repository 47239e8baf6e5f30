import { brand } from '../../../shared/brand.ts'
import { services } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { cancellationPolicy, confirmedMeaning, policy } from '../../../shared/policy.ts'
import { emergencyFee, recurringDiscount } from '../../../shared/pricing.ts'
import { promises } from '../../../shared/promises.ts'
import { savingLines, supportHours } from '../page/phrases.ts'
import type { Section } from '../page/prose.ts'

/** What the company does, how, and how to reach it. */
export const aboutSections: Section[] = [
  {
    heading: 'What we do',
    body: [
      `${brand.name} is a marketplace for work in and around the home. There are ${services.length} services, from house cleaning and plumbing to moving, lawn care and remodeling. You describe the job, see the price, pick an available time, and book. A professional comes and does the work.`,
      'You need no account for any of this. If you are not sure which service fits, the assistant in the chat panel helps you choose. It is software, and it says so.',
      {
        note: 'The site shows booking as a demonstration. No payment is taken on it.',
      },
    ],
  },
  {
    heading: 'How prices work',
    body: [
      'Each service has a base figure. Your answers turn it into an estimate while you type: size and number of rooms where the form asks for them, how urgent a repair is, and whether you want regular visits.',
      {
        list: [
          `Same-day emergency repair: ${formatCents(emergencyFee)} more`,
          `Recurring visit: ${formatCents(recurringDiscount)} less`,
          ...savingLines,
        ],
      },
      'Savings for services booked together add up. The quote shows each fee and each saving on a line of its own. What you see there is what the booking is stored with. Payment is due after the visit.',
    ],
  },
  {
    heading: 'Who does the work',
    body: [
      'Professionals are verified, background-checked, licensed where the trade needs it, and insured. Safety & Security lists the five steps of the check and the coverage limits.',
      `${confirmedMeaning} On the day, your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
      'Customers review the work after it is completed. Nobody else can, and each booking can be reviewed once. Where this site shows sample testimonials, they are labeled as samples.',
    ],
  },
  {
    heading: 'What we promise',
    body: [
      {
        list: [
          `If you are not satisfied, tell us within ${promises.claimHours} hours after the visit. We do the work again, or you get all of your money back.`,
          `If nobody comes, we send another professional within ${promises.replacementHours} hours, or you get your money back.`,
          `Work carries a warranty of ${promises.warrantyDays} days. On installations and repairs it can be up to ${promises.maxWarrantyYears} year, where the professional gives it.`,
          `A question about a price is answered within ${promises.quoteReplyHours} hours.`,
        ],
      },
      'There is one cancellation policy, for every service:',
      { list: [...cancellationPolicy] },
      'You see any fee before you confirm a cancellation. It is recorded with the booking, and nothing is charged on the site.',
    ],
  },
  {
    heading: 'How to reach us',
    body: [
      {
        list: [
          `Phone: ${brand.phone}, ${brand.phoneHours}`,
          `Email: ${brand.email}, answered within ${promises.supportReplyHours} hours during office hours (${supportHours})`,
          `Emergency line: the same number, ${promises.alwaysOpen}. If you are in danger, call 911 first.`,
          `Assistant: in the chat panel, ${promises.alwaysOpen}`,
        ],
      },
      'If it is about a booking, have its ID ready. It is in the confirmation email and under View Details.',
    ],
  },
]

/** The company's principles. */
export const principles: { title: string; text: string }[] = [
  {
    title: 'The price comes first',
    text: 'You see the estimate before you pick a time or give your name. It has a line for each fee and each saving.',
  },
  {
    title: 'An available time is really available',
    text: 'The calendar shows only times that can still be booked. If someone takes yours first, you keep what you typed and see the nearest other times.',
  },
  {
    title: 'You can change your mind',
    text: `Rescheduling a pending booking is free, and so is cancelling up to ${policy.freeCancellationHours} hours before. You do both yourself, with an account or without one.`,
  },
  {
    title: 'Your data is for your booking',
    text: 'We ask for what the job needs, sell none of it, and show no advertising. The Privacy Policy names everything that is stored.',
  },
]

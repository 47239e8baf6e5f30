import { brand } from '../../../../shared/brand.ts'
import { claimPolicy, policy } from '../../../../shared/policy.ts'
import { promises } from '../../../../shared/promises.ts'
import type { HelpArticle } from './topic.ts'

/** Who comes into the home, how the work is insured, and what to do if something goes wrong. */
export const safetyAndGuarantee: readonly HelpArticle[] = [
  {
    slug: 'how-professionals-are-checked',
    title: 'How do you check the professionals?',
    body: [
      'Every professional is verified, background-checked and insured, and licensed where the trade needs a license. The Safety & Security page explains the checks.',
      `You can check too. We write to you as soon as a professional has been assigned, and your professional calls ${policy.callAheadMinutes} minutes before arrival. At the door, ask for the person’s name and which booking they have come for before you let them in. For a licensed trade, you may ask for the license number and look it up with your state’s licensing board. If anything does not fit, keep the door closed and call ${brand.phone}.`,
    ],
  },
  {
    slug: 'insurance-and-bond',
    title: 'What insurance covers the work?',
    body: [
      'Professionals who work through us are insured up to these limits:',
      {
        list: [
          `General liability: up to ${promises.liabilityCover}.`,
          `Damage to your property: up to ${promises.propertyDamageCover}.`,
          `Professional liability, for losses from wrong advice or plans: up to ${promises.professionalLiabilityCover}.`,
          `A bond of up to ${promises.bond}.`,
        ],
      },
      'If you need to make a claim, take photos, keep anything that broke, and report it to us with your booking ID. Your homeowner’s or renter’s policy may also ask you to report damage promptly. If your building manager wants a certificate of insurance, call us well before the visit.',
    ],
  },
  {
    slug: 'not-satisfied-with-the-work',
    title: 'I am not satisfied with the work. What now?',
    body: [
      `Tell us within ${promises.claimHours} hours after the visit. We do the work again, or you get all of your money back.`,
      {
        steps: [
          'Take photos of what is wrong, and leave it as it is.',
          'Find the booking ID in your confirmation email or in the booking’s details.',
          `Open your booking and choose “Something is wrong”, call ${brand.phone}, or write to ${brand.email} with the ID. Say what is wrong and where, and add the photos to your email.`,
          'Say which you would prefer: the work done again, or a refund.',
        ],
      },
      `We answer what you tell us on the page of your booking within ${claimPolicy.answerHours} hours, and email within ${promises.supportReplyHours} hours in our office hours. Please do not use a review to report a problem: leaving one does not start a claim.`,
    ],
  },
  {
    slug: 'something-was-damaged',
    title: 'Something in my home was damaged',
    body: [
      {
        steps: [
          'Make it safe. For a leak, close the water valve. For wiring, switch off the breaker if you can reach it safely.',
          'Show the professional if they are still there, and write down what they say.',
          'Take photos from near and far. Keep broken parts.',
          `Report it as soon as you see it, if you can within ${promises.claimHours} hours: call ${brand.phone}, or write to ${brand.email} with your booking ID and the photos.`,
          'Look for receipts or other proof of what the item cost.',
        ],
      },
      `Professionals are insured for damage to your property up to ${promises.propertyDamageCover}. Wait with repairs until we have answered, unless waiting would make the damage worse. If you must act, keep the bills.`,
    ],
  },
  {
    slug: 'nobody-came',
    title: 'Nobody came to my appointment',
    body: [
      `If nobody comes, we send another professional within ${promises.replacementHours} hours, or you get your money back.`,
      {
        steps: [
          'Open your booking and check the date, the time zone, the address and the status.',
          `Look for a missed call: your professional calls ${policy.callAheadMinutes} minutes before arrival, on the phone number from the checkout.`,
          `If the start time has passed, call ${brand.phone} and give the booking ID.`,
          'Say whether you want another professional today, a new time, or your money back.',
        ],
      },
      {
        note: 'Call before you cancel. A cancellation on the site at that moment is treated as late, and a fee is recorded. If nobody came, you do not owe it, whatever the site has recorded.',
      },
    ],
  },
  {
    slug: 'warranty-on-the-work',
    title: 'Is there a warranty on the work?',
    body: [
      `Yes. The work has a ${promises.warrantyDays}-day warranty. On installations and repairs, some professionals give a longer one, up to ${promises.maxWarrantyYears} year. Ask for its length and terms in writing before the professional leaves. A product that you bought has its maker’s own warranty.`,
      `To use the warranty, call ${brand.phone} or write to ${brand.email}. Give your booking ID, say what has failed and since when, and add photos. Do not have someone else repair it first: that can make the cause hard to find. If waiting is dangerous, close the water valve or switch off the breaker, where you can do so safely, and call us. If you smell gas, touch no switch, get everyone out, and call 911 or the gas utility from outside before you call us.`,
    ],
  },
  {
    slug: 'report-a-safety-concern',
    title: 'How do I report a safety concern?',
    body: [
      {
        note: 'If you are in danger, get out and call 911 first. If you smell gas, call from outside, and touch no switches on the way out.',
      },
      `Then call ${brand.phone}. The emergency line answers ${promises.alwaysOpen}. If it is not urgent, write to ${brand.email}: a report about safety is answered within ${promises.safetyReplyHours} hours, on every day of the week.`,
      'Give your booking ID, the time, what happened and who was there. Keep messages and photos. You may ask a professional to stop work and leave at any time, and you need not give a reason. If something was stolen or someone was threatened, tell the police too, and give us the report number.',
    ],
  },
]

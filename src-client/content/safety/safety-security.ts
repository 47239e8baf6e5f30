import { brand } from '../../../shared/brand.ts'
import { policy } from '../../../shared/policy.ts'
import { promises } from '../../../shared/promises.ts'
import type { Section } from '../page/prose.ts'

/** How professionals are checked, as the company states it. */
export const verificationSteps: { title: string; text: string }[] = [
  {
    title: 'Identity',
    text: 'We verify who the professional is before they take a visit. You can check too: ask for a name and a photo ID at the door.',
  },
  {
    title: 'Background check',
    text: 'Professionals are background-checked before they enter a customer’s home.',
  },
  {
    title: 'License',
    text: 'Where the trade needs a license, such as plumbing or electrical work in many states, the professional must hold one. You can look its number up with your state’s licensing board.',
  },
  {
    title: 'Insurance and bond',
    text: 'Professionals are insured up to the limits on this page. If your building asks for a certificate of insurance, call us well before the visit.',
  },
  {
    title: 'Reviews and reports',
    text: `After visits we look at reviews, which only customers with a completed booking can write. A report about safety is answered within ${promises.safetyReplyHours} hours, every day.`,
  },
]

/** What the insurance covers, up to which amount. */
export const insuranceLimits: { name: string; limit: string; text: string }[] = [
  {
    name: 'Liability',
    limit: `Up to ${promises.liabilityCover}`,
    text: 'For injury to people, and other harm for which the professional is liable.',
  },
  {
    name: 'Property damage',
    limit: `Up to ${promises.propertyDamageCover}`,
    text: 'For damage that the work does to your home or your belongings.',
  },
  {
    name: 'Professional liability',
    limit: `Up to ${promises.professionalLiabilityCover}`,
    text: 'For losses from a professional’s wrong advice or plans. Poor work itself is what our promise and the warranty are for.',
  },
  {
    name: 'Bond',
    limit: `Up to ${promises.bond}`,
    text: 'For losses that a bond covers, such as theft by the person who did the work.',
  },
]

/** What customers can do, how to report a concern, and how the site keeps data safe. */
export const homeSafety: Section[] = [
  {
    heading: 'Before the visit',
    body: [
      {
        list: [
          'Put access details, pets and known dangers in the details form or the special instructions, never in a review or a public post.',
          'Give a gate code that you can change, and change it after the work.',
          'Put away cash, jewelry, medicine and papers with account numbers.',
          'Know where the water valve and the breaker panel are.',
          'Clear the way to the work, and keep children and pets in another room.',
        ],
      },
    ],
  },
  {
    heading: 'At the door',
    body: [
      `Your professional calls ${policy.callAheadMinutes} minutes before arrival. Ask for their name on that call. At the door, ask which service they came for and see a photo ID. Compare the answers with your booking before you open.`,
      `If something does not fit, keep the door closed and call ${brand.phone}. You never have to let anyone in. Do not pay anyone at the door who is not there for your booking, and do not give anyone a password or the link from your email.`,
    ],
  },
  {
    heading: 'During and after the work',
    body: [
      {
        list: [
          'Agree on any additional work, and its price, before it begins.',
          'You may stop the work at any time if you feel unsafe. You need not give a reason.',
          'Look at the result together before the professional leaves, and test what was repaired.',
          `Take photos of any damage, keep broken parts, and report it as soon as you see it, if you can within ${promises.claimHours} hours, with your booking ID.`,
        ],
      },
    ],
  },
  {
    heading: 'If you are in danger',
    body: [
      {
        note: 'Call 911 before you call us. For a gas smell or a carbon monoxide alarm, get everyone out first and call from outside.',
      },
      'Do not wait for a reply in the chat. The assistant is software and cannot send help.',
    ],
  },
  {
    heading: 'How to report a concern',
    body: [
      {
        steps: [
          'Get yourself and others to safety. If a crime may have happened, call the police.',
          `Call ${brand.phone}. The emergency line answers ${promises.alwaysOpen}. For anything that can wait, people answer ${brand.phoneHours}.`,
          `Or write to ${brand.email}. Put the word Safety and your booking ID in the subject line. The ID is in the confirmation email and under View Details.`,
          'Say what happened, when, and who was there. Add photos if you have them.',
        ],
      },
      `A report about safety is answered within ${promises.safetyReplyHours} hours, every day of the week.`,
    ],
  },
  {
    heading: 'How the site protects your account',
    body: [
      {
        list: [
          'Passwords are stored only as hashes, made with Argon2id. The most common ones are refused.',
          'After ten wrong passwords in 15 minutes, sign-in for that address pauses. A new password from the link in our email ends the pause.',
          'The session cookie cannot be read by scripts. Our database knows only the hash of what it holds.',
          'A sign-in ends after 10 days without use, and after 30 days at most.',
          'A link for a new password works once, for 10 minutes. A verification link works once, for 24 hours, and only together with the password that you chose.',
          'Every change of password signs out your other devices and sends you an email.',
        ],
      },
      'Under Dashboard, Profile you see where you are signed in. Press “Sign out” beside a browser you do not know, or “Sign out everywhere”, and choose a new password.',
    ],
  },
  {
    heading: 'How the site protects your booking data',
    body: [
      {
        list: [
          'A booking ID alone shows nothing. A booking opens only for its owner, for our administrators, and for anyone with the secret link from the confirmation email.',
          'The secret is after the # of that link. Browsers do not send that part with the address, so it appears in no log.',
          'Logs leave out what you typed, and your network address.',
          'The site loads nothing from other companies, and refuses calls that come from other websites.',
          'The site takes no payment and stores no card data.',
        ],
      },
      'We never ask for your password, by phone, email or chat. If someone does so in our name, tell us. The Privacy Policy says what is stored and for how long.',
    ],
  },
]

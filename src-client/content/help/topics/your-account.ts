import { brand } from '../../../../shared/brand.ts'
import { promises } from '../../../../shared/promises.ts'
import type { HelpArticle } from './topic.ts'

/** Signing up and in, the profile, notifications, and personal data. */
export const yourAccount: readonly HelpArticle[] = [
  {
    slug: 'do-i-need-an-account',
    title: 'What does an account give me?',
    body: [
      'You need none: you can browse, ask the assistant, see a price and book as a guest. The checkout asks for your name, email, phone and the service address. The confirmation email has a link to your booking, where you can see the details, reschedule, cancel or leave a review.',
      'An account helps if you book more than once. The Dashboard keeps your bookings in one list, the checkout is filled in from your profile, and you choose which messages you get. You can sign up later: once your email is verified, guest bookings with the same email are offered to you under My Bookings.',
    ],
  },
  {
    slug: 'create-an-account',
    title: 'How do I create an account?',
    body: [
      {
        steps: [
          'Choose Sign In at the top of the page, then the Sign Up tab.',
          'Enter your email, and a password of 8 to 128 characters twice. A few words make a good one. Very common passwords are refused.',
          'Choose Create account. We send a link to your email.',
          'Open the link, enter the same password and choose Verify my email. You are signed in.',
        ],
      },
      'The link works once, for 24 hours. You cannot sign in with the password until your email is verified. If you would rather not choose a password, use Continue with Google where the sign-in page offers it.',
    ],
  },
  {
    slug: 'the-email-did-not-come',
    title: 'The email with the link did not come',
    body: [
      'Look in your spam folder first. If the verification email is not there, ask for it again:',
      {
        steps: [
          'On the Sign In tab, enter the email and password that you signed up with.',
          'The page says Email not confirmed. Choose Send the email again.',
          'Open the newest email and use its link within 24 hours.',
        ],
      },
      `If you get an email titled “You already have an account”, sign in, or choose “Forgot password?”. A link for a new password goes only to an address that has an account. If nothing arrives, check the spelling of the address, sign up again with the right one, or call ${brand.phone}. You can book as a guest meanwhile.`,
    ],
  },
  {
    slug: 'sign-in-with-google',
    title: 'Can I sign in with Google?',
    body: [
      'Yes, where the sign-in page offers it. Choose Continue with Google there, or at the checkout under “Sign in or sign up”. You need no verification email from us if Google has verified your address. If it has not, sign up with a password instead.',
      'If you already have an account with the same email, Google opens that one, so your bookings stay together. You can add a password: open Dashboard, then Profile, and choose “Send me a link to set one”. The link comes by email and works once, for 10 minutes.',
    ],
  },
  {
    slug: 'forgot-password',
    title: 'I forgot my password',
    body: [
      {
        steps: [
          'Choose “Forgot password?” on the Sign In tab.',
          'Enter the email of your account and choose Send the link.',
          'Open the link in the email. It works once, for 10 minutes.',
          'Enter the new password twice and choose Change password.',
          'Sign in with the new password.',
        ],
      },
      'You are signed out wherever you were signed in, and an email tells you that the password was changed. After ten wrong tries within 15 minutes, sign-in with that address pauses. Wait 15 minutes, or choose a new password, which ends the pause at once.',
    ],
  },
  {
    slug: 'change-password-or-sign-out',
    title: 'How do I change my password or sign out everywhere?',
    body: [
      'Open Dashboard, then Profile. If you think that someone else is using your account, take all these steps:',
      {
        steps: [
          'Under Password, enter your current password, and the new one twice.',
          'Choose Change password. Your other devices are signed out; this browser stays signed in.',
          'Look through “Where you are signed in”. Choose Sign out beside any browser that you do not know.',
          'To end every session, this one included, choose Sign out everywhere.',
        ],
      },
      `An email follows every change of password. If you did not make the change, choose “Forgot password?” at once and call ${brand.phone}.`,
    ],
  },
  {
    slug: 'profile-and-contact-email',
    title: 'How do I change my name, address or email?',
    body: [
      'Open Dashboard, then Profile. Change your name, phone, email, address, city, state or zip code, and choose Save Changes. The checkout is filled in from your profile, and you can still change the details there for one booking.',
      `The email in your profile is for contact only. You keep signing in with the address of your account, which the page names below the field. Bookings that you have already made keep the contact details they were made with. To correct one of those, call ${brand.phone} or write to ${brand.email} with the booking ID.`,
    ],
  },
  {
    slug: 'notification-preferences',
    title: 'How do I choose which messages I get?',
    body: [
      'Open Dashboard, then Notifications. Switch confirmations, reminders and updates on or off, by email and by text message, and choose Save Preferences. If text messages are not available yet, the page says so and keeps your choice.',
      'Communication Frequency is for booking updates by email: immediately, in a daily digest, or in a weekly summary. Digests go out at 8 AM, the weekly one on Mondays. An update about a visit before the next digest comes at once.',
      {
        note: 'You always get confirmations of what you have just done, and mail about your account.',
      },
    ],
  },
  {
    slug: 'guest-bookings-in-your-account',
    title: 'Where are the bookings that I made as a guest?',
    body: [
      'If you gave the same email at the checkout, they are offered under Dashboard, My Bookings once that email is verified. Say that a booking is yours, or open the link in its email while you are signed in, and it joins your account.',
      'A guest booking made with another email stays outside your account. The link in its confirmation email still opens it, and you can reschedule, cancel or review it there. If you are signed in when you book, the booking belongs to your account, whichever email you give.',
    ],
  },
  {
    slug: 'delete-my-account-and-data',
    title: 'How do I delete my account and my data?',
    body: [
      'Ask our support. There is no button for it in the Dashboard.',
      {
        steps: [
          'Cancel the visits that you no longer want, under Dashboard, My Bookings.',
          `Write to ${brand.email} from the email address of your account.`,
          'Say what you want deleted: the account, bookings, reviews, or your chats with the assistant.',
        ],
      },
      `We answer within ${promises.supportReplyHours} hours in our office hours. We may first ask you to show that the account is yours. If you booked as a guest, write from the email that you gave at the checkout and name the booking ID.`,
    ],
  },
]

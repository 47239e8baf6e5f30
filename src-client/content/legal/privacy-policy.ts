import { brand } from '../../../shared/brand.ts'
import { promises } from '../../../shared/promises.ts'
import type { Section } from '../page/prose.ts'

/** What the product stores about a person, why, for how long, and who else sees it. */
export const privacyPolicy: Section[] = [
  {
    heading: 'The short version',
    body: [
      {
        list: [
          'We store what you give us to price, arrange and carry out your booking.',
          'We sell none of it, and we show no advertising.',
          'The site takes no payment, so we hold no card or bank details.',
          'You can browse, get a price and chat without an account.',
        ],
      },
      `This policy covers the website of ${brand.name}. “We” means ${brand.name}. Questions go to ${brand.email} or ${brand.phone}.`,
    ],
  },
  {
    heading: 'When you book',
    body: [
      'We store your name, email address, phone number and service address, your answers in the details form, your special instructions, the date and time, and the price. Details forms ask about the job, such as the size of the home, pets, gate codes, or the two addresses of a move.',
      'We also keep the history of each booking: when it was made, moved, confirmed, completed, cancelled or reviewed, and any cancellation fee that was recorded.',
      'A guest reads a booking with the link in the confirmation email. That link carries a secret of its own, of which our database keeps only a hash. Whoever has the link can see and change the booking, so do not pass it on.',
    ],
  },
  {
    heading: 'When you have an account',
    body: [
      'An account holds your sign-in email, a hash of your password if you have one, your profile, your notification preferences, and whether the email is verified. Bookings that you made as a guest are offered to the account with the same verified email, and join it once you say that they are yours.',
      'For each browser that you are signed in with, we store its kind, such as “Chrome on Windows”, and when it was last used. You see that list under Dashboard, Profile, and can end each session there.',
    ],
  },
  {
    heading: 'Google sign-in',
    body: [
      'If you choose Google, Google tells us your Google account ID, your email address, whether it is verified, and your name. We store the ID to recognize you, and fill in the name if your profile has none. We do not get your Google password, and we read nothing else in your Google account.',
    ],
  },
  {
    heading: 'The chat assistant',
    body: [
      'The assistant is software. Each message, each reply, and what was understood from them is stored on our server: services, sizes, urgency, dates, and any name, email, phone number, zip code or address that you wrote. If you are signed in, the conversation belongs to your account. If it leads to a booking, the two are linked.',
      'Our administrators can read conversations. The site gives each one a score from 0 to 100, from the contact details, services, urgency, place, time frame and value in it, so that people know whom to help first. The score never changes a price.',
      'The assistant can run on fixed rules alone, on our own server. When an AI provider is switched on, Anthropic’s model writes replies. Your new message, up to 20 earlier messages, and what was understood so far, contact details included, are then sent to Anthropic for each reply. Messages about danger are answered with our own fixed words.',
      {
        note: 'Please write no passwords, card numbers or health details in the chat. We never need them.',
      },
    ],
  },
  {
    heading: 'Messages',
    body: [
      'What you send through the help or contact form is stored with your name, email address, and phone number if you gave one, until we have dealt with it and afterward as a record.',
      'Every email or text message to you is kept in our outbox with its recipient, the facts it tells, whether it was sent or withheld, and the reason. The secret links in our emails are made at the moment of sending and are not stored there.',
      'Emails are delivered through a mail server. Text messages go only to customers who turned them on. If text messages are switched on, your number and the text pass through Twilio. Marketing is off unless you turn it on, and we send none at present.',
    ],
  },
  {
    heading: 'Claims',
    body: [
      'If you tell us that something is wrong with a visit, we store your words with the booking, when you sent them, how it was settled, and our answer. You and our administrators can read them; nobody else can.',
    ],
  },
  {
    heading: 'Reviews',
    body: [
      'A review is stored with its booking: your stars, your words if you wrote any, and the date. We may answer it in public, or hide it from public view and record why. Do not put your address or phone number into a review.',
    ],
  },
  {
    heading: 'What the site records by itself',
    body: [
      'Our server writes one log line for each request: the method, the kind of page or call, the result, and how long it took. These lines leave out what you typed, the content of requests, secret links, and your network address; only a sign-in that fails is logged with it. Errors are logged by their kind and code, messages that we send by an ID.',
      'To stop floods, the server counts requests for each network address, in working memory or under a pseudonym in the database, for a day at most. A guest’s booking keeps that pseudonym until the booking is confirmed or cancelled, or its day is over. To stop guessing, wrong passwords are counted for 15 minutes under a hash of the email address and the pseudonym.',
      'We use no analytics service and no tracking cookies. Our own business figures are counts of bookings, reviews and conversations. The Cookie Policy lists every cookie and every item stored in your browser.',
    ],
  },
  {
    heading: 'Who else sees it',
    body: [
      {
        list: [
          'The professional who comes to you: what is needed to find you and do the work.',
          'Our administrators: bookings, profiles, reviews, claims, conversations, form messages and the outbox. What they change is written into an audit log.',
          'The providers that carry our email, and Anthropic and Twilio where they are switched on, as described above.',
          'Google, if you sign in with it or press “Add to Google Calendar”. The calendar link hands over the service, the time and the address.',
          'An authority, where the law obliges us to answer.',
        ],
      },
      'Nobody else receives your data from us, and nobody pays us for it.',
    ],
  },
  {
    heading: 'How long we keep it',
    body: [
      {
        list: [
          'A sign-in ends after 10 days without use, and after 30 days at most.',
          'A verification link works for 24 hours, a password link for 10 minutes. Their records, with the hash of a password that was never verified, are removed 30 days later.',
          'The key that keeps an order from being booked twice is removed after two days.',
          'A request for a new password that names no account is removed after a day.',
          'What our messages said is removed from the outbox after two weeks, the messages themselves after three months.',
        ],
      },
      'Bookings, accounts, reviews, claims, conversations and form messages have no automatic end. They stay until we delete them, and you can ask us to.',
    ],
  },
  {
    heading: 'Your choices',
    body: [
      {
        list: [
          'Correct your contact details under Dashboard, Profile.',
          'Choose your emails and text messages under Dashboard, Notifications. Confirmations of what you have just done, emails about your account, and news that we cancelled your booking always go out.',
          'See your bookings with every answer you gave under Dashboard, My Bookings, or through the link in your email.',
          'Start the chat again with “Start over”. That clears the conversation in your browser, not on our server.',
        ],
      },
      `The site has no button that deletes or exports an account. To ask for a copy, a correction or a deletion, write to ${brand.email} from the address the data belongs to. A person answers within ${promises.supportReplyHours} hours, in our office hours. We may have to keep what the law requires, such as records of work done, and we tell you if so.`,
    ],
  },
  {
    heading: 'How it is protected',
    body: [
      'Passwords are hashed with Argon2id. Session tokens, secrets of bookings and links in account emails are stored only as hashes. Where the site is served over https, your browser is told to use nothing else. Safety & Security says more. No system is free of risk, so tell us at once if you think that someone else has used your account or your booking link.',
    ],
  },
  {
    heading: 'Changes',
    body: [
      'When this policy changes, the new text and its date stand on this page. A change applies to what happens after that date.',
    ],
  },
]

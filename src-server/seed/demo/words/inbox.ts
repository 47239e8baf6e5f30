import type { helpMessageTopics } from '../../../../shared/messages/message-topics.ts'

interface WrittenMessage {
  /** How many days ago it was sent. */
  daysAgo: number
  message: string
  answered?: true
}

export interface HelpRequest extends WrittenMessage {
  topic: (typeof helpMessageTopics)[number]
}

export interface ContactRequest extends WrittenMessage {
  subject: string
}

/** Zip codes outside the areas from which somebody asked to be told, and when. */
export const areaRequests: readonly { zip: string; daysAgo: number }[] = [
  { zip: '60614', daysAgo: 2 },
  { zip: '60657', daysAgo: 6 },
  { zip: '77006', daysAgo: 11 },
  { zip: '85016', daysAgo: 19 },
  { zip: '60610', daysAgo: 27 },
  { zip: '98103', daysAgo: 40 },
  { zip: '59715', daysAgo: 63 },
]

/** Messages from the form on the help page. */
export const helpRequests: readonly HelpRequest[] = [
  {
    daysAgo: 1,
    topic: 'Booking Issue',
    message: 'Can the crew come through the back gate? The front door is being painted that day.',
  },
  { daysAgo: 2, topic: 'General Question', message: 'Do you come to Saratoga Springs as well?' },
  {
    daysAgo: 3,
    topic: 'Payment Problem',
    message: 'My card was replaced by the bank. Where do I give you the new number?',
  },
  {
    daysAgo: 5,
    topic: 'Service Quality Concern',
    message: 'The windows on the north side still have streaks. Could somebody have another look?',
  },
  {
    daysAgo: 8,
    topic: 'Account Help',
    message: 'I signed up with my work address and would like to use my own.',
    answered: true,
  },
  {
    daysAgo: 12,
    topic: 'Booking Issue',
    message: 'I booked two visits by mistake. Please keep the one in the afternoon.',
    answered: true,
  },
  {
    daysAgo: 17,
    topic: 'Technical Issue',
    message: 'The calendar does not open on my old tablet. It works on the phone.',
    answered: true,
  },
  {
    daysAgo: 23,
    topic: 'General Question',
    message: 'Is it okay if I am not at home during the visit? My neighbor has the key.',
    answered: true,
  },
  {
    daysAgo: 31,
    topic: 'Other',
    message:
      'Please pass on my thanks to the two gentlemen who carried the piano. They were wonderful.',
    answered: true,
  },
  {
    daysAgo: 44,
    topic: 'Payment Problem',
    message: 'I need an invoice with our company name for the office cleaning.',
    answered: true,
  },
  {
    daysAgo: 58,
    topic: 'Service Quality Concern',
    message: 'There is a scratch on the stairs from the move. I have photos.',
    answered: true,
  },
  {
    daysAgo: 71,
    topic: 'General Question',
    message: 'Do you use products that are safe for a parrot?',
    answered: true,
  },
]

/** Messages from the form on the contact page. */
export const contactRequests: readonly ContactRequest[] = [
  {
    daysAgo: 1,
    subject: 'Cleaning for a small dental office',
    message:
      'We are looking for somebody for three evenings a week, about 1,400 square feet. Who can I talk to?',
  },
  {
    daysAgo: 4,
    subject: 'Working with you',
    message: 'I am a licensed electrician with twelve years of experience. How do I join?',
  },
  {
    daysAgo: 9,
    subject: 'Gift card',
    message: 'Can I buy a cleaning as a present for my mother? She lives in Delmar.',
    answered: true,
  },
  {
    daysAgo: 19,
    subject: 'Homeowners association',
    message: 'We are 48 homes and would like to talk about lawn care for all of them.',
    answered: true,
  },
  {
    daysAgo: 36,
    subject: 'Insurance certificate',
    message:
      'Our building asks for a certificate of insurance before anybody may use the elevator.',
    answered: true,
  },
  {
    daysAgo: 64,
    subject: 'Local news',
    message:
      'I am writing about small repairs and what they cost. Would you answer a few questions?',
    answered: true,
  },
]

/** Star ratings of the site, the latest first. */
export const experienceRatings = [
  5, 5, 4, 5, 5, 3, 5, 4, 5, 5, 5, 2, 4, 5, 5, 5, 4, 5, 3, 5, 5, 4, 5, 5, 1, 5, 4, 5, 5, 5, 4, 5, 5,
]

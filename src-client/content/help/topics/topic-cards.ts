import type { TopicCard } from './topic.ts'

/** The six help topics with their article counts; the articles' text is fetched when it is read. */
export const topicCards: readonly TopicCard[] = [
  {
    slug: 'getting-started',
    title: 'Getting started',
    description: 'Find the right service, see its price, and know what to expect on the day.',
    count: 12,
  },
  {
    slug: 'prices-and-payment',
    title: 'Prices and payment',
    description: 'How your estimate is made, what raises or lowers it, and when you pay.',
    count: 8,
  },
  {
    slug: 'booking-and-scheduling',
    title: 'Booking and scheduling',
    description: 'Pick a time, understand the status, and move, cancel or repeat a booking.',
    count: 15,
  },
  {
    slug: 'your-account',
    title: 'Your account',
    description: 'Signing up and in, your profile, the messages you get, and your data.',
    count: 10,
  },
  {
    slug: 'services-and-professionals',
    title: 'Services and professionals',
    description: 'What each kind of visit includes, how to get ready for it, and who comes.',
    count: 18,
  },
  {
    slug: 'safety-and-guarantee',
    title: 'Safety and guarantee',
    description:
      'Who comes to your home, what covers the work, and what to do if something goes wrong.',
    count: 7,
  },
]

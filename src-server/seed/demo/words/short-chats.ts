import type { ChatScript } from './chat-script.ts'

/** Conversations that end before the visitor leaves contact details. */
export const shortChats: readonly ChatScript[] = [
  { messages: ['do you give discounts?', 'ok, just looking around. no rush'] },
  { messages: ['how does the satisfaction guarantee work'] },
  {
    messages: ['is a deep clean different from a regular one', 'what does it cost for 1200 sq ft'],
  },
  { messages: ['my toilet keeps running after i flush', 'how much?'] },
  { messages: ['can i cancel the day before'] },
  { messages: ['do you bring your own supplies'] },
  { messages: ['need a handyman for a few small things', 'shelves and a door that sticks'] },
  { messages: ['are your electricians licensed'] },
  { messages: ['hedges are out of control', 'thanks, i will think about it'] },
  { messages: ['what is cheaper, moving myself or you'] },
]

/** First messages that many visitors send word for word: the suggestions of the panel and short questions. */
export const firstQuestions: readonly string[] = [
  'Urgent repairs',
  'Regular maintenance',
  'New homeowner',
  'Preparing to sell',
  'House cleaning',
  'How much is house cleaning?',
  'How much is a plumber?',
  'Lawn care',
  'What areas do you serve?',
  'Do you offer bundles?',
  'How do I book?',
  'Can I reschedule?',
]

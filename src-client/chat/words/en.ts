import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { formatDate, formatTime, zoneName } from '../../../shared/time/business-time.ts'
import { settings } from '../../settings.ts'

/** The panel's own words. */
export const en = {
  language: 'en',
  assistant: 'Assistant',
  startOver: 'Start over',
  close: 'Close chat',
  yourMessage: 'Your message',
  placeholder: 'What is going on at home?',
  send: 'Send',
  inDanger: 'In danger, call 911. In a crisis, call or text 988.',
  saidByAssistant: 'Assistant: ',
  saidByYou: 'You: ',
  quickReplies: 'Quick replies',
  services: 'Services',
  times: 'Available times',
  estimate: 'Estimate',
  urgencyFee: 'Urgency fee',
  recurringDiscount: 'Recurring discount',
  total: 'Total',
  select: 'Select',
  selected: 'Selected',
  selectService: (title: string) => `Select ${title}`,
  estimated: (amount: string) => `estimate ${amount}`,
  countSelected: (count: number) => `${pluralize(count, 'service')} selected`,
  remove: 'Remove',
  removeService: (title: string) => `Remove ${title}`,
  book: 'Book',
  bookServices: (count: number) => (count === 1 ? 'Book this service' : `Book ${count} services`),
  title: (id: ServiceId) => findService(id)?.title ?? id,
  moment: ({ date, time }: { date: string; time: string }) =>
    `${formatDate(date)}, ${formatTime(time)} ${zoneName({ date, time }, settings.timeZone)}`,
  statuses: ['Thinking...', 'Analyzing your request...', 'Finding the best solutions for you...'],
}

export type ChatWords = Omit<typeof en, 'language'> & { language: string }

import { formatMoment } from '../../shared/business-time.ts'
import { type BookingFacts, titlesOf } from './booking-words.ts'
import { layout } from './layout.ts'
import type { Mail, TemplateTools } from './templates.ts'

/** The updates that waited. */
export interface DigestFacts {
  frequency: 'daily' | 'weekly'
  updates: { kind: string; facts: BookingFacts }[]
}

const news: Record<string, string> = {
  bookingChanged: 'moved to',
  bookingCancelled: 'cancelled, was on',
  bookingCompleted: 'completed, was on',
}

/** Several updates in one mail, for who wants to hear less often (specification, section 9). */
export function digest({ frequency, updates }: DigestFacts, { env }: TemplateTools): Mail {
  const title = frequency === 'daily' ? 'Your day at a glance' : 'Your week at a glance'
  return {
    subject: `${title}: ${updates.length === 1 ? 'one update' : `${updates.length} updates`}`,
    ...layout({
      title,
      paragraphs: ['What has happened to your bookings:'],
      facts: updates.map(({ kind, facts }) => [
        titlesOf(facts),
        `${news[kind] ?? 'updated:'} ${formatMoment(facts, env.TIME_ZONE)}`,
      ]),
      action: { label: 'See my bookings', url: `${env.PUBLIC_URL}/dashboard/bookings` },
      links: [],
      small: ['How often you hear from us is in your notification preferences.'],
    }),
    attachments: [],
  }
}

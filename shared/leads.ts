import type { ChatContact, Urgency } from './chat.ts'
import { dollars } from './format/money.ts'

/** Bands of the lead score. */
export const leadBands = [
  { atLeast: 80, name: 'High' },
  { atLeast: 60, name: 'Medium' },
  { atLeast: 40, name: 'Low' },
  { atLeast: 0, name: 'Cold' },
] as const

/** A lead with at least this score is hot. */
export const hotLeadScore = 80

/** A conversation with at least this score is a qualified lead. */
export const qualifiedLeadScore = 60

/** How far a lead has been followed up. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** The band of a score. */
export const leadBand = (score: number) =>
  leadBands.find(({ atLeast }) => score >= atLeast) ?? leadBands[3]

export interface Lead {
  contact: ChatContact
  serviceCount: number
  urgency: Urgency
  /** When the work is wanted, if the customer said so. */
  timeFrame?: string | undefined
  /** Cents. */
  value: number
}

export interface LeadPoint {
  what: string
  points: number
}

const urgencyPoints: Record<Urgency, number> = { low: 0, normal: 5, high: 10, urgent: 15 }

/** The points that make up a lead's score, at most 100 in all: administrators see each beside the score. */
export function leadPoints(lead: Lead): LeadPoint[] {
  const { contact, serviceCount, urgency, timeFrame, value } = lead
  const points: LeadPoint[] = [
    { what: 'Name', points: contact.name ? 5 : 0 },
    { what: 'Email', points: contact.email ? 15 : 0 },
    { what: 'Phone', points: contact.phone ? 15 : 0 },
    { what: 'Location', points: contact.zip || contact.address ? 10 : 0 },
    { what: 'Services', points: serviceCount === 0 ? 0 : serviceCount === 1 ? 15 : 20 },
    { what: 'Urgency', points: urgencyPoints[urgency] },
    { what: 'Time frame', points: timeFrame ? 10 : 0 },
    { what: 'Value', points: value >= dollars(500) ? 10 : value >= dollars(200) ? 5 : 0 },
  ]
  return points.filter((point) => point.points > 0)
}

export const leadScore = (points: readonly LeadPoint[]): number =>
  points.reduce((sum, point) => sum + point.points, 0)

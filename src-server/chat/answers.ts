import { type UrgencyLevel, urgencyOfVisit } from '../../shared/booking-details/urgency.ts'
import type { Service, ServiceId } from '../../shared/catalogue.ts'
import { formOf } from '../../shared/questions/form-of.ts'
import { type ConversationState, wishOf } from './conversation-state.ts'

const repairUrgency = { urgent: 'emergency', high: 'high', low: 'low', normal: undefined } as const
const timelines = { urgent: 'asap', high: 'asap', low: 'flexible', normal: undefined } as const

/** What is known, as answers to a service's detail form: only what was said, and only what the form accepts. */
export function knownAnswers(service: Service, state: ConversationState): Record<string, unknown> {
  const { schema, groups } = formOf(service)
  const asked = new Set(groups.flatMap(({ fields }) => fields.map(({ name }) => name)))
  return Object.fromEntries(
    Object.entries(statedAnswers(service, state)).filter(([name, value]) => {
      const field = schema.shape[name]
      return asked.has(name) && value !== undefined && field?.safeParse(value).success
    }),
  )
}

/** From the wanted day if one is named, otherwise from the words; the next days if today has no time. */
function repairUrgencyOf(id: ServiceId, state: ConversationState): UrgencyLevel | undefined {
  const { urgency, todayIsFull } = state
  const days = wishOf(state, id)?.daysAhead
  const level = days === undefined ? repairUrgency[urgency] : urgencyOfVisit(days)
  return level === 'emergency' && todayIsFull ? 'high' : level
}

function statedAnswers(
  { id, bookingCategory }: Service,
  state: ConversationState,
): Record<string, unknown> {
  const { urgency, contact } = state
  const figures = { ...state.figures, ...state.figuresOfEach[id] }
  const timeFrame = wishOf(state, id)
  const problem = state.problems[id]
  switch (bookingCategory) {
    case 'cleaning':
      return {
        ...figures,
        cleaningType: id === 'house-cleaning' ? figures.cleaningType : undefined,
        specialRequests: problem,
      }
    case 'repair':
      return {
        problemDescription: problem,
        urgencyLevel: repairUrgencyOf(id, state),
        propertyType: figures.propertyType,
      }
    case 'installation':
      return {
        propertyType: figures.propertyType,
        propertySize: figures.propertySize,
        timelinePreference: timelines[urgency],
        specialRequests: problem,
      }
    case 'moving':
      return {
        // Of a span of days none is the day of the move yet.
        moveDate: timeFrame?.lastDate === undefined ? timeFrame?.date : undefined,
        moveType: moveTypeOf(id),
        originAddress: contact.address,
        homeSize: figures.roomCount === undefined ? undefined : `${figures.roomCount}-bedroom`,
        additionalNotes: problem,
      }
    case 'outdoor':
      return { serviceFrequency: figures.serviceFrequency, desiredOutcome: problem }
    case 'construction':
      return { projectDescription: problem, timelinePreference: timelines[urgency] }
  }
}

function moveTypeOf(id: ServiceId): string | undefined {
  if (id === 'local-moving') return 'local'
  return id === 'long-distance-moving' ? 'long-distance' : undefined
}

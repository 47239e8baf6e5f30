import type { BookingCategory } from '../../shared/booking-details/index.ts'

/** The minimal answers that each form accepts. */
export const leastDetails: Record<BookingCategory, Record<string, unknown>> = {
  cleaning: {
    propertyType: 'house',
    propertySize: 1500,
    roomCount: 3,
    bathroomCount: 2,
    cleaningType: 'deep',
  },
  repair: { problemDescription: 'The tap drips.', urgencyLevel: 'normal' },
  installation: { propertyType: 'condo', installationType: 'new', timelinePreference: 'month' },
  moving: {
    moveDate: '2027-01-15',
    moveType: 'local',
    originAddress: '1 Old Road',
    destinationAddress: '2 New Road',
    homeSize: '2-bedroom',
  },
  outdoor: { propertySize: 'medium', serviceType: 'maintenance', currentCondition: 'fair' },
  construction: {
    projectScope: 'minor-renovation',
    projectDescription: 'New kitchen counters.',
    budgetRange: '10k-25k',
    timelinePreference: 'quarter',
  },
}

import type { Random } from './random.ts'

/** A customer's home, the same in all of their bookings. */
export interface Home {
  propertyType: 'house' | 'apartment' | 'condo'
  /** Square feet. */
  propertySize: number
  roomCount: number
  bathroomCount: number
  pets: 'none' | 'dogs' | 'cats' | 'both'
}

/** A random home whose size, rooms and bathrooms match. */
export function anyHome(random: Random): Home {
  const propertyType = random.pick(['house', 'house', 'house', 'apartment', 'condo'] as const)
  const roomCount = propertyType === 'house' ? 2 + random.below(3) : 1 + random.below(3)
  return {
    propertyType,
    propertySize: 450 + roomCount * 300 + random.below(6) * 50,
    roomCount,
    bathroomCount: Math.max(1, roomCount - 1 - random.below(2)),
    pets: random.pick(['none', 'none', 'dogs', 'cats', 'both'] as const),
  }
}

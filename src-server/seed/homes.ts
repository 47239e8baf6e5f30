import type { Random } from './random.ts'

/** What a customer answers about the place in every form that asks. */
export interface Home {
  propertyType: 'house' | 'apartment' | 'condo'
  /** Square feet. */
  propertySize: number
  roomCount: number
  bathroomCount: number
  pets: 'none' | 'dogs' | 'cats' | 'both'
}

/** A place to live in whose size, rooms and bathrooms go together. */
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

import type { Home } from './homes.ts'
import type { Random } from './random.ts'

const anywhere = [
  'Text me when you are on the way.',
  'I will be home from 9. My mother lets you in before that.',
  'Call when you arrive, the bell is broken.',
  'Street cleaning on our side until noon, park across the street.',
  'Please ring twice, I may be on a call.',
  'Shoes off on the carpet, please.',
  'Please call fifteen minutes ahead.',
  'The baby naps until ten, please knock instead of ringing.',
]
const inHouses = [
  'Gate code is 4417.',
  'Park in the driveway behind the gray Subaru.',
  'Blue house on the corner, the number is hard to see.',
  'There is a spigot and an outlet on the back patio.',
  'The basement light switch is behind the door on the left.',
  'Use the side door, the front steps are being repaired.',
]
const inBuildings = [
  'The key is with the doorman, tell him it is for 12C.',
  'Please use the service elevator.',
  'Buzz 3B, the elevator is to the left.',
  'Loading zone is on the side street.',
]
const withPets = {
  none: [],
  dogs: ['The dog is loud but kind. He stays in the bedroom while you work.'],
  cats: ['We have two cats, please keep the front door closed.'],
  both: ['A dog and a cat, both harmless. Please keep the front door closed.'],
}

/** Special instructions that fit this home. */
export const anyInstruction = (random: Random, { propertyType, pets }: Home): string =>
  random.pick([
    ...anywhere,
    ...(propertyType === 'house' ? inHouses : inBuildings),
    ...withPets[pets],
  ])

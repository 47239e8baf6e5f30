/** What customers add to an order. */
export const instructions = [
  'Gate code is 4417.',
  'Please ring the side door, the baby naps until ten.',
  'Park in the driveway behind the gray Subaru.',
  'The key is with the doorman, tell him it is for 12C.',
  'Text me when you are on the way.',
  'We have two cats, please keep the front door closed.',
  'I will be home from 9. My mother lets you in before that.',
  'Shoes off on the second floor, please.',
  'Street cleaning on our side until noon, park across the street.',
  'The basement light switch is behind the door on the left.',
  'Call when you arrive, the bell is broken.',
  'Blue house on the corner, the number is hard to see.',
  'Please use the service elevator.',
  'Dog in the yard until you ring. He is loud but kind.',
  'There is a spigot and an outlet on the back patio.',
  'Invoice to the office, please.',
] as const

import { cleaningRequests } from './cleaning-requests.ts'
import { chooseFlags, type Job, sometimes } from './job.ts'

export const cleaningDetails = ({ service, home, frequency = 'one-time', random }: Job) => ({
  ...home,
  cleaningType:
    service.id === 'house-cleaning'
      ? random.pick(['regular', 'regular', 'deep', 'deep', 'move-out', 'post-construction'])
      : random.pick(['regular', 'deep']),
  serviceFrequency: frequency,
  additionalServices:
    service.id === 'house-cleaning'
      ? chooseFlags(random, ['insideOven', 'insideFridge', 'windows', 'laundry', 'dishes'], 0.25)
      : {},
  specialRequests: sometimes(random, 0.4, cleaningRequests[service.id] ?? []),
})

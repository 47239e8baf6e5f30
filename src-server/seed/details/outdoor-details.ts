import { chooseFlags, type Job, pickJob, sometimes } from './job.ts'
import { outdoorJobs } from './outdoor-jobs.ts'

export function outdoorDetails({ service, home, frequency = 'one-time', random }: Job) {
  const { outcome, type, condition } = pickJob(random, outdoorJobs[service.id], {
    outcome: 'Everything in good shape again.',
    type: 'maintenance',
    condition: 'fair',
  })
  return {
    propertySize: home.roomCount > 3 ? 'large' : random.pick(['small', 'medium', 'medium']),
    serviceType: type,
    serviceFrequency: frequency,
    terrainType: random.pick(['flat', 'flat', 'sloped', 'mixed']),
    accessDifficulty: random.pick(['easy', 'easy', 'moderate']),
    currentCondition: condition,
    desiredOutcome: outcome,
    specialRequirements: chooseFlags(random, ['organicOnly', 'petSafe', 'childSafe'], 0.2),
    propertyFeatures: chooseFlags(random, ['irrigation', 'fencing', 'matureTrees', 'slopes'], 0.25),
    additionalDetails: sometimes(random, 0.2, [
      'The gate on the left side is unlocked.',
      'Please watch out for the sprinkler heads.',
      'The dog stays inside while you work.',
    ]),
  }
}

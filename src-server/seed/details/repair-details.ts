import { urgencyOfVisit } from '../../../shared/booking-details/urgency.ts'
import { anyInstruction } from '../instructions.ts'
import { chooseFlags, type Job, pickJob, sometimes } from './job.ts'
import { repairJobs } from './repair-jobs.ts'

export function repairDetails({ service, home, daysAhead, random }: Job) {
  const { problem, brand, age } = pickJob(random, repairJobs[service.id], {
    problem: `Something is wrong with the ${service.title.toLowerCase()}.`,
  })
  return {
    problemDescription: problem,
    urgencyLevel: daysAhead > 5 ? 'low' : urgencyOfVisit(daysAhead),
    propertyType: home.propertyType,
    brandModel: brand,
    systemAge: age,
    preferredTime: sometimes(random, 0.5, ['morning', 'afternoon', 'flexible']),
    ...chooseFlags(random, ['hasWarranty', 'hasParts', 'needsDiagnosis'], 0.15),
    accessInstructions: random.next() < 0.3 ? anyInstruction(random, home) : undefined,
  }
}

import { constructionJobs } from './construction-jobs.ts'
import { type Job, pickJob, sometimes } from './job.ts'

const propertyTypes = { house: 'single-family', condo: 'condo', apartment: 'apartment' } as const

export function constructionDetails({ service, home, daysAhead, random }: Job) {
  const {
    description,
    scope,
    budget,
    involves = [],
  } = pickJob(random, constructionJobs[service.id], {
    description: `We would like an offer for ${service.title.toLowerCase()}.`,
    scope: 'minor-renovation',
    budget: 'under-10k',
  })
  return {
    projectScope: scope,
    projectDescription: description,
    budgetRange: budget,
    timelinePreference: daysAhead > 7 ? random.pick(['month', 'flexible']) : 'asap',
    propertyType: propertyTypes[home.propertyType],
    propertyAge: sometimes(random, 0.6, ['recent', 'established', 'mature', 'historic']),
    projectRequirements: Object.fromEntries(involves.map((name) => [name, true])),
    livingInHome: random.next() < 0.7,
    materialPreferences: sometimes(random, 0.15, [
      'Whatever lasts, we have kids and a dog.',
      'Please match what is there.',
    ]),
  }
}

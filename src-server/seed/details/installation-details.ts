import type { ServiceId } from '../../../shared/catalogue.ts'
import { installationJobs } from './installation-jobs.ts'
import { type Job, pickJob, sometimes } from './job.ts'

/** Services for which customers give the size of their home. */
const wholeHome: readonly ServiceId[] = ['home-security', 'solar-energy', 'solar-panel']

export function installationDetails({ service, home, daysAhead, random }: Job) {
  const { product, type, existing, bought } = pickJob(random, installationJobs[service.id], {
    product: `What we talked about for ${service.title.toLowerCase()}.`,
    type: 'new',
  })
  return {
    propertyType: home.propertyType,
    propertySize: wholeHome.includes(service.id) ? home.propertySize : undefined,
    installationType: type,
    productInfo: product,
    existingInfrastructure: existing,
    timelinePreference: daysAhead > 7 ? random.pick(['month', 'flexible']) : 'week',
    budgetRange: sometimes(random, 0.5, ['under-500', '500-1000', '1000-2500']),
    hasProducts: bought ?? false,
    needsDemo: type === 'replacement',
    needsPermits: service.id.startsWith('solar'),
  }
}

import type { ServiceId } from '../../../shared/catalogue.ts'
import { cleaningReviews } from './cleaning-reviews.ts'
import { installationReviews } from './installation-reviews.ts'
import { projectReviews } from './project-reviews.ts'
import type { ReviewsByService, ReviewWords } from './read-reviews.ts'
import { repairReviews } from './repair-reviews.ts'

export type { ReviewWords } from './read-reviews.ts'

const written: ReviewsByService = {
  ...cleaningReviews,
  ...repairReviews,
  ...projectReviews,
  ...installationReviews,
}

/** Reviews for a service; empty for a service without any. */
export const reviewsOf = (id: ServiceId): readonly ReviewWords[] => written[id] ?? []

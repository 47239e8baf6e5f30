import type { Answers, BookingCategory } from '../../../shared/booking-details/index.ts'
import { cleaningDetails } from './cleaning-details.ts'
import { constructionDetails } from './construction-details.ts'
import { installationDetails } from './installation-details.ts'
import type { Job } from './job.ts'
import { movingDetails } from './moving-details.ts'
import { outdoorDetails } from './outdoor-details.ts'
import { repairDetails } from './repair-details.ts'

const samples: Record<BookingCategory, (job: Job) => Answers> = {
  cleaning: cleaningDetails,
  repair: repairDetails,
  installation: installationDetails,
  moving: movingDetails,
  outdoor: outdoorDetails,
  construction: constructionDetails,
}

/** Random but valid answers to the detail form of a service. */
export const sampleDetails = (job: Job): Answers => samples[job.service.bookingCategory](job)

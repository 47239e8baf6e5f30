import { requestedDate } from '../../../shared/booking-details/index.ts'
import type { Service } from '../../../shared/catalogue.ts'
import { answersFor } from '../answers.ts'
import type { Draft } from '../draft.ts'
import type { Flow } from '../flow.ts'

/** The day that the answers for one of these services ask for, in the business zone. */
export const requestedDay = (
  flow: Flow,
  draft: Draft,
  services: readonly Service[],
): string | undefined =>
  services.flatMap(
    (service) =>
      requestedDate(service.bookingCategory, answersFor(flow, draft, service).values) ?? [],
  )[0]

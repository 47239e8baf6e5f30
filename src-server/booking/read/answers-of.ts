import { z } from 'zod'
import type { Answers } from '../../../shared/booking-details/index.ts'
import { parseColumn } from '../../db/parse-column.ts'
import type { Tables } from '../../db/types.ts'

const answers = z.record(z.string(), z.unknown())

/** A booking's answers as they were given: the form of its category may have changed since. */
export const answersOf = ({
  service_details,
}: Pick<Tables['bookings'], 'service_details'>): Answers => parseColumn(answers, service_details)

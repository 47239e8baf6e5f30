import { z } from 'zod/mini'
import { zipCode } from '../areas/zip.ts'
import { serviceIds, services } from '../catalogue.ts'
import { line } from '../text.ts'
import { addDays, weekday } from './business-time.ts'

/** Times are offered from today to this many days ahead. */
export const slotHorizonDays = 60
export const slotHours = 2

const weekdayStarts = ['08:00', '10:00', '12:00', '14:00', '16:00']
const sundayStarts = ['10:00', '12:00', '14:00']

/** The times at which work can start on this day, in the business zone. */
export const startTimesOf = (date: string): readonly string[] =>
  weekday(date) === 0 ? sundayStarts : weekdayStarts

/** When a slot that begins at this time ends. */
export const slotEndTime = (start: string) =>
  `${String(Number(start.slice(0, 2)) + slotHours).padStart(2, '0')}${start.slice(2)}`

export interface SlotTime {
  date: string
  startTime: string
  endTime: string
}

/** Every time at which work can start, from `today` to the horizon, in the business zone. */
export function slotTimes(today: string): SlotTime[] {
  return Array.from({ length: slotHorizonDays + 1 }, (_, days) => addDays(today, days)).flatMap(
    (date) =>
      startTimesOf(date).map((startTime) => ({
        date,
        startTime,
        endTime: slotEndTime(startTime),
      })),
  )
}

export const serviceId = z.pipe(
  z.string({ error: 'Choose a service.' }),
  z.enum(serviceIds, { error: 'We do not offer this service.' }),
)

export const tooManyServices = `Choose ${services.length} services at most.`

const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length

export const openSlotsInput = z.object({
  serviceIds: z
    .array(serviceId, { error: 'Choose at least one service.' })
    .check(
      z.minLength(1, 'Choose at least one service.'),
      z.maxLength(services.length, tooManyServices),
      z.refine(distinct, 'Choose each service once.'),
    ),
  /** Where the work is: who comes depends on it. */
  zip: z.optional(zipCode),
  /** Only times at which this professional is free for one of the services. */
  professionalId: z.optional(line(64, 'Choose a professional.')),
})
export type OpenSlotsInput = z.infer<typeof openSlotsInput>

/** Who does these services there. */
export const professionalsInput = z.omit(openSlotsInput, { professionalId: true })

import { z } from 'zod/mini'
import { zipCode } from '../areas/zip.ts'
import { line } from '../text.ts'
import { serviceId } from '../time/slots.ts'
import { day as date } from './day.ts'

const time = z
  .string({ error: 'Choose a time.' })
  .check(z.regex(/^([01]\d|2[0-3]):00$/, 'Choose a full hour.'))

const [firstHour, lastHour] = [6, 20]

/** When a seat may begin: on the hour from 6 AM to 8 PM. */
export const seatTimes: readonly string[] = Array.from(
  { length: lastHour - firstHour + 1 },
  (_, index) => `${String(firstHour + index).padStart(2, '0')}:00`,
)

/** A day of the board, or the first of seven. */
export const dayInput = z.object({ date })

/** Where a visit could be moved to on a day. */
export const targetsInput = z.object({ id: line(64, 'Send the id of a booking.'), date })

/** The week that begins on this date, for one service or for all. */
export const weekInput = z.object({ from: date, serviceId: z.optional(serviceId) })
export type WeekInput = z.infer<typeof weekInput>

/** One time of one day. */
export const timeInput = z.object({ date, time, serviceId: z.optional(serviceId) })
export type TimeInput = z.infer<typeof timeInput>

/** Who could come for a service at one time, where the work is. */
export const freeAtInput = z.object({ serviceId, date, time, zip: z.optional(zipCode) })
export type FreeAtInput = z.infer<typeof freeAtInput>

/** Closes or opens the available seats of a day or of one of its times, for one service or for all. */
export const changeTimesInput = z.object({
  action: z.enum(['close', 'open']),
  date,
  time: z.optional(time),
  serviceId: z.optional(serviceId),
})
export type ChangeTimesInput = z.infer<typeof changeTimesInput>

/** One more seat for a service, at a time that it already has or at a new one. */
export const addSeatInput = z.object({
  serviceId,
  date,
  time: time.check(z.refine((at) => seatTimes.includes(at), 'Choose a time from 6 AM to 8 PM.')),
})
export type AddSeatInput = z.infer<typeof addSeatInput>

export const holidayInput = z.object({ date, name: line(80, 'Give the holiday a name.') })
export type HolidayInput = z.infer<typeof holidayInput>

export const holidayDateInput = z.pick(holidayInput, { date: true })

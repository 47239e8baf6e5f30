import { z } from 'zod/mini'
import { phoneNumber } from '../people/phone-number.ts'
import { emailAddress, line, optional } from '../text.ts'
import { serviceId } from '../time/slots.ts'
import { day } from './day.ts'

/** From midnight to midnight, on the half hour. */
const wallTime = z
  .string({ error: 'Choose a time.' })
  .check(z.regex(/^(([01]\d|2[0-3]):(00|30)|24:00)$/, 'Choose a full or half hour.'))

/** When somebody works on a day of the week, from Sunday, 0; in the business zone. */
const shift = z
  .object({ weekday: z.int().check(z.minimum(0), z.maximum(6)), from: wallTime, until: wallTime })
  .check(z.refine(({ from, until }) => from < until, 'A day’s work ends after it begins.'))
export type Shift = z.infer<typeof shift>

const overlap = (one: Shift, other: Shift) =>
  one.weekday === other.weekday && one.from < other.until && other.from < one.until

const isDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length

const id = line(64, 'Send the id of a professional.')

/** A professional as the office writes it: who it is, and what they do where and when. */
export const professionalInput = z.object({
  id: z.optional(id),
  firstName: line(60, 'Enter the first name.'),
  lastName: line(60, 'Enter the last name.'),
  about: line(160, 'Write one line about them: customers read it.'),
  email: z.pipe(
    emailAddress,
    z.transform((email) => email.toLowerCase()),
  ),
  phone: phoneNumber,
  isActive: z.boolean({ error: 'Say whether they work now.' }),
  serviceIds: z
    .array(serviceId)
    .check(
      z.minLength(1, 'Choose at least one service.'),
      z.refine(isDistinct, 'Choose each service once.'),
    ),
  areaIds: z
    .array(line(64, 'Send the id of an area.'))
    .check(
      z.minLength(1, 'Choose at least one area.'),
      z.maxLength(500, 'Choose 500 areas at most.'),
      z.refine(isDistinct, 'Choose each area once.'),
    ),
  hours: z.array(shift).check(
    z.minLength(1, 'Choose at least one day of the week.'),
    z.maxLength(50, 'Use 50 spans at most.'),
    z.refine(
      (shifts) =>
        shifts.every((one, at) => shifts.every((other, to) => to <= at || !overlap(one, other))),
      'Two spans of one day overlap.',
    ),
  ),
})
export type ProfessionalInput = z.infer<typeof professionalInput>

export const professionalIdInput = z.object({ id })

/** Days off, or parts of days: from a time on the first day until a time on the last. Business zone. */
export const timeOffInput = z
  .object({
    professionalId: id,
    firstDay: day,
    lastDay: day,
    /** From midnight without it. */
    from: optional(wallTime),
    /** Until midnight without it. */
    until: optional(wallTime),
    reason: optional(line(120, 'Write why.')),
  })
  .check(
    z.refine(
      ({ firstDay, lastDay, from, until }) =>
        `${firstDay} ${from ?? '00:00'}` < `${lastDay} ${until ?? '24:00'}`,
      { error: 'The time off ends after it begins.', path: ['lastDay'] },
    ),
  )
export type TimeOffInput = z.infer<typeof timeOffInput>

export const timeOffIdInput = z.object({ id: line(64, 'Say which time off.') })

/** Who is to come to a booking; `from` is whom the office saw there, if anybody. */
export const assignInput = z.object({
  bookingId: line(64, 'Send the id of a booking.'),
  professionalId: id,
  from: z.nullable(id),
})
export type AssignInput = z.infer<typeof assignInput>

export const candidatesInput = z.pick(assignInput, { bookingId: true })

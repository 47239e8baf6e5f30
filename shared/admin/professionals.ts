import { z } from 'zod/mini'
import { phoneNumber } from '../people/phone-number.ts'
import { emailAddress, line, optional } from '../text.ts'
import { shareInput } from '../time/share-calendar.ts'
import { serviceId } from '../time/slots.ts'
import { weekdays } from '../time/weekdays.ts'
import { day } from './day.ts'

const zipPrefixWanted = 'Enter three to five digits of a zip code.'
const clockTime = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/** From midnight to midnight, in the business zone. */
export const wallTime = z
  .string({ error: 'Choose a time.' })
  .check(z.regex(clockTime, 'Enter a time such as 08:30.'))

/** When somebody works on a day of the week, from Sunday, 0; in the business zone. */
const shift = z
  .object({
    weekday: z.int({ error: 'Choose a day of the week.' }).check(z.minimum(0), z.maximum(6)),
    from: wallTime,
    to: wallTime,
  })
  .check(z.refine(({ from, to }) => from < to, 'The end time must be after the start time.'))
export type Shift = z.infer<typeof shift>

const overlap = (one: Shift, other: Shift) =>
  one.weekday === other.weekday && one.from < other.to && other.from < one.to

const isDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length

const id = line(64, 'Send the id of a professional.')

/** JPEG, PNG or WebP as a data URL, by its first bytes as well as by its name. */
const pictureUrl =
  /^data:image\/(jpeg;base64,\/9j\/|png;base64,iVBORw0KGgo|webp;base64,UklGR)[\w+/]*={0,2}$/
/** Pixels, each side: shown at half of it, and in every list of professionals. */
export const pictureSize = 80

/** A professional as the office writes it: who it is, and what they do where and when. */
export const professionalInput = z.object({
  id: z.optional(id),
  /** What the office saw: if somebody has saved it since, nothing is overwritten. */
  version: z.optional(z.int()),
  name: line(120, 'Enter the name.'),
  email: optional(
    z.pipe(
      emailAddress,
      z.transform((email) => email.toLowerCase()),
    ),
  ),
  phone: optional(phoneNumber),
  /** One line for customers. */
  about: optional(line(160, 'Enter a short bio.')),
  /** A small picture as a data URL; null removes it, and without it the picture stays. */
  picture: z.optional(
    z.nullable(
      z
        .string({ error: 'Choose a picture.' })
        .check(
          z.maxLength(12_000, 'Choose a smaller picture.'),
          z.regex(pictureUrl, 'Choose a JPEG, PNG or WebP picture.'),
        ),
    ),
  ),
  serviceIds: z
    .array(serviceId, { error: 'Choose at least one service.' })
    .check(
      z.minLength(1, 'Choose at least one service.'),
      z.refine(isDistinct, 'Choose each service once.'),
    ),
  /** Whole zip codes or their beginnings; none: everywhere. */
  zipPrefixes: z
    .array(z.string({ error: zipPrefixWanted }).check(z.regex(/^\d{3,5}$/, zipPrefixWanted)), {
      error: zipPrefixWanted,
    })
    .check(
      z.maxLength(1000, 'Too many zip codes. Use shorter prefixes, up to 1,000.'),
      z.refine(isDistinct, 'Enter each zip code once.'),
    ),
  hours: z
    .array(shift, { error: 'Choose at least one day of the week.' })
    .check(
      z.minLength(1, 'Choose at least one day of the week.'),
      z.maxLength(50, 'Use 50 spans at most.'),
      ({ value: shifts, issues }) => {
        const twice = shifts.find((one, at) =>
          shifts.slice(at + 1).some((other) => overlap(one, other)),
        )
        if (!twice) return
        issues.push({
          code: 'custom',
          input: shifts,
          message: `The hours on ${weekdays[twice.weekday]} overlap.`,
        })
      },
    ),
  isActive: z.boolean({ error: 'Say whether they work now.' }),
})
export type ProfessionalInput = z.infer<typeof professionalInput>

export const professionalIdInput = z.object({ id })

/** Whether calendar apps can read the visits of a professional. */
export const shareProfessionalInput = z.extend(shareInput, { id })

/** A day and a time in the business zone: `2026-11-24 08:00`. */
const dayAndTime = z.string({ error: 'Choose a day.' }).check(
  z.refine((text) => {
    const [date = '', time = '', more] = text.split(' ')
    return more === undefined && day.safeParse(date).success && clockTime.test(time)
  }, 'Choose a day from 2000 to 2100 and a time.'),
)

/** Days off, or parts of days. */
export const timeOffInput = z
  .object({
    /** Whose. */
    id,
    from: dayAndTime,
    to: dayAndTime,
    reason: optional(line(120, 'Write why.')),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      error: 'Time off must end after it begins.',
      path: ['to'],
    }),
  )
export type TimeOffInput = z.infer<typeof timeOffInput>

export const timeOffIdInput = z.object({ id: line(64, 'Say which time off.') })

/** Who is to come to a booking. */
export const assignInput = z.object({
  id: line(64, 'Send the id of a booking.'),
  professionalId: id,
  /** Whom the office saw there, null for nobody: if that has changed since, nothing is overwritten. */
  from: z.optional(z.nullable(id)),
})
export type AssignInput = z.infer<typeof assignInput>

const wallClock = { date: day, time: wallTime }

/** When a visit is to be, in the business zone, and who comes. */
export const moveInput = z.object({
  id: line(64, 'Send the id of a booking.'),
  ...wallClock,
  /** Without it the same as before where possible, or anybody; null for nobody yet. */
  professionalId: z.optional(z.nullable(id)),
  /** What the office saw: if that has changed since, nothing is overwritten. */
  from: z.optional(z.object({ ...wallClock, professionalId: z.nullable(id) })),
})
export type MoveInput = z.infer<typeof moveInput>

export const moveManyInput = z.object({
  visits: z
    .array(moveInput)
    .check(
      z.minLength(1, 'Select at least one booking.'),
      z.maxLength(100, 'Select at most 100 bookings.'),
    ),
})
export type MoveManyInput = z.infer<typeof moveManyInput>

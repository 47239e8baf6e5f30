import { addDays } from '../business-time.ts'
import { cleaning } from './cleaning.ts'
import { construction } from './construction.ts'
import type { DetailForm } from './fields.ts'
import { installation } from './installation.ts'
import { moving } from './moving.ts'
import { outdoor } from './outdoor.ts'
import { repair } from './repair.ts'

export type { DetailForm, Field, FieldGroup, Options } from './fields.ts'

/** The six detail forms, by booking category (docs/rules.md, Details forms). */
export const detailForms = {
  cleaning,
  repair,
  installation,
  moving,
  outdoor,
  construction,
} as const satisfies Record<string, DetailForm>

export type BookingCategory = keyof typeof detailForms

/** A service's validated answers. Which fields it has depends on the service's category. */
export type ServiceDetails = Readonly<Record<string, unknown>>

/** The form of a category. */
export const detailForm = (category: BookingCategory): DetailForm => detailForms[category]

const fieldsOf = (category: BookingCategory) =>
  detailForm(category).groups.flatMap(({ fields }) => fields)

/** The answers that a form starts with. */
export const presetAnswers = (category: BookingCategory): ServiceDetails =>
  Object.fromEntries(
    fieldsOf(category).flatMap((field) =>
      field.kind === 'choice' && field.preset ? [[field.name, field.preset]] : [],
    ),
  )

/** What two jobs at the same home have in common. */
const aboutTheHome = ['propertyType', 'propertySize', 'roomCount', 'bathroomCount']

/**
 * The answers that another service at the same home can reuse: what its form accepts and, of the figures, which count
 * in the price, only those that it requires.
 */
export const sharedAnswers = (category: BookingCategory, answers: ServiceDetails): ServiceDetails =>
  Object.fromEntries(
    aboutTheHome
      .filter((name) => {
        const field = detailForm(category).schema.shape[name]
        const given = answers[name] !== undefined && answers[name] !== ''
        if (!field || !given || !field.safeParse(answers[name]).success) return false
        return name === 'propertyType' || !field.safeParse(undefined).success
      })
      .map((name) => [name, answers[name]]),
  )

const daysAhead = 730

export const dateOutOfReach = 'Choose a day from today to two years ahead.'

/** The names of the date fields for which no work can be scheduled; `today` is in the business zone. */
export const datesOutOfReach = (
  category: BookingCategory,
  details: ServiceDetails,
  today: string,
): string[] =>
  fieldsOf(category)
    .filter(({ kind, name }) => {
      const date = details[name]
      if (kind !== 'date' || typeof date !== 'string' || date === '') return false
      return date < today || date > addDays(today, daysAhead)
    })
    .map(({ name }) => name)

/** The day that the customer named in these answers, such as the day of a move. */
export const wantedDay = (
  category: BookingCategory,
  details: ServiceDetails,
): string | undefined => {
  const field = fieldsOf(category).find(({ kind }) => kind === 'date')
  const date = field && details[field.name]
  return typeof date === 'string' && date !== '' ? date : undefined
}

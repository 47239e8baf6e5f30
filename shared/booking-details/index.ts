import { catch as fallback, z } from 'zod/mini'
import { addDays } from '../time/business-time.ts'
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

/** Answers to a detail form as a screen, a conversation or a stored booking has them: some may be missing. */
export type Answers = Readonly<Record<string, unknown>>

/** The answer to a field of checkboxes; nothing is checked in anything else. */
export const checkboxes = fallback(z.record(z.string(), z.boolean()), {})

/** The form of a category. */
export const detailForm = (category: BookingCategory): DetailForm => detailForms[category]

const fieldsIn = ({ groups }: DetailForm) => groups.flatMap(({ fields }) => fields)

const fieldsOf = (category: BookingCategory) => fieldsIn(detailForm(category))

/** The answers that a form starts with. */
export const defaultAnswers = (form: DetailForm): Answers =>
  Object.fromEntries(
    fieldsIn(form).flatMap((field) =>
      (field.kind === 'choice' || field.kind === 'number') && field.preset
        ? [[field.name, field.preset]]
        : [],
    ),
  )

/** What two jobs at the same home have in common. */
const homeFields = ['propertyType', 'propertySize', 'roomCount', 'bathroomCount']

/**
 * The answers that another service at the same home can reuse: what its form accepts and, of the figures, which count
 * in the price, only those that it requires.
 */
export const reusableAnswers = (form: DetailForm, answers: Answers): Answers =>
  Object.fromEntries(
    homeFields
      .filter((name) => {
        const field = form.schema.shape[name]
        const given = answers[name] !== undefined && answers[name] !== ''
        if (!field || !given || !field.safeParse(answers[name]).success) return false
        return name === 'propertyType' || !field.safeParse(undefined).success
      })
      .map((name) => [name, answers[name]]),
  )

const daysAhead = 730

export const dateOutOfRangeMessage = 'Choose a day from today to two years ahead.'

/** The names of the date fields for which no work can be scheduled; `today`, in the business zone, is asked for only if there is a date. */
export const datesOutOfRange = (
  category: BookingCategory,
  details: Answers,
  today: () => string,
): string[] =>
  fieldsOf(category)
    .filter(({ kind, name }) => {
      const date = details[name]
      if (kind !== 'date' || typeof date !== 'string' || date === '') return false
      return date < today() || date > addDays(today(), daysAhead)
    })
    .map(({ name }) => name)

/** The day that the customer named in these answers, such as the day of a move. */
export const requestedDate = (category: BookingCategory, details: Answers): string | undefined => {
  const field = fieldsOf(category).find(({ kind }) => kind === 'date')
  const date = field && details[field.name]
  return typeof date === 'string' && date !== '' ? date : undefined
}

import { cleaning } from './cleaning.ts'
import { construction } from './construction.ts'
import type { DetailForm } from './fields.ts'
import { installation } from './installation.ts'
import { moving } from './moving.ts'
import { outdoor } from './outdoor.ts'
import { repair } from './repair.ts'

export type { DetailForm, Field, FieldGroup, Options } from './fields.ts'

/** The six detail forms, by booking category (specification, section 3). */
export const detailForms = {
  cleaning,
  repair,
  installation,
  moving,
  outdoor,
  construction,
} as const satisfies Record<string, DetailForm>

export type BookingCategory = keyof typeof detailForms

/** A service's answers, checked. Which fields it has depends on the service's category. */
export type ServiceDetails = Readonly<Record<string, unknown>>

/** The form of a category. */
export const detailForm = (category: BookingCategory): DetailForm => detailForms[category]

const fieldsOf = (category: BookingCategory) =>
  detailForm(category).groups.flatMap(({ fields }) => fields)

/** What a form starts with. */
export const presetAnswers = (category: BookingCategory): ServiceDetails =>
  Object.fromEntries(
    fieldsOf(category).flatMap((field) =>
      field.kind === 'choice' && field.preset ? [[field.name, field.preset]] : [],
    ),
  )

/** The names of the dates among these answers that lie before `today`, a date in the business zone. */
export const datesBehind = (category: BookingCategory, details: ServiceDetails, today: string) =>
  fieldsOf(category)
    .filter(({ kind, name }) => {
      const date = details[name]
      return kind === 'date' && typeof date === 'string' && date !== '' && date < today
    })
    .map(({ name }) => name)

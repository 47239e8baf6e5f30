import { z } from 'zod/mini'
import { type DetailForm, detailForm, type Field } from '../booking-details/index.ts'
import type { Service } from '../catalogue.ts'
import { cleaningQuestions } from './cleaning.ts'
import { constructionQuestions } from './construction.ts'
import { installationQuestions } from './installation.ts'
import { outdoorQuestions } from './outdoor.ts'
import type { QuestionWords, ServiceQuestions } from './question-words.ts'
import { repairQuestions } from './repair.ts'

const questions = new Map<string, ServiceQuestions>(
  Object.entries({
    ...cleaningQuestions,
    ...repairQuestions,
    ...installationQuestions,
    ...outdoorQuestions,
    ...constructionQuestions,
  }),
)

const forms = new Map<string, DetailForm>()

/** A service's form: its category's, with the questions that fit the service, in its words. */
export function formOf(service: Service): DetailForm {
  const known = forms.get(service.id)
  if (known) return known
  const form = buildForm(service)
  forms.set(service.id, form)
  return form
}

/** Every field of the category in the service's words, also those that it does not ask: a stored answer may have them. */
export const wordedFields = (service: Service): Field[] => {
  const { words } = questions.get(service.id) ?? {}
  return detailForm(service.bookingCategory).groups.flatMap(({ fields }) =>
    fields.map((field) => worded(field, words)),
  )
}

function buildForm(service: Service): DetailForm {
  const category = detailForm(service.bookingCategory)
  const { without = [], words } = questions.get(service.id) ?? {}
  const groups = category.groups
    .map(({ title, fields }) => ({
      title,
      fields: fields.flatMap((field) => asked(field, without)).map((field) => worded(field, words)),
    }))
    .filter(({ fields }) => fields.length > 0)
  const { shape } = category.schema
  // What may be missing anyway keeps its default.
  const relaxed = Object.fromEntries(
    without.flatMap((name) => {
      const field = shape[name]
      return field && !field.safeParse(undefined).success ? [[name, z.optional(field)]] : []
    }),
  )
  return { groups, schema: z.extend(category.schema, relaxed) }
}

/** A field without the switches that are not asked; nothing if none of it is. */
function asked(field: Field, without: readonly string[]): Field[] {
  if (without.includes(field.name)) return []
  if (field.kind !== 'switches') return [field]
  const options = Object.entries(field.options).filter(([name]) => !without.includes(name))
  return options.length > 0 ? [{ ...field, options: Object.fromEntries(options) }] : []
}

function worded(field: Field, words: Readonly<Record<string, QuestionWords>> = {}): Field {
  if (field.kind === 'switches') {
    const options = Object.entries(field.options).map(([name, label]): [string, string] => [
      name,
      words[name]?.label ?? label,
    ])
    return { ...field, options: Object.fromEntries(options) }
  }
  const own = words[field.name]
  if (!own) return field
  const { options, ...texts } = own
  return 'options' in field
    ? { ...field, ...texts, options: { ...field.options, ...options } }
    : { ...field, ...texts }
}

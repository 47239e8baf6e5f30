import { detailForm, type Field } from '../../shared/booking-details/index.ts'
import { formatDate } from '../../shared/business-time.ts'
import { findService } from '../../shared/catalogue.ts'

/** A booking's answers, in the words and the order of its form; empty ones left out. */
export function answersInWords(
  serviceId: string,
  answers: Record<string, unknown>,
): [label: string, value: string][] {
  const service = findService(serviceId)
  if (!service) return []
  return detailForm(service.bookingCategory)
    .groups.flatMap(({ fields }) => fields)
    .flatMap((field): [string, string][] => {
      const words = inWords(field, answers)
      return words === '' ? [] : [[field.label, words]]
    })
}

function inWords(field: Field, answers: Record<string, unknown>): string {
  const answer = answers[field.name]
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
  switch (field.kind) {
    case 'choice':
      return field.options[text] ?? text
    case 'flags':
      return chosen(field.options, (answer ?? {}) as Record<string, unknown>)
    case 'switches':
      return chosen(field.options, answers)
    case 'number':
      return text && `${Number(text).toLocaleString('en-US')} ${field.unit ?? ''}`.trim()
    case 'date':
      return text && formatDate(text)
    default:
      return text
  }
}

const chosen = (options: Readonly<Record<string, string>>, given: Record<string, unknown>) =>
  Object.keys(options)
    .filter((key) => given[key] === true)
    .map((key) => options[key])
    .join(', ')

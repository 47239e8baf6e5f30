import { checkboxes, type Field } from '../../shared/booking-details/index.ts'
import { findService } from '../../shared/catalogue.ts'
import { formatNumber } from '../../shared/format/numbers.ts'
import { wordedFields } from '../../shared/questions/form-of.ts'
import { formatDate } from '../../shared/time/business-time.ts'

/** A booking's answers, in the words and the order of its form; empty ones left out. */
export function describeAnswers(
  serviceId: string,
  answers: Record<string, unknown>,
): [label: string, value: string, name: string][] {
  const service = findService(serviceId)
  if (!service) return []
  return wordedFields(service).flatMap((field): [string, string, string][] => {
    const text = describeAnswer(field, answers)
    return text === '' ? [] : [[field.label, text, field.name]]
  })
}

function describeAnswer(field: Field, answers: Record<string, unknown>): string {
  const answer = answers[field.name]
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
  switch (field.kind) {
    case 'choice':
      return field.options[text] ?? text
    case 'flags':
      return checkedLabels(field.options, checkboxes.parse(answer))
    case 'switches':
      return checkedLabels(field.options, answers)
    case 'number':
      return text && `${formatNumber(Number(text))} ${field.unit ?? ''}`.trim()
    case 'date':
      return text && formatDate(text)
    default:
      return text
  }
}

const checkedLabels = (
  options: Readonly<Record<string, string>>,
  checked: Record<string, unknown>,
) =>
  Object.keys(options)
    .filter((key) => checked[key] === true)
    .map((key) => options[key])
    .join(', ')

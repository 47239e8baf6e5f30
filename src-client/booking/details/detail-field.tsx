import { Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { memo } from 'react'
import { type Answers, checkboxes, type Field } from '../../../shared/booking-details/index.ts'
import { useToday } from '../../business-clock.ts'
import { Choice } from '../../ui/choice.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'

interface Props {
  field: Field
  required: boolean
  /** The form's answer to this field; for switches the answers of all of them. */
  answer: unknown
  error: TextInputProps['error']
  /**
   * Takes an answer, or a function of the one before: several may come before the next render. Stays the same function
   * for as long as the form is shown.
   */
  setAnswer: (name: string, answer: unknown) => void
}

/** The part of a form's answers that a field shows. */
export const answerTo = (field: Field, answers: Answers): unknown =>
  field.kind === 'switches'
    ? Object.fromEntries(Object.keys(field.options).map((key) => [key, answers[key] === true]))
    : answers[field.name]

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Only a date's input renders again for today's date, once the page is hydrated. */
const DateInput = (props: TextInputProps) => <TextInput {...props} type="date" min={useToday()} />

/** Renders one field of a detail form, again only when its own answer or error changes: a phone has no time for the others. */
export const DetailField = memo(
  RenderedField,
  (before, after) =>
    before.error === after.error &&
    before.required === after.required &&
    before.field === after.field &&
    JSON.stringify(before.answer) === JSON.stringify(after.answer),
)

function RenderedField({ field, required, answer, error, setAnswer }: Props) {
  const { name, label, hint: description, placeholder } = field
  const common = {
    name,
    label,
    description,
    placeholder,
    withAsterisk: required,
    'aria-required': required || undefined,
    error,
    'data-field': name,
  }
  const textInput = {
    ...common,
    value: asText(answer),
    onChange: (event: { currentTarget: { value: string } }) =>
      setAnswer(name, event.currentTarget.value),
  }
  switch (field.kind) {
    case 'text':
      return <TextInput {...textInput} />
    case 'paragraph':
      return <Textarea {...textInput} rows={3} />
    case 'number':
      return (
        <TextInput
          {...textInput}
          inputMode="decimal"
          autoComplete="off"
          rightSection={field.unit}
          rightSectionWidth={field.unit ? 64 : undefined}
          rightSectionPointerEvents="none"
        />
      )
    case 'date':
      return <DateInput {...textInput} />
    case 'choice': {
      const selected = asText(answer)
      const canBeCleared = !required && !field.preset
      return (
        <ChoiceField {...common} required={required}>
          {Object.entries(field.options).map(([key, optionLabel]) => (
            <Choice
              key={key}
              name={name}
              value={key}
              checked={key === selected}
              onChoose={() => setAnswer(name, key)}
              onClick={() => canBeCleared && key === selected && setAnswer(name, '')}
            >
              {optionLabel}
            </Choice>
          ))}
        </ChoiceField>
      )
    }
    case 'flags':
    case 'switches': {
      const checked = checkboxes.parse(answer)
      return (
        <ChoiceField {...common}>
          {Object.entries(field.options).map(([key, optionLabel]) => (
            <Choice
              key={key}
              type="checkbox"
              checked={checked[key] ?? false}
              onChoose={(isChosen) =>
                field.kind === 'flags'
                  ? setAnswer(name, (before: unknown) => ({
                      ...checkboxes.parse(before),
                      [key]: isChosen,
                    }))
                  : setAnswer(key, isChosen)
              }
            >
              {optionLabel}
            </Choice>
          ))}
        </ChoiceField>
      )
    }
  }
}

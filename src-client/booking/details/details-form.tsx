import { useCallbackRef } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import type { Service } from '../../../shared/catalogue.ts'
import { formOf } from '../../../shared/questions/form-of.ts'
import { Form } from '../../ui/form.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import type { FormValues } from '../draft.ts'
import { answerTo, DetailField } from './detail-field.tsx'
import css from './details-form.module.css'
import { dateErrors, missingFields, requiredFields } from './missing-fields.ts'

interface Props {
  id: string
  service: Service
  initial: FormValues
  onChange: (values: FormValues) => void
  onComplete: () => void
  /** A question beside the form's own: its error by field, and whether it has no answer. */
  beside?: { check: () => Record<string, string>; isMissing: () => boolean }
  /** Called on submit if required fields are empty. */
  onMissing?: () => void
  /** The heading level of its group titles. */
  heading?: 'h2' | 'h3' | 'h4'
  /** Counts how often the errors were asked for without a submit; each increase shows them. */
  errorRequests?: number
}

/** The questions of a service's category. Each error is at its field, and the first one has the focus. */
export function DetailsForm({
  id,
  service,
  initial,
  onChange,
  onComplete,
  beside,
  onMissing,
  heading: Heading = 'h2',
  errorRequests = 0,
}: Props) {
  const { schema, groups } = formOf(service)
  const form = useSchemaForm({
    schema,
    initialValues: initial,
    check: (values) => ({ ...beside?.check(), ...dateErrors(service, values) }),
    onValuesChange: onChange,
  })
  const setAnswer = useCallbackRef(form.setFieldValue)
  const required = requiredFields(schema)
  const showErrors = useEffectEvent(() =>
    // Other forms of the page can have fields of the same names.
    form.showErrors(form.validate().errors, document.getElementById(id) ?? undefined),
  )
  useEffect(() => {
    if (errorRequests > 0) showErrors()
  }, [errorRequests])
  const submit = form.handleSubmit(onComplete, (values) => {
    if (beside?.isMissing() || missingFields(schema, values).length > 0) onMissing?.()
  })

  return (
    <Form id={id} className={css.form} onSubmit={() => submit()}>
      <p className={css.note}>
        Fields marked <span aria-hidden="true">*</span>
        <span className="visually-hidden">with a star</span> are required.
      </p>
      {groups.map((group) => (
        <section
          key={group.title}
          className={css.group}
          // Under a service's own title, others ask the same beside it.
          aria-label={Heading === 'h4' ? `${service.title}: ${group.title}` : group.title}
        >
          <Heading className={css.title}>{group.title}</Heading>
          {group.fields.map((field) => (
            <DetailField
              key={field.name}
              field={field}
              required={required.has(field.name)}
              answer={answerTo(field, form.values)}
              error={form.errors[field.name]}
              setAnswer={setAnswer}
            />
          ))}
        </section>
      ))}
    </Form>
  )
}

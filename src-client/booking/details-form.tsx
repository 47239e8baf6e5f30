import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useEffectEvent } from 'react'
import { detailForm } from '../../shared/booking-details/index.ts'
import type { Service } from '../../shared/catalogue.ts'
import { focusFirstField } from '../ui/focus-field.ts'
import { Form } from '../ui/form.tsx'
import { clearToasts } from '../ui/toast.ts'
import { DetailField } from './detail-field.tsx'
import css from './details-form.module.css'
import type { FormValues } from './draft.ts'
import { missingFields, outOfReach, requiredFields } from './missing-fields.ts'

interface Props {
  id: string
  service: Service
  initial: FormValues
  onChange: (values: FormValues) => void
  onComplete: () => void
  /** Some required fields are empty. */
  onMissing?: () => void
  /** The heading level of its groups. */
  heading?: 'h2' | 'h3'
  /** Above 0, the errors are shown without a submit; each change shows them again. */
  faultsShown?: number
}

/** The questions for a service's category, with each error at its field and the focus on the first one. */
export function DetailsForm({
  id,
  service,
  initial,
  onChange,
  onComplete,
  onMissing,
  heading: Heading = 'h2',
  faultsShown = 0,
}: Props) {
  const { schema, groups } = detailForm(service.bookingCategory)
  const form = useForm<FormValues>({
    initialValues: initial,
    validate: (values) => ({
      ...outOfReach(service, values),
      ...schemaResolver(schema, { sync: true })(values),
    }),
    validateInputOnBlur: false,
    onValuesChange: onChange,
  })
  const required = requiredFields(schema)
  // The form recreates its functions with every error that it shows.
  const showFaults = useEffectEvent(() => focusFirstField(Object.keys(form.validate().errors)))
  useEffect(() => {
    if (faultsShown > 0) showFaults()
  }, [faultsShown])
  const submit = form.onSubmit(onComplete, (errors, values) => {
    clearToasts()
    if (missingFields(schema, values).length > 0) onMissing?.()
    focusFirstField(Object.keys(errors))
  })

  return (
    <Form id={id} className={css.form} onSubmit={() => submit()}>
      <p className={css.note}>
        Fields marked <span aria-hidden="true">*</span>
        <span className="spoken">with a star</span> are required.
      </p>
      {groups.map((group) => (
        <section key={group.title} className={css.group} aria-label={group.title}>
          <Heading className={css.title}>{group.title}</Heading>
          {group.fields.map((field) => (
            <DetailField
              key={field.name}
              field={field}
              required={required.has(field.name)}
              form={form}
            />
          ))}
        </section>
      ))}
    </Form>
  )
}

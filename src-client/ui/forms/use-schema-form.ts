import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import type { z } from 'zod/mini'
import { clearToasts } from '../toast/toast.ts'
import { focusFirstField } from './focus-field.ts'

interface Options<Values, Output> {
  /** The schema of shared/ that the server checks with, too. */
  schema: z.ZodMiniType<Output>
  initialValues: Values
  /** Errors by field that the schema cannot find, such as two passwords that differ. */
  check?: ((values: Values) => FormErrors) | undefined
  onValuesChange?: (values: Values) => void
}

/** A form checked by a schema: its errors are shown at their fields, and the first one gets the focus. */
export function useSchemaForm<Values extends Record<string, unknown>, Output>({
  schema,
  check,
  ...options
}: Options<Values, Output>) {
  const schemaErrors = schemaResolver(schema, { sync: true })
  const form = useForm<Values, Output>({
    ...options,
    validate: (values) => ({ ...check?.(values), ...schemaErrors(values) }),
    transformValues: (values) => schema.parse(values),
    enhanceGetInputProps: ({ field }) => ({ name: field, 'data-field': field }),
  })
  const showErrors = (errors: FormErrors, within?: ParentNode) => {
    form.setErrors(errors)
    focusFirstField(Object.keys(errors), within)
  }
  /** The form's `onSubmit`: `send` gets the checked values. */
  const handleSubmit = (send: (output: Output) => void, onInvalid?: (values: Values) => void) =>
    form.onSubmit(send, (errors, values) => {
      clearToasts()
      onInvalid?.(values)
      focusFirstField(Object.keys(errors))
    })
  return { ...form, showErrors, handleSubmit }
}

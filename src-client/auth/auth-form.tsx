import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type ReactNode, useRef, useState } from 'react'
import type { z } from 'zod'
import { ActionButton } from '../ui/action-button.tsx'
import { focusFirstField } from '../ui/focus-field.ts'
import { Form } from '../ui/form.tsx'
import { clearToasts } from '../ui/toast.ts'
import css from './auth.module.css'
import { keepTypedEmail, typedEmail } from './typed-email.ts'

export interface AuthField {
  name: string
  label: string
  kind: 'email' | 'password'
  autoComplete: string
}

interface Props {
  fields: readonly AuthField[]
  schema: z.ZodType
  button: string
  /** The button's text while the call runs. */
  busyLabel: string
  /** Not the main action of its screen. */
  quiet?: boolean | undefined
  /** Errors by field that the schema cannot find, such as two passwords that differ. */
  check?: (values: Record<string, string>) => Record<string, string>
  /** Calls the server; returns the errors that it found, by field. */
  onSubmit: (values: Record<string, string>) => Promise<Record<string, string> | undefined>
  children?: ReactNode
}

/** One of the small account forms. A refusal loses nothing that was typed; only one submit runs at a time. */
export function AuthForm({
  fields,
  schema,
  button,
  busyLabel,
  quiet,
  check,
  onSubmit,
  children,
}: Props) {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const faultsBySchema = schemaResolver(schema as never, { sync: true })
  const form = useForm<Record<string, string>>({
    initialValues: Object.fromEntries(
      fields.map(({ name }) => [name, name === 'email' ? typedEmail() : '']),
    ),
    onValuesChange: ({ email }) => {
      if (email !== undefined) keepTypedEmail(email)
    },
    validate: (values) => ({ ...check?.(values), ...faultsBySchema(values) }),
  })
  const show = (faults: Record<string, string>) => {
    form.setErrors(faults)
    focusFirstField(Object.keys(faults))
  }
  async function send(values: Record<string, string>): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      show((await onSubmit(values)) ?? {})
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  const submit = form.onSubmit(
    (values) => void send(values),
    (errors) => focusFirstField(Object.keys(errors)),
  )
  return (
    <Form
      className={css.form}
      onSubmit={() => {
        clearToasts()
        submit()
      }}
    >
      {fields.map(({ name, label, kind, autoComplete }) => {
        const input = {
          name,
          label,
          autoComplete,
          'aria-required': true,
          size: 'md',
          'data-field': name,
          ...form.getInputProps(name),
        }
        return kind === 'password' ? (
          <PasswordInput
            key={name}
            visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': 'Show characters' }}
            {...input}
          />
        ) : (
          <TextInput key={name} type="email" {...input} />
        )
      })}
      {children}
      {quiet ? (
        <Button type="submit" variant="default" disabled={busy} fullWidth>
          {busy ? busyLabel : button}
        </Button>
      ) : (
        <ActionButton type="submit" disabled={busy} fullWidth>
          {busy ? busyLabel : button}
        </ActionButton>
      )}
    </Form>
  )
}

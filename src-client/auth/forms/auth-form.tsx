import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod/mini'
import { ActionButton } from '../../ui/action-button.tsx'
import { Form } from '../../ui/form.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { type SubmitOptions, useSubmit } from '../../ui/forms/use-submit.ts'
import css from '../auth.module.css'
import { emailDraft } from './email-draft.ts'
import { passwordMismatch, toastPasswordMismatch } from './password-mismatch.ts'

export interface AuthField {
  name: 'email' | 'current' | 'password' | 'confirmPassword'
  label: string
  autoComplete: string
}

interface Props<Input, Result> extends Omit<SubmitOptions<Input, Result>, 'showErrors'> {
  fields: readonly AuthField[]
  schema: z.ZodMiniType<Input>
  send: (input: Input) => Promise<Result>
  submitLabel: string
  submittingLabel: string
  /** Not the main action of its screen. */
  isSecondary?: boolean | undefined
  children?: ReactNode
}

/** One of the small account forms. A refusal loses nothing that was typed. */
export function AuthForm<Input, Result>({
  fields,
  schema,
  send,
  submitLabel,
  submittingLabel,
  isSecondary,
  children,
  ...options
}: Props<Input, Result>) {
  const hasConfirmation = fields.some(({ name }) => name === 'confirmPassword')
  const form = useSchemaForm({
    schema,
    initialValues: Object.fromEntries(
      fields.map(({ name }) => [name, name === 'email' ? emailDraft.get() : '']),
    ),
    onValuesChange: ({ email }) => {
      if (email !== undefined) emailDraft.set(email)
    },
    check: hasConfirmation ? passwordMismatch : undefined,
  })
  const { submit, isSubmitting } = useSubmit(send, {
    alwaysToast: true,
    showErrors: form.showErrors,
    ...options,
  })
  const onSubmit = form.handleSubmit(submit, (values) => {
    if (hasConfirmation) toastPasswordMismatch(values)
  })
  const button = {
    type: 'submit',
    disabled: isSubmitting,
    fullWidth: true,
    children: isSubmitting ? submittingLabel : submitLabel,
  } as const
  return (
    <Form className={css.form} onSubmit={() => onSubmit()}>
      {fields.map(({ name, label, autoComplete }) => {
        const input = {
          label,
          autoComplete,
          'aria-required': true,
          size: 'md',
          ...form.getInputProps(name),
        }
        return name === 'email' ? (
          <TextInput key={name} type="email" {...input} />
        ) : (
          <PasswordInput
            key={name}
            visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': 'Show characters' }}
            {...input}
          />
        )
      })}
      {children}
      {isSecondary ? <Button variant="default" {...button} /> : <ActionButton {...button} />}
    </Form>
  )
}

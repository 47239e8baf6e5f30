import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { errorMessage, fieldErrors } from '../../server-error.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Form } from '../../ui/form.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import css from './message-form.module.css'

export interface Field {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'paragraph'
  autoComplete?: string
  required?: boolean
  maxLength: number
  /** For a select field: its options. */
  options?: readonly string[]
  /** Half a row wide. */
  half?: boolean
}

interface Props<Message> {
  fields: readonly Field[]
  schema: ZodMiniType<Message>
  send: (message: Message) => Promise<unknown>
}

/** A form whose message is stored for the office, which answers by email. */
export function MessageForm<Message>({ fields, schema, send }: Props<Message>) {
  const form = useSchemaForm({
    schema,
    initialValues: Object.fromEntries(fields.map(({ name }) => [name, ''])),
  })
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState('')
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])
  const { submit, isSubmitting } = useSubmit(send, {
    failed: 'Message not sent',
    showErrors: form.showErrors,
    onSuccess: () => {
      setIsSent(true)
      setFailure('')
      form.reset()
    },
    onError: (error) => {
      if (Object.keys(fieldErrors(error)).length > 0) return false
      // Beside the button, because toasts cannot be loaded without a network.
      setFailure(errorMessage(error) ?? 'It could not be sent. Please try again.')
      return true
    },
  })
  const onSubmit = form.handleSubmit(submit)

  if (isSent) {
    return (
      <div ref={thanks} className={css.sent} role="status" tabIndex={-1}>
        <h3>Thank you, we have it</h3>
        <p>We answer by email. If it is urgent, call us.</p>
        <Button variant="default" onClick={() => setIsSent(false)}>
          Write another message
        </Button>
      </div>
    )
  }
  return (
    <Form className={css.form} onSubmit={() => onSubmit()}>
      {fields.map(({ name, type = 'text', options, half, ...field }) => {
        const input = {
          ...field,
          ...form.getInputProps(name),
          className: half ? css.half : css.whole,
        }
        if (options) {
          return (
            <NativeSelect
              key={name}
              {...input}
              data={[{ value: '', label: 'Choose a topic' }, ...options]}
            />
          )
        }
        if (type === 'paragraph') return <Textarea key={name} {...input} rows={5} />
        return <TextInput key={name} {...input} type={type} />
      })}
      {failure ? (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <p className={css.whole}>
        <ActionButton type="submit" loading={isSubmitting}>
          Send message
        </ActionButton>
      </p>
    </Form>
  )
}

import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ZodError, ZodType } from 'zod'
import { faultsOf, messageOf } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { focusFirstField } from '../ui/focus-field.ts'
import { Form } from '../ui/form.tsx'
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
  schema: ZodType<Message>
  send: (message: Message) => Promise<unknown>
}

interface Refused {
  faults: Record<string, string>
  message?: string | undefined
}

/** A form whose message is stored for the office, which answers by email. */
export function MessageForm<Message>({ fields, schema, send }: Props<Message>) {
  const [values, setValues] = useState<Record<string, string>>({})
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const [{ faults, message }, setRefused] = useState<Refused>({ faults: {} })
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent) done.current?.focus()
  }, [sent])
  useEffect(() => focusFirstField(Object.keys(faults)), [faults])

  async function submit(): Promise<void> {
    if (sending) return
    setSending(true)
    try {
      const { data, error } = schema.safeParse(values)
      if (error) {
        setRefused({ faults: fieldErrors(error) })
      } else {
        await send(data)
        setSent(true)
        setValues({})
        setRefused({ faults: {} })
      }
    } catch (error) {
      setRefused(whyNot(error))
    }
    setSending(false)
  }

  if (sent) {
    return (
      <div ref={done} className={css.sent} role="status" tabIndex={-1}>
        <h3>Thank you, we have it</h3>
        <p>We answer by e-mail. If it is urgent, call us.</p>
        <Button variant="default" onClick={() => setSent(false)}>
          Write another message
        </Button>
      </div>
    )
  }
  return (
    <Form className={css.form} onSubmit={() => void submit()}>
      {fields.map(({ name, label, type = 'text', options, half, ...field }) => {
        const shared = {
          name,
          label,
          ...field,
          value: values[name] ?? '',
          error: faults[name],
          'data-field': name,
          className: half ? css.half : css.whole,
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            setValues({ ...values, [name]: currentTarget.value }),
        }
        if (options) {
          return (
            <NativeSelect
              key={name}
              {...shared}
              data={[{ value: '', label: 'Choose a topic' }, ...options]}
            />
          )
        }
        if (type === 'paragraph') return <Textarea key={name} {...shared} rows={5} />
        return <TextInput key={name} {...shared} type={type} />
      })}
      {message ? (
        <p className={css.problem} role="alert">
          {message}
        </p>
      ) : null}
      <p className={css.whole}>
        <ActionButton type="submit" loading={sending}>
          Send message
        </ActionButton>
      </p>
    </Form>
  )
}

const fieldErrors = ({ issues }: ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message]))

function whyNot(error: unknown): Refused {
  const faults = faultsOf(error)
  if (Object.keys(faults).length > 0) return { faults }
  console.error('The message was not sent:', error)
  return { faults, message: messageOf(error) ?? 'It could not be sent. Please try again.' }
}

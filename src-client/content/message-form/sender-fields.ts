import type { Field } from './message-form.tsx'

/** The sender's fields, which both forms begin with. */
export const senderFields: readonly Field[] = [
  {
    name: 'firstName',
    label: 'First name',
    autoComplete: 'given-name',
    required: true,
    maxLength: 80,
    half: true,
  },
  {
    name: 'lastName',
    label: 'Last name',
    autoComplete: 'family-name',
    required: true,
    maxLength: 80,
    half: true,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    required: true,
    maxLength: 254,
  },
]

/** The message field, which both forms end with. */
export const messageField: Field = {
  name: 'message',
  label: 'Message',
  type: 'paragraph',
  required: true,
  maxLength: 5000,
}

import '@mantine/core/styles/Checkbox.css'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'

interface Values {
  fullName: string
  phone: string
  email: string
  address: string
  specialInstructions: string
}

interface Props {
  form: Pick<UseFormReturnType<Values>, 'getInputProps'>
  hasNoEmail: boolean
  onNoEmail: (hasNoEmail: boolean) => void
  /** Whether text messages are set up. */
  hasSms: boolean
}

/** Who called, and where the work is. */
export const CallerFields = ({ form, hasNoEmail, onNoEmail, hasSms }: Props) => (
  <>
    <TextInput label="Full name" required maxLength={120} {...form.getInputProps('fullName')} />
    <TextInput label="Phone" type="tel" required maxLength={40} {...form.getInputProps('phone')} />
    {hasNoEmail ? null : (
      <TextInput label="Email" type="email" required {...form.getInputProps('email')} />
    )}
    <Checkbox
      label="The caller has no email address"
      description={
        hasNoEmail
          ? hasSms
            ? 'The confirmation, changes and the reminder go to the phone as text messages.'
            : 'No messages will be sent. Give the caller all details by phone.'
          : undefined
      }
      checked={hasNoEmail}
      onChange={({ currentTarget }) => onNoEmail(currentTarget.checked)}
    />
    <TextInput
      label="Service address"
      required
      description="Include the zip code. It determines who can come"
      maxLength={300}
      {...form.getInputProps('address')}
    />
    <Textarea
      label="Special instructions (optional)"
      rows={2}
      {...form.getInputProps('specialInstructions')}
    />
  </>
)

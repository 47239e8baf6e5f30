import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'

interface Values {
  fullName: string
  phone: string
  email: string
  address: string
  specialInstructions: string
}

/** Who called, and where the work is. */
export const CallerFields = ({
  form,
}: {
  form: Pick<UseFormReturnType<Values>, 'getInputProps'>
}) => (
  <>
    <TextInput label="Full name" required maxLength={120} {...form.getInputProps('fullName')} />
    <TextInput label="Phone" type="tel" required maxLength={40} {...form.getInputProps('phone')} />
    <TextInput label="Email" type="email" required {...form.getInputProps('email')} />
    <TextInput
      label="Service address"
      required
      description="With the zip code: it decides who can come"
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

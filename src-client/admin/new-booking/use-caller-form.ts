import { useState } from 'react'
import { z } from 'zod/mini'
import { contactSchema } from '../../../shared/booking.ts'
import { createBookingInput } from '../../../shared/order.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { phoneNumber } from '../../../shared/people/phone-number.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'

export const nobody = { fullName: '', email: '', phone: '', address: '', specialInstructions: '' }

const anyContact = createBookingInput.shape.contact
export type CallerContact = z.infer<typeof anyContact>

/** The phone number takes the place of the email. */
const withoutEmail = z.extend(anyContact, { phone: phoneNumber })

/** Who called; somebody who has booked without an email before has none now. */
export function useCallerForm() {
  const [hasNoEmail, setHasNoEmail] = useState(false)
  const form = useSchemaForm<typeof nobody, CallerContact>({
    schema: hasNoEmail ? withoutEmail : contactSchema,
    initialValues: nobody,
  })
  const fill = (caller: Partial<typeof nobody> & { email: string }) => {
    setHasNoEmail(!hasEmail(caller.email))
    form.setValues({ ...nobody, ...caller, email: hasEmail(caller.email) ? caller.email : '' })
  }
  const changeHasNoEmail = (hasNone: boolean) => {
    setHasNoEmail(hasNone)
    if (hasNone) form.setFieldValue('email', '')
  }
  return { form, fill, hasNoEmail, setHasNoEmail: changeHasNoEmail }
}

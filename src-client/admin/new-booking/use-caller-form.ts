import { useState } from 'react'
import { z } from 'zod/mini'
import { contactSchema } from '../../../shared/booking.ts'
import { hasEmail, noEmailFor } from '../../../shared/people/no-email.ts'
import { phoneNumber } from '../../../shared/people/phone-number.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'

export const nobody = { fullName: '', email: '', phone: '', address: '', specialInstructions: '' }

/** The phone number takes the place of the email. */
const withoutEmail = z.pipe(
  z.extend(z.omit(contactSchema, { email: true }), { phone: phoneNumber }),
  z.transform((contact) => ({ ...contact, email: noEmailFor(contact.phone) })),
)

/** Who called; somebody who has booked without an email before has none now. */
export function useCallerForm() {
  const [hasNoEmail, setHasNoEmail] = useState(false)
  const form = useSchemaForm({
    schema: hasNoEmail ? withoutEmail : contactSchema,
    initialValues: nobody,
  })
  const fill = (caller: Partial<typeof nobody> & { email: string }) => {
    setHasNoEmail(!hasEmail(caller.email))
    form.setValues({ ...nobody, ...caller, email: hasEmail(caller.email) ? caller.email : '' })
  }
  return { form, fill, hasNoEmail, setHasNoEmail }
}

import { z } from 'zod/mini'
import { zipOfAddress } from '../areas/zip.ts'
import { contactSchema } from '../booking.ts'
import { phoneNumber } from '../people/phone-number.ts'
import { emailAddress, line } from '../text.ts'

/** Who called and where the work is, asked for in words about somebody else. */
export const callerSchema = z.extend(contactSchema, {
  fullName: line(120, 'Enter the caller’s full name.'),
  email: z.pipe(line(254, 'Enter the caller’s email address.'), emailAddress),
  phone: phoneNumber,
  address: line(300, 'Enter the address of the service.').check(
    z.refine(
      (address) => zipOfAddress(address) !== undefined,
      'Add the five digits of the zip code at the end.',
    ),
  ),
})

/** The phone number takes the place of the email. */
export const callerWithoutEmail = z.omit(callerSchema, { email: true })

import { z } from 'zod/mini'
import { emailAddress } from '../text.ts'
import { zipWanted } from './area.ts'

/** A zip code: five digits. The four more of a longer one are dropped, since areas do not depend on them. */
export const zipCode = z.pipe(
  z.string({ error: zipWanted }).check(z.trim(), z.regex(/^\d{5}(-?\d{4})?$/, zipWanted)),
  z.transform((text) => text.slice(0, 5)),
)

export const areaCheckInput = z.object({ zip: zipCode })

/** 'Tell me when you come.' */
export const areaRequestInput = z.object({ zip: zipCode, email: emailAddress })
export type AreaRequestInput = z.infer<typeof areaRequestInput>

const zipAtEnd = /(?:^|[\s,])(\d{5})(?:-\d{4})?[\s,.]*(?:usa?|u\.s\.a?\.?|united states)?[\s.]*$/i

/** The zip code that a written address ends with; five digits elsewhere may be a house number. */
export const zipOfAddress = (address: string): string | undefined => zipAtEnd.exec(address)?.[1]

/** A written address with its zip code at the end. */
export const addressWithZip = (address: string, zip: string): string =>
  zipOfAddress(address) === undefined ? `${address.replace(/[\s,]+$/, '')} ${zip}` : address

/** The address with another zip code in the place of the one at its end. */
export const replaceZip = (address: string, zip: string): string => {
  const written = zipOfAddress(address)
  const start = written === undefined ? -1 : address.lastIndexOf(written)
  return start < 0
    ? address
    : address.slice(0, start) + address.slice(start).replace(/^\d{5}(-\d{4})?/, zip)
}

import { z } from 'zod/mini'
import { line } from '../text.ts'

const digits = { min: 7, max: 15 } as const
const wanted = `Enter a phone number of ${digits.min} to ${digits.max} digits, like (555) 010-1843 or 555-010-1843 ext 12.`

const withExtension = /^(?<number>[\d\s().+-]+?)(?:\s*(?:ext\.?|x)\s*\d{1,6})?$/i

function isPhoneNumber(text: string): boolean {
  const number = withExtension.exec(text)?.groups?.number ?? ''
  const { length } = number.replaceAll(/\D/g, '')
  return length >= digits.min && length <= digits.max
}

/** A phone number as people write it, with or without an extension, whose digits do not count. */
export const phoneNumber = line(40, wanted).check(z.refine(isPhoneNumber, wanted))

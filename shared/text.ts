import { z } from 'zod/mini'
import { hasEmail } from './people/no-email.ts'

/** Control characters and broken Unicode: no keyboard makes them, and not every database stores them. */
const unprintable = /[\p{Cc}\p{Cs}]/u
const unprintableInParagraphs = /[^\P{Cc}\n\r\t]|\p{Cs}/u

/** Something that a person can see: not just spaces of some kind. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** One line of text, trimmed, not empty. `missing` is the message when it is empty. */
export const line = (max: number, missing: string) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.regex(visible, missing),
    z.maxLength(max, `Use at most ${max} characters.`),
    z.refine((text) => !unprintable.test(text), 'Remove the unsupported characters.'),
  )

/** Several lines of text, trimmed, not empty. */
export const paragraph = (max: number, missing: string) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.regex(visible, missing),
    z.maxLength(max, `Use at most ${max} characters.`),
    z.refine((text) => !unprintableInParagraphs.test(text), 'Remove the unsupported characters.'),
  )

const blankToUndefined = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

/** A field that may be omitted: an empty input counts as absent. */
export const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(z.pipe(z.transform(blankToUndefined), z.optional(schema)))

/** A required field: an empty input counts as absent, and gets the schema's own message. */
export const required = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform(blankToUndefined), schema)

const wantedAddress = 'Enter an email address like name@example.com.'

/** What identifies a customer: an email address, or what stands in for that of a caller who has none. */
export const customerEmail = z.pipe(
  line(254, 'Enter your email address.'),
  z.email({ pattern: z.regexes.html5Email, error: wantedAddress }),
)

/** An address that email can be sent to. */
export const emailAddress = z.pipe(
  customerEmail,
  z.string().check(z.refine(hasEmail, wantedAddress)),
)

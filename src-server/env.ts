import { type CountryCode, isSupportedCountry } from 'libphonenumber-js'
import { z } from 'zod'
import { brand } from '../shared/brand.ts'
import { OperatorError } from './operator-error.ts'

const url = (protocols: RegExp, allowed: string) =>
  z.string().refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    return parsed !== undefined && protocols.test(parsed.protocol)
  }, `must be ${allowed}`)

// Named, since the library's function takes more than the code.
const isCountryCode = (code: string): code is CountryCode => isSupportedCountry(code)

const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port')
    .transform(Number)
    .refine((port) => port < 65_536, 'must be a port')
    .default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => !/^\w{2,}:/.test(value) || /^postgres(ql)?:\/\//.test(value),
      'must be a file path or postgres://...',
    )
    .default('data/nestwright.db'),
  /** Connections of this process to PostgreSQL. */
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number of connections from 1 to 999')
    .transform(Number)
    .default(15),
  /** Signs the links in emails. Kept out of the database, so that a dump of it holds no usable link. */
  SECRET_FILE: z.string().optional(),
  PUBLIC_URL: url(/^https?:$/, 'an http:// or https:// address').optional(),
  /** The host where customers book, if it is a separate one: a subdomain of PUBLIC_URL's host. */
  BOOKING_URL: url(/^https?:$/, 'an http:// or https:// address').optional(),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be an IANA time zone such as America/New_York')
    .default('America/New_York'),
  SMTP_URL: url(/^smtps?:$/, 'smtp://... or smtps://...').optional(),
  MAIL_FROM: z.string().min(3).default(`${brand.name} <${brand.email}>`),
  MAIL_DIR: z.string().min(1).default('data/mail'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url(/^https?:$/, 'an http:// or https:// address').default(
    'https://accounts.google.com',
  ),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  /** With it, Claude writes the chat's replies. */
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: url(/^https?:$/, 'an http:// or https:// address').optional(),
  ANTHROPIC_MODEL: z.string().default('claude-haiku-5-5'),
  /** What the model may cost per day; beyond that the rule-based assistant answers. */
  ANTHROPIC_DAILY_DOLLARS: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/, 'must be an amount of dollars such as 20')
    .transform(Number)
    .refine((dollars) => dollars <= 1000, 'must be 1000 at most')
    .default(20),
  /** The countries that text messages may be sent to. */
  SMS_COUNTRIES: z
    .string()
    .default('US')
    .refine(
      (list) => list.split(',').every(isCountryCode),
      'must be a list of country codes such as US or US,CA',
    )
    .transform((list) => list.split(',').filter(isCountryCode)),
  /** The number that text messages come from. */
  TWILIO_FROM: z.string().optional(),
  TWILIO_BASE_URL: url(/^https?:$/, 'an http:// or https:// address').default(
    'https://api.twilio.com',
  ),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(\d{1,2}|[\da-fA-F.:/]+(,[\da-fA-F.:/]+)*)$/,
      'must be a number of proxies or a list of their addresses, such as 1 or 10.0.0.0/8',
    )
    .optional(),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

export type Env = z.infer<typeof schema> & { PUBLIC_URL: string }

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

/** A session is shared by a host and its subdomains, over the same protocol; pages are at the host's root. */
const isSubdomainOf = (address: string, above: string) => {
  const [one, other] = [new URL(address), new URL(above)]
  const isOrigin = one.href === `${one.origin}/`
  return isOrigin && one.protocol === other.protocol && one.hostname.endsWith(`.${other.hostname}`)
}

/**
 * The environment, parsed once.
 * @throws OperatorError that names each wrong variable and what is allowed
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new OperatorError(`The environment is not usable:\n${faults.join('\n')}`)
  }
  const { PUBLIC_URL, BOOKING_URL, ...rest } = parsed.data
  const publicUrl = withoutSlash(PUBLIC_URL ?? `http://localhost:${rest.PORT}`)
  if (BOOKING_URL === undefined) return { ...rest, PUBLIC_URL: publicUrl }
  if (!isSubdomainOf(BOOKING_URL, publicUrl)) {
    throw new OperatorError(
      `The environment is not usable:\n  BOOKING_URL: must be a host below PUBLIC_URL, such as ${publicUrl.replace('://', '://booking.')}`,
    )
  }
  return { ...rest, PUBLIC_URL: publicUrl, BOOKING_URL: new URL(BOOKING_URL).origin }
}

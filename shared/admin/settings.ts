import { z } from 'zod/mini'
import { emailAddress, line } from '../text.ts'
import { pageInput } from './paging.ts'

export const auditLogInput = pageInput

/** What the operator should fix, as the system page says it. */
export const systemWarnings = {
  PROXY_NOT_CONFIGURED:
    'Requests include a proxy header, but TRUST_PROXY is not set. If the site runs behind a proxy, all visitors share one rate limit until you set it.',
} as const
export type SystemWarning = keyof typeof systemWarnings

const password = z
  .string({ error: 'Enter your password.' })
  .check(z.minLength(1, 'Enter your password.'), z.maxLength(128))

/** Makes another account an admin. The caller's password is asked for again. */
export const promoteInput = z.object({
  email: line(254, 'Please enter a user email'),
  password,
})
export type PromoteInput = z.infer<typeof promoteInput>

export const demoteInput = z.object({ email: emailAddress, password })
export type DemoteInput = z.infer<typeof demoteInput>

import { z } from 'zod/mini'
import { emailAddress, line } from '../text.ts'

/** Professionals have been invited by the office, and see their own visits. */
export type Role = 'admin' | 'professional' | 'user'

/** The signed-in user, as every screen knows it. */
export interface Account {
  email: string
  role: Role
}

/** The email address that a user signs in with: compared in lower case. */
const signInEmail = z.pipe(
  emailAddress,
  z.transform((email) => email.toLowerCase()),
)

export const passwordLength = { min: 8, max: 128 } as const

/** A password that is being chosen: any characters, so that passphrases and password managers work. */
export const newPassword = z
  .string({ error: 'Choose a password.' })
  .check(
    z.minLength(passwordLength.min, `Use at least ${passwordLength.min} characters.`),
    z.maxLength(passwordLength.max, `Use at most ${passwordLength.max} characters.`),
  )

/** A password that is being checked. */
const givenPassword = z
  .string({ error: 'Enter your password.' })
  .check(z.minLength(1, 'Enter your password.'), z.maxLength(1000, 'Enter your password.'))

const redirect = z.optional(z.string().check(z.maxLength(2000)))
const linkToken = line(128, 'Open the link from the email.')

export const signInInput = z.object({ email: signInEmail, password: givenPassword })
export type SignInInput = z.infer<typeof signInInput>

export const signUpInput = z.object({ email: signInEmail, password: newPassword, redirect })
export type SignUpInput = z.infer<typeof signUpInput>

/** Requests an email with a link for choosing a new password. */
export const accountMailInput = z.object({ email: signInEmail, redirect })
export type AccountMailInput = z.infer<typeof accountMailInput>

export const verifyEmailInput = z.object({ token: linkToken, password: givenPassword })
export type VerifyEmailInput = z.infer<typeof verifyEmailInput>

export const resetPasswordInput = z.object({ token: linkToken, password: newPassword })
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>

/** Asks whether a link still works; input that looks like no link is not an error, it simply does not work. */
export const checkLinkInput = z.object({
  token: z.string().check(z.maxLength(2000)),
  purpose: z.enum(['verify', 'reset']),
})
export type CheckLinkInput = z.infer<typeof checkLinkInput>

/** How long an invitation works. */
export const invitationDays = 7

/** The password is a new one, or that of the account that this address has already. */
export const acceptInvitationInput = z.object({ token: linkToken, password: givenPassword })
export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>

/** Input that looks like no link is not an error, it simply does not work. */
export const checkInvitationInput = z.object({ token: z.string().check(z.maxLength(2000)) })

export const changePasswordInput = z.object({ current: givenPassword, password: newPassword })
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

export const endSessionInput = z.object({ id: line(128, 'Say which session.') })
export type EndSessionInput = z.infer<typeof endSessionInput>

export const startGoogleInput = z.object({ redirect })
export type StartGoogleInput = z.infer<typeof startGoogleInput>

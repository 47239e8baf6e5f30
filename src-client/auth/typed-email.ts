import { knownAccount, subscribe } from './account.ts'

let typed = ''
subscribe(() => {
  if (knownAccount()) typed = ''
})

/** The email typed into one account form, carried over to the next. */
export const typedEmail = (): string => typed

export function keepTypedEmail(email: string): void {
  typed = email
}

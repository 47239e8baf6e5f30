import { knownAccount, subscribe } from '../session/account.ts'

let typed = ''
subscribe(() => {
  if (knownAccount()) typed = ''
})

/** The e-mail that was typed into one of the forms around an account: the next form starts with it. */
export const typedEmail = (): string => typed

export function keepTypedEmail(email: string): void {
  typed = email
}

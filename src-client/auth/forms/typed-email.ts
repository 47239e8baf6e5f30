import { currentAccount, subscribe } from '../session/account.ts'

let typed = ''
subscribe(() => {
  if (currentAccount()) typed = ''
})

/** The email typed into one account form, carried over to the next. */
export const emailDraft = (): string => typed

export function saveEmailDraft(email: string): void {
  typed = email
}

import { createStore } from '../../ui/store/create-store.ts'
import { currentAccount, subscribeToAccount } from '../session/account.ts'

/** The email typed into one account form, carried over to the next until someone has signed in. */
export const emailDraft = createStore(() => '')

subscribeToAccount(() => {
  if (currentAccount()) emailDraft.reset()
})

import type { Account } from '../../../shared/people/account.ts'
import { createStore } from '../../ui/store/create-store.ts'
import { useStore } from '../../ui/store/use-store.ts'

/** The signed-in user; null when signed out, undefined until it is known. */
type CurrentAccount = Account | null | undefined

/** Scripts cannot read the session cookie; this one, set beside it, differs for each session. Empty when signed out. */
export const sessionMarker = (): string =>
  typeof document === 'undefined'
    ? ''
    : (/(?:^|; )nestwright-signed-in=([^;]*)/.exec(document.cookie)?.[1] ?? '')

interface AccountState {
  account: CurrentAccount
  /** The session in which the account was read. */
  session: string
}

/** Pages are prerendered for signed-out visitors. */
const store = createStore((): AccountState => ({ account: null, session: '' }))
if (sessionMarker() !== '') store.set({ account: undefined, session: sessionMarker() })

export const subscribeToAccount = store.subscribe

export const currentAccount = (): CurrentAccount => store.get().account

export const setAccount = (account: CurrentAccount): void =>
  store.set({ account, session: sessionMarker() })

/** Whether the browser's session has changed since the account was set. */
export const sessionChanged = (): boolean => sessionMarker() !== store.get().session

export const useAccount = (): CurrentAccount => useStore(store).account

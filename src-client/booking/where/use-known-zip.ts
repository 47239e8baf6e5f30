import { useEffect } from 'react'
import { currentAccount, subscribeToAccount } from '../../auth/session/account.ts'
import { suggestZip, whereStore } from '../../where/where-store.ts'

/** Fills in the zip code of a signed-in customer's profile or latest order. */
export function useKnownZip(): void {
  useEffect(() => {
    const suggest = async () => {
      if (!currentAccount() || whereStore.get().zip !== '') return
      const { trpcClient } = await import('../../trpc.ts')
      const saved = await trpcClient.dashboard.savedContact.query()
      suggestZip(saved.zip)
    }
    const trySuggest = () =>
      void suggest().catch((error: unknown) =>
        console.warn('The saved contact details could not be read.', error),
      )
    trySuggest()
    return subscribeToAccount(trySuggest)
  }, [])
}

import { useEffect } from 'react'
import { currentAccount, subscribeToAccount } from '../../auth/session/account.ts'
import { suggestZip, whereStore } from '../../where/where-store.ts'

/** Fills in the zip code of a signed-in customer's profile. */
export function useKnownZip(): void {
  useEffect(() => {
    const suggest = async () => {
      if (!currentAccount() || whereStore.get().zip !== '') return
      const { trpcClient } = await import('../../trpc.ts')
      const profile = await trpcClient.dashboard.profile.query()
      suggestZip(profile.zipCode)
    }
    const trySuggest = () =>
      void suggest().catch((error: unknown) =>
        console.warn('The profile could not be read.', error),
      )
    trySuggest()
    return subscribeToAccount(trySuggest)
  }, [])
}

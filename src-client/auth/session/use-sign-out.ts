import { useNavigate } from '@tanstack/react-router'
import { resetStores } from '../../ui/store/create-store.ts'
import { toastError } from '../../ui/toast/toast.ts'
import { setAccount } from './account.ts'

/** Ends the session, after leaving the page that needs it. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      // Leaves the page before the session ends; otherwise its pending queries would be refused as if the session had
      // ended elsewhere.
      await navigate({ to: '/' })
      const { trpcClient } = await import('../../trpc.ts')
      await trpcClient.auth.signOut.mutate()
    } catch (error) {
      console.error('Sign-out failed:', error)
      toastError('You are still signed in', 'Signing out did not work. Please try again.')
      return
    }
    setAccount(null)
    // The next person at this computer continues nothing.
    resetStores()
  }
}

import { useLoadAccount } from '../../auth/session/use-load-account.ts'
import { trpc } from '../../trpc.ts'
import type { ContactDraft } from '../draft.ts'

/**
 * The contact details that the account already has: the profile, with the account's email if the profile has none.
 * `undefined` until it is known.
 */
export function useSavedContact(): {
  isGuest: boolean
  contact: ContactDraft | undefined
} {
  const { account, failed } = useLoadAccount()
  const profile = trpc.dashboard.profile.useQuery(undefined, {
    enabled: Boolean(account),
    refetchOnWindowFocus: false,
  })
  if (account === null || failed || profile.isError) {
    return { isGuest: account === null, contact: {} }
  }
  if (!account || !profile.data) return { isGuest: false, contact: undefined }
  const { fullName, email, phone, address, city, state, zipCode } = profile.data
  const region = [state, zipCode].filter(Boolean).join(' ')
  return {
    isGuest: false,
    contact: {
      fullName,
      email: email || account.email,
      phone,
      address: [address, city, region].filter(Boolean).join(', '),
    },
  }
}

import { useKnownAccount } from '../auth/use-known-account.ts'
import { trpc } from '../trpc.ts'

/**
 * The contact details that the account already has: the profile, with the account's email if the profile has none.
 * `undefined` until it is known.
 */
export function useKnownContact(): {
  isGuest: boolean
  contact: Record<string, string> | undefined
} {
  const { account, failed } = useKnownAccount()
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

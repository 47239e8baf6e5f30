import { zipOfAddress } from '../../../shared/areas/zip.ts'
import { useLoadAccount } from '../../auth/session/use-load-account.ts'
import { trpc } from '../../trpc.ts'
import { whereStore } from '../../where/where-store.ts'
import type { ContactDraft } from '../draft.ts'

/**
 * The contact details that the account already has, without an address that is elsewhere than this job. `undefined`
 * until they are known.
 */
export function useSavedContact(): {
  isGuest: boolean
  contact: ContactDraft | undefined
} {
  const { account, failed } = useLoadAccount()
  const saved = trpc.dashboard.savedContact.useQuery(undefined, {
    enabled: Boolean(account),
    refetchOnWindowFocus: false,
  })
  if (account === null || failed || saved.isError) {
    return { isGuest: account === null, contact: {} }
  }
  if (!account || !saved.data) return { isGuest: false, contact: undefined }
  const { zip: _zip, address, ...person } = saved.data
  const written = zipOfAddress(address)
  const isHere = written === undefined || written === whereStore.get().zip
  return { isGuest: false, contact: isHere ? { ...person, address } : person }
}

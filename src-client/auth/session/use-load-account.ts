import { useWindowEvent } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from './account.ts'
import { loadAccount } from './load-account.ts'

/** The signed-in user, fetched when unknown and refetched when the visitor comes back to this tab. */
export function useLoadAccount() {
  const account = useAccount()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadAccount().catch((error: unknown) => {
      console.error('The account could not be read:', error)
      setFailed(true)
    })
  }, [])
  useEffect(load, [load])
  useWindowEvent('focus', load)
  return { account, failed, retry: load }
}

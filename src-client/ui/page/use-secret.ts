import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * What stands behind the # of the link that opened this page: no browser sends it to a server or passes it on as a
 * referrer. Read once, since the address is another one while the person is on the way to the next page.
 */
export function useSecret(): string {
  const router = useRouter()
  const [secret] = useState(() => router.state.location.hash)
  return secret
}

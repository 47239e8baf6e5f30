import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The fragment of the link that opened this page: browsers send it to no server and in no referrer. Read once, because
 * the address changes on the way to the next page.
 */
export function useLinkToken(): string {
  const router = useRouter()
  const [token] = useState(() => router.state.location.hash)
  return token
}

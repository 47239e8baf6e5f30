import type { CheckLinkInput } from '../../../shared/account.ts'
import { trpc } from '../../trpc.ts'

/**
 * What is known of the link that opened this page. A server that does not answer says nothing against a link: the form
 * is shown, and tells more when it is sent.
 */
export function useLinkCheck(link: CheckLinkInput): 'checking' | 'expired' | 'usable' {
  const { data, isPending, failureCount } = trpc.auth.checkLink.useQuery(link, {
    enabled: link.token !== '',
    // Using the link up would make it an expired one while the page is on its way to the next.
    staleTime: 'static',
    gcTime: 0,
  })
  if (link.token === '' || data?.works === false) return 'expired'
  return isPending && failureCount === 0 ? 'checking' : 'usable'
}

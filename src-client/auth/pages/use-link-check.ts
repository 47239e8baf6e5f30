import type { CheckLinkInput } from '../../../shared/people/account.ts'
import { trpc } from '../../trpc.ts'

/**
 * Whether the link that opened this page still works. If the server does not answer, the form is shown anyway;
 * submitting it will show whether it does.
 */
export function useLinkCheck(link: CheckLinkInput): 'checking' | 'expired' | 'usable' {
  const { data, isPending, failureCount } = trpc.auth.checkLink.useQuery(link, {
    enabled: link.token !== '',
    // Otherwise a used link would show as expired while the page is navigating to the next one.
    staleTime: 'static',
    gcTime: 0,
  })
  if (link.token === '' || data?.works === false) return 'expired'
  return isPending && failureCount === 0 ? 'checking' : 'usable'
}

import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, httpBatchStreamLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import { z } from 'zod/mini'
import type { AppRouter } from '../src-server/router.ts'
import { currentAccount, setAccount, subscribeToAccount } from './auth/session/account.ts'
import { onPageReturn } from './on-page-return.ts'
import { errorCode, isRefusal, RefusedResponse } from './server-error.ts'

const timeoutMs = 20_000

export type { AppRouter }

export const trpc = createTRPCReact<AppRouter>()

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleSignedOut }),
  // One rule for invalidation: after any change, whatever is on the screen is refetched.
  mutationCache: new MutationCache({
    onError: handleSignedOut,
    // `onSettled` runs after the mutation's own `onSuccess`, so nothing is refetched after a sign-out.
    onSettled: (_data, error) => (error ? undefined : void queryClient.invalidateQueries()),
  }),
  // Without a network a call fails at once: a waiting one would book later, behind the customer's back.
  defaultOptions: {
    queries: { retry: isRetryable, staleTime: 0, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

focusManager.setEventListener(onPageReturn)

export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      maxItems: 10,
      // A query's input may contain a token, which must not be in a URL.
      methodOverride: 'POST',
      fetch: (url, options) => {
        const timeout = AbortSignal.timeout(timeoutMs)
        const signal = options?.signal ? AbortSignal.any([timeout, options.signal]) : timeout
        return fetch(url, { ...options, signal })
      },
    }),
  ],
})

/** For replies that arrive in pieces. */
export const streamingClient = createTRPCClient<AppRouter>({
  links: [
    httpBatchStreamLink({
      url: '/trpc',
      maxItems: 1,
      // A request refused before it reaches a procedure gets its answer whole, not in pieces.
      fetch: async (url, options) => {
        const response = await fetch(url, options)
        if (!response.ok) throw await readRefusal(response)
        return response
      },
    }),
  ],
})

const refusal = z.object({ message: z.string() })

async function readRefusal(response: Response): Promise<RefusedResponse> {
  // A proxy's refusal may not be JSON; its status says enough.
  const body: unknown = await response.json().catch(() => undefined)
  return new RefusedResponse(response.status, refusal.safeParse(body).data?.message ?? '')
}

export const rpc = createTRPCQueryUtils({ queryClient, client: trpcClient })

/** One user's data is never shown to the next user of this browser. */
let lastAccount = currentAccount()
subscribeToAccount(() => {
  const account = currentAccount()
  // What was requested before the account was known belongs to the same user.
  if (lastAccount !== undefined && account?.email !== lastAccount?.email) queryClient.clear()
  lastAccount = account
})

/** A refusal is final; only failures that may pass are retried. */
function isRetryable(failures: number, error: Error): boolean {
  return failures < 2 && !isRefusal(error)
}

/** The session has ended, here or in another tab; guarded pages then send the visitor to sign in. */
function handleSignedOut(error: Error): void {
  if (errorCode(error) === 'SIGNED_OUT') setAccount(null)
}

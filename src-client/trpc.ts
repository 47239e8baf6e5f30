import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, TRPCClientError } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '../src-server/router.ts'
import { knownAccount, setAccount, subscribe } from './auth/account.ts'
import { onReturn } from './on-return.ts'

const giveUpAfterMs = 20_000

export type { AppRouter }

export const trpc = createTRPCReact<AppRouter>()

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignOut }),
  // One rule for invalidation: after any change, whatever is on the screen is refetched.
  mutationCache: new MutationCache({
    onError: noticeSignOut,
    // `onSettled` runs after the mutation's own `onSuccess`, so nothing is refetched after a sign-out.
    onSettled: (_data, error) => (error ? undefined : void queryClient.invalidateQueries()),
  }),
  // Without a network a call fails at once: a waiting one would book later, behind the customer's back.
  defaultOptions: {
    queries: { retry: retryable, staleTime: 0, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

focusManager.setEventListener(onReturn)

export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      maxItems: 10,
      // A query's input may contain a token, which must not be in a URL.
      methodOverride: 'POST',
      fetch: (url, options) =>
        fetch(url, {
          ...options,
          signal: AbortSignal.any([AbortSignal.timeout(giveUpAfterMs), ...asList(options?.signal)]),
        }),
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
        if (!response.ok) throw await refusalOf(response)
        return response
      },
    }),
  ],
})

async function refusalOf(response: Response): Promise<Error> {
  const { message } = (await response.json().catch(() => ({}))) as { message?: string }
  return Object.assign(new Error(message), { data: { httpStatus: response.status } })
}

export const rpc = createTRPCQueryUtils({ queryClient, client: trpcClient })

/** One user's data is never shown to the next user of this browser. */
let reader = knownAccount()?.email
subscribe(() => {
  const next = knownAccount()?.email
  if (next === reader) return
  reader = next
  queryClient.clear()
})

const asList = (signal: AbortSignal | null | undefined) => (signal ? [signal] : [])

/** A refusal is final; only errors that may be temporary are retried. */
function retryable(failures: number, error: Error): boolean {
  const status =
    error instanceof TRPCClientError
      ? (error.data as { httpStatus?: number } | null)?.httpStatus
      : undefined
  return failures < 2 && (status === undefined || status >= 500)
}

/** The session has ended, here or in another tab: the guarded pages send the user to sign in. */
function noticeSignOut(error: Error): void {
  if (reasonOf(error) === 'SIGNED_OUT') setAccount(null)
}

/** The server's error code for a refusal, such as SLOT_TAKEN. */
export function reasonOf(error: unknown): string | undefined {
  const data = error instanceof TRPCClientError ? (error.data as ErrorData | null) : null
  return data?.reason
}

interface ErrorData {
  reason?: string
  fields?: { path: string[]; message: string }[]
}

/** The server's errors by field: the last segment of their path. */
export function faultsOf(error: unknown): Record<string, string> {
  const data = error instanceof TRPCClientError ? (error.data as ErrorData | null) : null
  return Object.fromEntries(
    (data?.fields ?? []).map(({ path, message }) => [path.at(-1) ?? '', message]),
  )
}

const unreachable = 'We could not reach the server. Please check your connection and try again.'

/** The server's message, or that it could not be reached. */
export function messageOf(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  return error.data ? error.message : unreachable
}

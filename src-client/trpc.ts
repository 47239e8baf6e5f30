import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, TRPCClientError } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '../src-server/router.ts'
import { knownAccount, setAccount, subscribe } from './auth/session/account.ts'
import { onReturn } from './on-return.ts'

const giveUpAfterMs = 20_000

export type { AppRouter }

export const trpc = createTRPCReact<AppRouter>()

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignOut }),
  // One rule for what is on the screen: whatever was changed, it is read again.
  mutationCache: new MutationCache({
    onError: noticeSignOut,
    // Settled comes after the mutation's own success: who has signed out by it reads nothing more.
    onSettled: (_data, error) => (error ? undefined : void queryClient.invalidateQueries()),
  }),
  // Without a network a call fails at once: one that waits would book later, behind the person's back.
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
      // A query's input may hold a token, which has no business in an address.
      methodOverride: 'POST',
      fetch: (url, options) =>
        fetch(url, {
          ...options,
          signal: AbortSignal.any([AbortSignal.timeout(giveUpAfterMs), ...asList(options?.signal)]),
        }),
    }),
  ],
})

/** For answers that come piece by piece. */
export const streamingClient = createTRPCClient<AppRouter>({
  links: [
    httpBatchStreamLink({
      url: '/trpc',
      maxItems: 1,
      // What is refused before a procedure sees it comes whole, not in pieces.
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

/** What one person has read is not shown to the next one. */
let reader = knownAccount()?.email
subscribe(() => {
  const next = knownAccount()?.email
  if (next === reader) return
  reader = next
  queryClient.clear()
})

const asList = (signal: AbortSignal | null | undefined) => (signal ? [signal] : [])

/** A refusal stays a refusal; only what may pass is tried again. */
function retryable(failures: number, error: Error): boolean {
  const status =
    error instanceof TRPCClientError
      ? (error.data as { httpStatus?: number } | null)?.httpStatus
      : undefined
  return failures < 2 && (status === undefined || status >= 500)
}

/** The session has ended meanwhile, here or in another tab: the guarded pages send the person to sign in. */
function noticeSignOut(error: Error): void {
  if (reasonOf(error) === 'SIGNED_OUT') setAccount(null)
}

/** The server's word for a refusal, such as SLOT_TAKEN. */
export function reasonOf(error: unknown): string | undefined {
  const data = error instanceof TRPCClientError ? (error.data as ErrorData | null) : null
  return data?.reason
}

interface ErrorData {
  reason?: string
  fields?: { path: string[]; message: string }[]
}

/** The server's faults by field: the last step of their path. */
export function faultsOf(error: unknown): Record<string, string> {
  const data = error instanceof TRPCClientError ? (error.data as ErrorData | null) : null
  return Object.fromEntries(
    (data?.fields ?? []).map(({ path, message }) => [path.at(-1) ?? '', message]),
  )
}

const unreachable = 'We could not reach the server. Please check your connection and try again.'

/** What the server says, or that it has not answered. */
export function messageOf(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  return error.data ? error.message : unreachable
}

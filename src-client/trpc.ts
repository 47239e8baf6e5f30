import { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, TRPCClientError } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '../src-server/router.ts'

const giveUpAfterMs = 20_000

export type { AppRouter }

export const trpc = createTRPCReact<AppRouter>()

export const queryClient = new QueryClient({
  // Without a network a call fails at once: one that waits would book later, behind the person's back.
  defaultOptions: {
    queries: { retry: retryable, staleTime: 0, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

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

export const rpc = createTRPCQueryUtils({ queryClient, client: trpcClient })

const asList = (signal: AbortSignal | null | undefined) => (signal ? [signal] : [])

/** A refusal stays a refusal; only what may pass is tried again. */
function retryable(failures: number, error: Error): boolean {
  const status =
    error instanceof TRPCClientError
      ? (error.data as { httpStatus?: number } | null)?.httpStatus
      : undefined
  return failures < 2 && (status === undefined || status >= 500)
}

/** The server's word for a refusal, such as SLOT_TAKEN. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof TRPCClientError
    ? ((error.data as { reason?: string } | null)?.reason ?? undefined)
    : undefined

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient, trpc, trpcClient } from './trpc.ts'

/** Around the pages and parts that load their data from the server; those that do not need none of this code. */
export const ServerData = ({ children }: { children: ReactNode }) => (
  <trpc.Provider client={trpcClient} queryClient={queryClient} abortOnUnmount>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </trpc.Provider>
)

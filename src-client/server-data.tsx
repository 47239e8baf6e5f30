import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient, trpc, trpcClient } from './trpc.ts'
import { bringToaster } from './ui/use-toaster.ts'

/** For pages that call the server; not part of the other pages' first load. */
export function ServerData({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Fetched now: toasts matter most when the network is down, and then they could not be fetched.
    void bringToaster()
  }, [])
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient} abortOnUnmount>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

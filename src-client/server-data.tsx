import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient, trpc, trpcClient } from './trpc.ts'
import { bringToaster } from './ui/toast/use-toaster.ts'

/** For pages that talk to the server. Kept out of the first load of the others. */
export function ServerData({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Fetched now: without a network it could not be, and then there is the most to say.
    void bringToaster()
  }, [])
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient} abortOnUnmount>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

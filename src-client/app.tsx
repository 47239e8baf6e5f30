import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { AppRouter } from './router.tsx'
import { settings } from './settings.ts'
import { theme } from './theme.ts'
import { queryClient, trpc, trpcClient } from './trpc.ts'

/** The whole product, in a browser and where its pages are prerendered. */
export const App = ({ router }: { router: AppRouter }) => (
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      getStyleNonce={() => settings.styleNonce}
    >
      <trpc.Provider client={trpcClient} queryClient={queryClient} abortOnUnmount>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  </StrictMode>
)

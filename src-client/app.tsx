import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { AppRouter } from './router.tsx'
import { settings } from './settings.ts'
import { theme } from './theme.ts'

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
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>
)

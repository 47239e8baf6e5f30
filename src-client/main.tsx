import './theme.css'
import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'
import { settings } from './settings.ts'
import { theme } from './theme.ts'

// The router reloads the page when a part of it cannot be fetched: right after a new version, wrong without a network.
window.addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
// Dialogs keep the page behind them from scrolling with a style element of their own.
setNonce(settings.styleNonce)
const router = createAppRouter()

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => settings.styleNonce}
    >
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>,
)

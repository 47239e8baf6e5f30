import 'virtual:theme-variables.css'
import './theme.css'
import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { config } from 'zod/mini'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'
import { settings } from './settings.ts'

// The router reloads the page when a part of it cannot be fetched: right after a new version, wrong without a network.
window.addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
})

// The content security policy forbids compiling code; zod would try, and the browser would report it.
config({ jitless: true })

// Dialogs keep the page behind them from scrolling with a style element of their own.
setNonce(settings.styleNonce)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
// A visitor who has scrolled before the page was hydrated stays there.
let isShown = false
const router = createAppRouter(undefined, () => isShown || scrollY === 0)
router.subscribe('onRendered', () => {
  isShown = true
})
if (root.hasChildNodes()) void hydrate(root)
else createRoot(root).render(<App router={router} />)

async function hydrate(element: HTMLElement): Promise<void> {
  // Prerendered routes have no Suspense boundaries around them; this tells the router so.
  router.ssr = { manifest: undefined }
  await router.load()
  // One page stands for all that are not found, whatever route the address leads to.
  if (router.state.matches.some(({ status }) => status === 'notFound')) {
    createRoot(element).render(<App router={router} />)
    return
  }
  startTransition(() => void hydrateRoot(element, <App router={router} />))
}

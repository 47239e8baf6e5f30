import 'virtual:theme-variables.css'
import './theme.css'
import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { isAsMade } from './made-page.ts'
import { restoreStyles } from './made-styles.ts'
import { createAppRouter } from './router.tsx'
import { settings } from './settings.ts'
import { keepingWhatWasDone, wakeWhatIsUsed } from './typed-early.ts'

let partMissing = false
// The router reloads the page when a part of it cannot be fetched: right after a new version, wrong without a network.
window.addEventListener('vite:preloadError', ({ payload }) => {
  partMissing = true
  if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
})

// Dialogs keep the page behind them from scrolling with a style element of their own.
setNonce(settings.styleNonce)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
if (root.hasChildNodes()) {
  window.takeOver = () => takeOver(root)
} else {
  clearHead()
  createRoot(root).render(<App router={createAppRouter()} />)
}

/** A page that was made at build is taken over as it stands; where it says something else to this visitor, it is drawn anew. */
async function takeOver(element: HTMLElement): Promise<boolean> {
  // In a task of its own, not at the end of the one that has just read all the code.
  await new Promise((done) => setTimeout(done))
  let taken = false
  const router = createAppRouter(undefined, () => taken)
  // Until then the reader stays where the page was scrolled to.
  router.subscribe('onRendered', () => {
    taken = true
  })
  const asMade = isAsMade(element)
  if (asMade) router.ssr = { manifest: undefined }
  // With all that it needs at hand, so that nothing blinks; a page that can be read is not given up for one that fails.
  await router.load()
  if (partMissing) return false
  keepingWhatWasDone(element, () => {
    if (asMade) {
      restoreStyles(element)
      // In small pieces: whoever uses the page already is answered in between.
      startTransition(() => void hydrateRoot(element, <App router={router} />))
      wakeWhatIsUsed(element)
    } else {
      clearHead()
      flushSync(() => createRoot(element).render(<App router={router} />))
    }
  })
  return true
}

/** What the page that was made says of itself is said anew by the one that is drawn. */
function clearHead(): void {
  const said =
    'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"]'
  for (const tag of document.head.querySelectorAll(said)) tag.remove()
}

declare global {
  interface Window {
    /** What was pressed before the page had come to life. */
    pressedEarly?: HTMLElement[] | undefined
  }
}

/**
 * Runs in a page that was made at build, before anything of it is painted: it puts the chosen colours on, and fetches the
 * product itself once somebody uses the page, or at once where the page has to say something else to this visitor.
 * It stands in the page as text, so it can use nothing from outside.
 */
export function boot(main: string, isAsMade: (root: HTMLElement) => boolean): void {
  let chosen = 'auto'
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
  } catch {
    // Where storage is forbidden, the system's colours hold.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  if (chosen === 'dark' || (chosen === 'auto' && systemIsDark)) {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
  }

  const bring = async () => {
    // Asked for first: an import that has failed fails for ever after.
    const { ok, status } = await fetch(main)
    if (!ok) throw new Error(`${main}: ${status}`)
    await import(/* @vite-ignore */ main)
  }
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      link.disabled = false
    }
    bring().catch((error: unknown) => {
      console.error('The page could not be brought to life; the next touch tries again:', error)
      setTimeout(() => (begun = false), 2000)
    })
  }
  const uses = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'scroll']
  for (const use of uses) addEventListener(use, begin, { passive: true, capture: true })

  // The browser itself opens what a popover's button stands for.
  const needingUs = 'button:not([popovertarget]), [type=radio], [type=checkbox]'
  window.pressedEarly = []
  addEventListener(
    'click',
    (event) => {
      if (!window.pressedEarly || !(event.target instanceof Element)) return
      const button = event.target.closest<HTMLElement>(needingUs)
      if (!button) return
      event.preventDefault()
      window.pressedEarly.push(button)
      button.dataset.waiting = ''
    },
    true,
  )
  const lookAtVisitor = () => {
    const root = document.getElementById('root')
    if (!root || location.hash || !isAsMade(root)) begin()
  }
  addEventListener('DOMContentLoaded', lookAtVisitor)
  // After Back, the page may stand as it was left, before somebody signed in elsewhere.
  addEventListener('pageshow', lookAtVisitor)
}

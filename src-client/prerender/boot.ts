declare global {
  interface Window {
    /** What was pressed before the page had come to life. */
    pressedEarly?: HTMLElement[] | undefined
    /** Brings the page to life; false where a part did not come that only a new page can fetch. */
    takeOver?: () => Promise<boolean>
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

  /** Whether a style sheet is there, or so slow that we go on without it; one that failed is asked for again the next time. */
  const bringStyle = (link: HTMLLinkElement) =>
    new Promise<boolean>((done) => {
      if (!link.disabled) return done(true)
      setTimeout(done, 3000, true)
      link.addEventListener('load', () => done(true))
      link.addEventListener('error', () => {
        const again = link.cloneNode() as HTMLLinkElement
        again.setAttribute('disabled', '')
        link.replaceWith(again)
        done(false)
      })
      link.disabled = false
    })
  // By a new version, or by a part that did not come: an import that has failed fails for ever after.
  let outdated = false
  const anew = async () => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (arrival?.type === 'reload') {
      window.pressedEarly = undefined
      throw new Error('Coming anew has not helped.')
    }
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (status >= 500) throw new Error(`${location.pathname}: ${status}`)
    location.reload()
  }
  const bring = async () => {
    if (outdated) return anew()
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
    const styles = Promise.all([...links].map(bringStyle))
    const { ok, status } = await fetch(main)
    outdated = status === 404
    if (outdated) return anew()
    if (!ok) throw new Error(`${main}: ${status}`)
    const [styled] = await Promise.all([styles, import(/* @vite-ignore */ main)])
    if (styled.includes(false)) throw new Error('Its styles did not come.')
    outdated = !(await window.takeOver?.())
    if (outdated) throw new Error('A part of it did not come.')
  }
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
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
  // In a task of its own: the browser has enough to do in this one.
  addEventListener('DOMContentLoaded', () => setTimeout(lookAtVisitor))
  // After Back, the page may stand as it was left, before somebody signed in elsewhere.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAtVisitor()
  })
}

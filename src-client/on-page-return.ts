/**
 * Calls back when the user returns to this page. Windows side by side are all visible, so there only the focus shows
 * it.
 */
export function onPageReturn(callback: () => void): (() => void) | undefined {
  // Prerendering has no window.
  if (typeof window === 'undefined') return undefined
  const listener = () => callback()
  const events = ['focus', 'visibilitychange'] as const
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

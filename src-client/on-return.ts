/** Calls back when the person returns to this page. Windows side by side are all visible: there only the focus tells. */
export function onReturn(callback: () => void): (() => void) | undefined {
  // Public pages are made where there is no window.
  if (typeof window === 'undefined') return undefined
  const listener = () => callback()
  const events = ['focus', 'visibilitychange'] as const
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

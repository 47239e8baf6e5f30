/**
 * Whether the page that was made at build is what this visitor is to see: nobody signed in, nothing chosen or begun.
 * It stands in the page as text too, so it can use nothing from outside.
 */
export function isAsMade(root: HTMLElement): boolean {
  const samePage = root.dataset.made === location.pathname && location.search === ''
  if (!samePage || document.cookie.includes('nestwright-signed-in=')) return false
  try {
    return !Object.keys(sessionStorage).some((name) => name.startsWith('nestwright.'))
  } catch {
    return true
  }
}

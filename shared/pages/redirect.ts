export const defaultRedirect = '/services'

/**
 * Where a person goes after signing in: a path on this site, whatever was requested, so that no link leads elsewhere.
 */
export function safeRedirect(wanted: unknown): string {
  const base = 'http://this.site'
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) {
    return defaultRedirect
  }
  const { origin, pathname, search, hash } = new URL(wanted, base)
  // A path that is parsed again, decoded or in lower case, must not become a different one.
  if (/\/\/|%2f|%5c|%0|%61uth|\$/i.test(pathname)) return defaultRedirect
  const ours = origin === base && !/^\/(auth(\/|$)|trpc(\/|$))/i.test(pathname)
  return ours ? `${pathname}${search}${hash}` : defaultRedirect
}

export const defaultRedirect = '/services'

/** Where a person goes after signing in: a path of this site, whatever was asked for (decision 26). */
export function safeRedirect(wanted: unknown): string {
  const base = 'http://this.site'
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) {
    return defaultRedirect
  }
  const { origin, pathname, search, hash } = new URL(wanted, base)
  const ours = origin === base && !/^\/(\/|auth(\/|$)|trpc(\/|$))/.test(pathname)
  return ours ? `${pathname}${search}${hash}` : defaultRedirect
}

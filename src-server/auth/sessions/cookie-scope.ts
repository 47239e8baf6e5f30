import type { Env } from '../../env.ts'

/** How cookies are named and sent: for our host alone or, if booking has a sub-host, for both. */
export function cookieScope({ PUBLIC_URL, BOOKING_URL }: Pick<Env, 'PUBLIC_URL' | 'BOOKING_URL'>) {
  const secure = PUBLIC_URL.startsWith('https:')
  const own = BOOKING_URL === undefined
  const prefix = own ? '__Host-' : '__Secure-'
  return {
    prefix: secure ? prefix : '',
    attributes: { secure, ...(own ? {} : { domain: new URL(PUBLIC_URL).hostname }) },
  }
}

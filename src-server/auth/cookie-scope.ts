import type { Env } from '../env.ts'

/** How cookies are named and sent: for our host alone, or, with a booking sub-host, for that too (decision 39). */
export function cookieScope({ PUBLIC_URL, BOOKING_URL }: Pick<Env, 'PUBLIC_URL' | 'BOOKING_URL'>) {
  const secure = PUBLIC_URL.startsWith('https:')
  const own = BOOKING_URL === undefined
  const prefix = own ? '__Host-' : '__Secure-'
  return {
    prefix: secure ? prefix : '',
    attributes: { secure, ...(own ? {} : { domain: new URL(PUBLIC_URL).hostname }) },
  }
}

/** A path of ours as an address: with a booking sub-host one books there, and what was typed is kept there (decision 39). */
export const atItsHost = (path: string, { BOOKING_URL }: Pick<Env, 'BOOKING_URL'>): string =>
  BOOKING_URL !== undefined && path.startsWith('/booking/') ? BOOKING_URL + path : path

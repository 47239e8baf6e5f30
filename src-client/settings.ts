const meta = (name: string) =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)

/** In a prerendered page, a placeholder that the server fills in; empty in a browser. */
const later = (name: string) => (typeof document === 'undefined' ? `%${name}%` : '')

/** On the booking subdomain itself, links stay within the app. */
const bookingUrl = meta('booking-url')?.content ?? later('BOOKING_URL')

/** What the server tells the page when it is served. */
export const settings = {
  styleNonce: meta('style-nonce')?.nonce ?? later('NONCE'),
  /** The business zone: every time that a person reads is in it. */
  timeZone: meta('time-zone')?.content ?? 'America/New_York',
  /**
   * Whether Google sign-in is configured. A prerendered page always offers it; the server removes it if it is not
   * configured.
   */
  googleSignIn: typeof document === 'undefined' || meta('google-sign-in')?.content === 'on',
  /** The names of the areas where the company works, and of those that come next, as a sentence lists them. */
  servedAreas: meta('served-areas')?.content ?? later('SERVED_AREAS'),
  comingAreas: meta('coming-areas')?.content ?? later('COMING_AREAS'),
  /** The product's public origin, without a trailing slash. */
  publicUrl: meta('public-url')?.content ?? later('PUBLIC_URL'),
  /** The booking subdomain's origin; empty if there is none. */
  bookingUrl: typeof location !== 'undefined' && location.origin === bookingUrl ? '' : bookingUrl,
}

const meta = (name: string) =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)

/** Stands in a page that is made at build for what the server fills in; in a browser nothing is left of it. */
const later = (name: string) => (typeof document === 'undefined' ? `%${name}%` : '')

/** On the booking sub-host itself, one stays in the app. */
const bookingUrl = meta('booking-url')?.content ?? later('BOOKING_URL')

/** What the server tells the page when it is served. */
export const settings = {
  styleNonce: meta('style-nonce')?.nonce ?? later('NONCE'),
  /** The business zone: every time a person reads is in it. */
  timeZone: meta('time-zone')?.content ?? 'America/New_York',
  /** Whether Google sign-in is set up. A page that is made at build offers it; the server takes it out where it is not. */
  googleSignIn: typeof document === 'undefined' || meta('google-sign-in')?.content === 'on',
  /** Where the product is to be found, without a slash at the end. */
  publicUrl: meta('public-url')?.content ?? later('PUBLIC_URL'),
  /** The booking sub-host, where there is one: empty, or an origin. */
  bookingUrl: typeof location !== 'undefined' && location.origin === bookingUrl ? '' : bookingUrl,
}

const meta = (name: string) =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)

/** What the server tells the page when it is served. */
export const settings = {
  styleNonce: meta('style-nonce')?.nonce ?? '',
  /** The business zone: every time a person reads is in it. */
  timeZone: meta('time-zone')?.content ?? 'America/New_York',
}

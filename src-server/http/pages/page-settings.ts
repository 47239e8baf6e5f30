import type { AreaNames } from '../../../shared/areas/area-names.ts'
import { brand } from '../../../shared/brand.ts'
import { escapeHtml } from '../../escape-html.ts'

export interface PageSettings {
  timeZone: string
  publicUrl: string
  /** Empty if there is no booking sub-host. */
  bookingUrl: string
  /** Whether Google sign-in is set up. */
  googleSignIn: boolean
  areas: AreaNames
}

/** What a prerendered page offers only if Google is set up. */
const googlePart = /<section data-needs="google-sign-in".*?<\/section>/gs

/** Inserts what the page cannot know when it is built, and removes what is not offered here. */
export const fillPage = (html: string, settings: PageSettings) =>
  (settings.googleSignIn ? html : html.replaceAll(googlePart, ''))
    .replaceAll('%TIME_ZONE%', settings.timeZone)
    .replaceAll('%PUBLIC_URL%', settings.publicUrl)
    .replaceAll('%BOOKING_URL%', settings.bookingUrl)
    .replaceAll('%GOOGLE_SIGN_IN%', settings.googleSignIn ? 'on' : 'off')
    .replaceAll('%SERVED_AREAS%', () => escapeHtml(settings.areas.served))
    .replaceAll('%COMING_AREAS%', () => escapeHtml(settings.areas.soon))
    .replaceAll('%NAME%', brand.name)
    .replaceAll('%PHONE%', brand.phone)

/** Lets the page's own scripts and styles pass the content security policy, for this response only. */
export const withNonce = (html: string, nonce: string) => html.replaceAll('%NONCE%', nonce)

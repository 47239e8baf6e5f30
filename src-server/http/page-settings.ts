import { brand } from '../../shared/brand.ts'

export interface PageSettings {
  timeZone: string
  publicUrl: string
  /** Empty where there is no booking sub-host. */
  bookingUrl: string
  /** Whether Google sign-in is set up. */
  googleSignIn: boolean
}

/** What a page that was made at build offers only where Google is set up. */
const googlePart = /<section data-needs="google-sign-in".*?<\/section>/gs

/** Fills in what the page cannot know when it is built, and takes out what is not offered here. */
export const fillPage = (html: string, settings: PageSettings) =>
  (settings.googleSignIn ? html : html.replaceAll(googlePart, ''))
    .replaceAll('%TIME_ZONE%', settings.timeZone)
    .replaceAll('%PUBLIC_URL%', settings.publicUrl)
    .replaceAll('%BOOKING_URL%', settings.bookingUrl)
    .replaceAll('%GOOGLE_SIGN_IN%', settings.googleSignIn ? 'on' : 'off')
    .replaceAll('%NAME%', brand.name)
    .replaceAll('%PHONE%', brand.phone)

/** Lets the page's own scripts and styles pass the content security policy, this one time. */
export const withNonce = (html: string, nonce: string) => html.replaceAll('%NONCE%', nonce)

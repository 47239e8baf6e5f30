import { brand } from '../../shared/brand.ts'

export interface PageSettings {
  /** Lets the component library add its style element under the content security policy. */
  nonce: string
  timeZone: string
}

/** Fills in what the page cannot know when it is built. */
export const fillPage = (html: string, { nonce, timeZone }: PageSettings) =>
  html
    .replaceAll('%NONCE%', nonce)
    .replaceAll('%TIME_ZONE%', timeZone)
    .replaceAll('%NAME%', brand.name)
    .replaceAll('%PHONE%', brand.phone)

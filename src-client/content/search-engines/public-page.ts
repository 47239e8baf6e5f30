import { withoutSlash } from '../../../shared/pages/paths.ts'
import type { FooterLink } from '../../frame/navigation.ts'
import { pictureName } from './picture-name.ts'
import { type PublicHead, publicHead } from './public-head.ts'

/** What search engines, link previews and the footer show of a page. */
interface PublicPage extends Pick<PublicHead, 'title' | 'description'> {
  /** The title in its picture, if it is not the page's. */
  pictureTitle?: string
  /** Another picture than its own, by its name in `/og`, without the extension. No picture is drawn then. */
  image?: string
  /** Its link in the footer. */
  footer?: FooterLink
}

type RouteParams = readonly Record<string, string>[]

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Set by `publicPage`: the page is prerendered and in the site map. */
    page?: PublicPage
    /** Whether the page is prerendered without being in the site map. */
    prerendered?: boolean
    /** The parameters that have a page, here and below. Without it every value has one. */
    params?: (() => RouteParams | Promise<RouteParams>) | undefined
  }
}

interface HeadContext {
  match: { pathname: string }
  loaderData?: Partial<Pick<PublicHead, 'title' | 'description' | 'image' | 'facts'>> | undefined
}

/**
 * The options of a public page's route. What depends on the page's parameters, and the facts for search engines, come
 * from its loader: a title, description, image or facts that it returns win over those given here.
 */
export function publicPage({
  params,
  ...page
}: PublicPage & { params?: () => RouteParams | Promise<RouteParams> }) {
  return {
    staticData: { page, params },
    head: ({ match, loaderData }: HeadContext) => {
      const path = withoutSlash(match.pathname)
      return publicHead({ image: pictureName(path), ...page, ...loaderData, path })
    },
  }
}

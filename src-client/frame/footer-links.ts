import type { AnyRouter } from '@tanstack/react-router'
import { withoutSlash } from '../../shared/pages/paths.ts'
import { pageRoutes } from '../page-routes.ts'
import { footerGroups } from './navigation.ts'

/** The footer's groups of links, from the routes of the public pages. */
export function footerLinks(router: Pick<AnyRouter, 'routesById'>) {
  const links = pageRoutes(router)
    .flatMap(({ fullPath, options: { staticData } }) => {
      if (!staticData?.page?.footer) return []
      const { title, footer } = staticData.page
      return [{ to: withoutSlash(fullPath), label: title, ...footer }]
    })
    .sort((one, other) => one.order - other.order)
  return footerGroups.map((title) => ({
    title,
    links: links.filter(({ group }) => group === title),
  }))
}

import type { AnyRoute, AnyRouter, StaticDataRouteOption } from '@tanstack/react-router'
import type { PageList } from '../../shared/pages/page-list.ts'
import { withoutSlash } from '../../shared/pages/paths.ts'
import { pageRoutes } from '../page-routes.ts'

/**
 * Lists every page of the client. A route with parameters counts as the pages that it names; throws if it is to be
 * prerendered and names none.
 */
export async function listPages(router: Pick<AnyRouter, 'routesById'>): Promise<PageList> {
  const list: Record<keyof PageList, string[]> = { public: [], prerendered: [], others: [] }
  for (const route of pageRoutes(router)) {
    const { page, prerendered = false } = route.options.staticData ?? {}
    const paths = await pathsOf(route)
    const isPrerendered = page !== undefined || prerendered
    if (isPrerendered && paths.some((path) => path.includes('$')))
      throw new Error(`${route.fullPath} does not say with which params it is prerendered.`)
    if (page) list.public.push(...paths)
    if (isPrerendered) list.prerendered.push(...paths)
    else list.others.push(...paths)
  }
  return list
}

async function pathsOf(route: AnyRoute): Promise<string[]> {
  const path = withoutSlash(route.fullPath)
  const params = await paramsOf(route)?.()
  return params?.map((given) => withParams(path, given)) ?? [path]
}

/** What the route says of its parameters, or else the nearest route around it. */
function paramsOf(route: AnyRoute | undefined): StaticDataRouteOption['params'] {
  return route && (route.options.staticData?.params ?? paramsOf(route.parentRoute))
}

const withParams = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The route ${path} does not say its $${name}.`)
    return value
  })

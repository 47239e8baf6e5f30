import type { AnyRouter } from '@tanstack/react-router'
import { services } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/format/money.ts'
import { withoutSlash } from '../../shared/pages/paths.ts'
import { pictureName } from '../content/search-engines/picture-name.ts'
import { pageRoutes } from '../page-routes.ts'
import type { Shared } from './share-picture.ts'

/** What pages are shared with: a picture for each public page that has its own, and for each service. */
export const listPictures = (router: Pick<AnyRouter, 'routesById'>): Shared[] => [
  ...pageRoutes(router).flatMap(({ fullPath, options: { staticData } }) => {
    const page = staticData?.page
    if (!page || page.image) return []
    const name = pictureName(withoutSlash(fullPath))
    return [{ name, title: page.pictureTitle ?? page.title, picture: 'hero' }]
  }),
  ...services.map(({ id, title, startingPrice }) => ({
    name: id,
    title,
    line: `starting at ${formatCents(startingPrice)}`,
    picture: id,
  })),
]

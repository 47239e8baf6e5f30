import type { FastifyInstance } from 'fastify'
import type { PageList } from '../../../shared/pages/page-list.ts'
import type { Env } from '../../env.ts'
import { serveText } from './serve-text.ts'

/** Serves sitemap.xml: the public pages, for search engines. */
export function siteMap(app: FastifyInstance, { PUBLIC_URL }: Env, pages: PageList): void {
  const addresses = pages.public.map((path) => `  <url><loc>${PUBLIC_URL}${path}</loc></url>`)
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`
  serveText(app, '/sitemap.xml', 'application/xml', text)
}

import type { FastifyInstance } from 'fastify'
import { brand } from '../../shared/brand.ts'
import { publicPaths } from '../../shared/site-map.ts'
import type { Env } from '../env.ts'

/** Paths where robots have nothing to look for. */
const privatePaths = ['/admin', '/dashboard', '/auth', '/manage', '/trpc', '/booking/multi-service']

/** What search engines and phones request from a site: robots.txt, sitemap.xml and the web manifest. */
export function siteFiles(app: FastifyInstance, { PUBLIC_URL }: Env): void {
  const files: Record<string, [type: string, text: string]> = {
    '/robots.txt': ['text/plain', robots(PUBLIC_URL)],
    '/sitemap.xml': ['application/xml', siteMap(PUBLIC_URL)],
    '/manifest.webmanifest': ['application/manifest+json', manifest()],
  }
  for (const [path, [type, text]] of Object.entries(files)) {
    app.get(path, (_request, reply) =>
      reply
        .headers({
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'public, max-age=3600',
        })
        .send(text),
    )
  }
}

const robots = (url: string) =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n')

const siteMap = (url: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPaths.map((path) => `  <url><loc>${url}${path}</loc></url>`).join('\n')}
</urlset>
`

const manifest = () =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: 'Home services with the price up front.',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf9f4',
    theme_color: '#1f5a45',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })

import type { FastifyInstance } from 'fastify'
import { brand } from '../../../shared/brand.ts'
import type { Env } from '../../env.ts'
import { serveText } from './serve-text.ts'

/** Paths where robots have nothing to look for. */
const privatePaths = ['/admin', '/dashboard', '/auth', '/manage', '/trpc', '/booking/multi-service']

/** What search engines and phones request from a site: robots.txt and the web manifest. */
export function siteFiles(app: FastifyInstance, { PUBLIC_URL }: Env): void {
  serveText(app, '/robots.txt', 'text/plain', robots(PUBLIC_URL))
  serveText(app, '/manifest.webmanifest', 'application/manifest+json', manifest())
}

const robots = (url: string) =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n')

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

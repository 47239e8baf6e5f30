import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentAreaNames } from '../../areas/current-names.ts'
import type { Deps } from '../../context.ts'
import { contentSecurityPolicy } from '../guards/security-headers.ts'
import { isPage, readPageList } from './page-list.ts'
import { fillPage, withNonce } from './page-settings.ts'
import { type PrerenderedPage, prerenderedPages } from './prerendered-pages.ts'
import { siteMap } from './site-map.ts'

/** A page is compressed as it is sent, since its nonce is new each time. */
export const pageCompression = {
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
}

/**
 * Serves the built client and its site map: fingerprinted files are cached forever, the page itself is revalidated, and
 * paths without a page get 404.
 */
export async function servePages(app: FastifyInstance, deps: Deps, folder: string): Promise<void> {
  const { env, google } = deps
  const settings = {
    timeZone: env.TIME_ZONE,
    publicUrl: env.PUBLIC_URL,
    bookingUrl: env.BOOKING_URL ?? '',
    googleSignIn: google !== undefined,
  }
  const list = readPageList(folder)
  const isKnownPath = isPage(list)
  const pages = prerenderedPages(folder, list, (html, areas) =>
    fillPage(html, { ...settings, areas }),
  )
  const areaNames = currentAreaNames(deps)
  siteMap(app, env, list)
  // Only for pages: files are compressed in advance.
  await app.register(compress, { global: false })
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'pages/**', '.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('vary', 'accept-encoding')
      const fingerprinted = path.includes(`${folder}/assets/`)
      response.setHeader(
        'cache-control',
        fingerprinted ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (request.method !== 'POST' || !isKnownPath(path)) return nothingHere(request, reply)
    // A form that was submitted without JavaScript: its page again, which says what it needs.
    return sendPage(
      reply.header('allow', 'GET, HEAD').status(405),
      pages.at(path, await areaNames()),
    )
  })
  app.get('/*', { compress: pageCompression }, async (request, reply) => {
    const path = pathOf(request)
    if (/^\/(trpc|assets|health|og)(\/|$)/.test(path)) return nothingHere(request, reply)
    const known = isKnownPath(path)
    const areas = await areaNames()
    const page = known ? pages.at(path, areas) : pages.notFound(areas)
    reply.header('etag', page.tag)
    if (known && isKept(request, page.tag)) {
      // A cached page was sent with its own policy, whose nonce is in the page.
      return reply
        .removeHeader('content-security-policy')
        .header('cache-control', pageCaching)
        .status(304)
        .send()
    }
    return sendPage(reply.status(known ? 200 : 404), page)
  })
}

/** A page holds one visitor's nonce: a shared cache would hand it to others. */
const pageCaching = 'private, no-cache'

function sendPage(reply: FastifyReply, { html, styleHashes }: PrerenderedPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': pageCaching,
      'content-security-policy': contentSecurityPolicy(nonce, styleHashes),
    })
    .send(withNonce(html, nonce))
}

const nothingHere = (request: FastifyRequest, reply: FastifyReply) =>
  reply.status(404).send({ message: 'There is nothing here.', requestId: request.id })

/** The path as a browser reads it: `/%61bout` is `/about`. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?')[0] ?? '/'
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Whether the client has this version; a proxy that compresses may have weakened or listed the tags. */
const isKept = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(/,\s*/).some((kept) => kept === tag || `W/${kept}` === tag)

import type { FastifyInstance } from 'fastify'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { nameAreas } from '../../shared/areas/area-names.ts'
import { seedAreas } from '../../shared/areas/seed-areas.ts'
import { fillPage, type PageSettings, withNonce } from '../http/pages/page-settings.ts'

const ourPaths =
  /^\/(trpc|health|auth\/google|admin\/export|calendar|robots\.txt|sitemap\.xml|manifest\.webmanifest)(\/|\?|$)/

/**
 * In development the API answers inside Vite's own process and port, and a server edit takes effect at the next
 * request.
 */
export function serverInside(): Plugin {
  return {
    name: 'nestwright-server',
    apply: 'serve',
    async configureServer(vite) {
      if (process.env.VITEST) return
      const load = () => loadDevServer(vite)
      const { settings } = await load()
      vite.middlewares.use((request, response, next) => {
        if (!ourPaths.test(request.url ?? '')) return next()
        load().then(({ app }) => app.routing(request, response), next)
      })
      pageSettings = settings
      vite.httpServer?.once(
        'close',
        () =>
          void load().then(
            (server) => server.close(),
            (error: unknown) => vite.config.logger.error(String(error)),
          ),
      )
    },
    transformIndexHtml: (html) =>
      withNonce(
        fillPage(html, {
          publicUrl: '',
          bookingUrl: '',
          areas: nameAreas(seedAreas),
          ...pageSettings,
        }),
        'development',
      ),
  }
}

interface DevServer {
  app: FastifyInstance
  settings: Pick<PageSettings, 'timeZone' | 'googleSignIn'>
  close(): Promise<void>
}

let pageSettings: DevServer['settings'] = { timeZone: 'America/New_York', googleSignIn: false }
let current: { create: unknown; server: Promise<DevServer> } | undefined

/** The app as of the current source: it is created again whenever its module is. */
async function loadDevServer(vite: ViteDevServer): Promise<DevServer> {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no environment to run the server in.')
  const { createDevServer } = await ssr.runner.import<{
    createDevServer: () => Promise<DevServer>
  }>('/src-server/dev/dev-server.ts')
  if (current?.create !== createDevServer) {
    const before = current
    current = {
      create: createDevServer,
      server: (async () => {
        await before?.server
          .then((server) => server.close())
          .catch((error: unknown) =>
            vite.config.logger.error(`The server before did not stop: ${String(error)}`),
          )
        return createDevServer()
      })(),
    }
  }
  return current.server
}

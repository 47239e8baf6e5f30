import { createMemoryHistory } from '@tanstack/react-router'
import { renderToReadableStream } from 'react-dom/server'
import { App } from '../app.tsx'
import { createAppRouter } from '../router.tsx'

export interface RenderedPage {
  /** Title, description and what else is said of the page. */
  head: string
  body: string
  /** React's own scripts, which keep a form that is sent before the page is hydrated. */
  scripts: string
  /** The ids of the routes that make it up, the outermost first. */
  routeIds: string[]
}

/** A page as a first-time visitor sees it. `nonce` goes into the scripts and styles that are in the page. */
export async function renderPage(path: string, nonce: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const stream = await renderToReadableStream(<App router={router} />, {
    nonce,
    // All of the page in its place, however long: nothing of it waits for a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  const html = await new Response(stream).text()
  return { ...split(html), routeIds: router.state.matches.map(({ routeId }) => routeId) }
}

const headTag = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)/s
const lastScript = /<script(?![^>]*\btype=)[^>]*>[^<]*<\/script>$/

/** React writes what belongs into the head before everything else, and its scripts behind it. */
function split(html: string): Pick<RenderedPage, 'head' | 'body' | 'scripts'> {
  let head = ''
  let body = html
  let scripts = ''
  for (let found = headTag.exec(body); found; found = headTag.exec(body)) {
    head += found[0]
    body = body.slice(found[0].length)
  }
  for (let found = lastScript.exec(body); found; found = lastScript.exec(body)) {
    scripts = found[0] + scripts
    body = body.slice(0, -found[0].length)
  }
  return { head, body, scripts }
}

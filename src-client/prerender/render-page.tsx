import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from '../app.tsx'
import { createAppRouter } from '../router.tsx'

export interface RenderedPage {
  /** What stands in the head: title, description and what else is said of the page. */
  head: string
  body: string
  /** The ids of the routes that make it up, the outermost first. */
  routeIds: string[]
}

/** A page as a visitor sees it who has just come. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const [head, body] = split(renderToString(<App router={router} />))
  return { head, body, routeIds: router.state.matches.map(({ routeId }) => routeId) }
}

const headTag = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)/s

/** React writes what belongs into the head before everything else; the facts, a script, stay where they stand. */
function split(html: string): [head: string, body: string] {
  let head = ''
  let body = html
  for (let found = headTag.exec(body); found; found = headTag.exec(body)) {
    head += found[0]
    body = body.slice(found[0].length)
  }
  return [head, body]
}

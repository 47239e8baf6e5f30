import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isPage, readPageList } from '../../../src-server/http/pages/page-list.ts'

const folder = resolve('dist/client')
const list = readPageList(folder)

/** The pages of the built product that are for search engines. */
export const publicPaths = list.public

/** Every page that was rendered at build. */
export const prerenderedPaths = list.prerendered

/** Whether the built product has a page at a path. */
export const isKnownPath = isPage(list)

/** One page of each kind: every path without a variable part. */
export const fixedPaths = [...list.prerendered, ...list.others].filter(
  (path) => !/^\/(booking|help|how-to-articles)\/|\$/.test(path),
)

/** The document title that a prerendered page has before any script runs. */
export function builtTitle(path: string): string {
  const file = join(folder, 'pages', `${path === '/' ? 'index' : path.slice(1)}.html`)
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(readFileSync(file, 'utf8'))?.[1]
  if (!title) throw new Error(`${path} was built without a title.`)
  return title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

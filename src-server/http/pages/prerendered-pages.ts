import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaNames } from '../../../shared/areas/area-names.ts'
import type { PageList } from '../../../shared/pages/page-list.ts'
import { withoutSlash } from '../../../shared/pages/paths.ts'
import { contentSecurityPolicy } from '../guards/security-headers.ts'
import { styleAttributeHashes } from './style-attribute-hashes.ts'

export interface PrerenderedPage {
  html: string
  /** Of its style attributes, for the content security policy. */
  styleHashes: readonly string[]
  /** Changes with the page. */
  tag: string
}

/** The pages of the build, each read when it is first asked for. `fill` puts in what is the same for everybody. */
export function prerenderedPages(
  folder: string,
  list: PageList,
  fill: (html: string, areas: AreaNames) => string,
) {
  const cache = new Map<string, PrerenderedPage & { areas: AreaNames }>()
  const prerendered = new Set(list.prerendered)
  const missing = list.prerendered.filter((path) => !existsSync(join(folder, fileOf(path))))
  if (missing.length > 0) throw new Error(`The build has no page for ${missing.join(', ')}.`)
  const read = (file: string, areas: AreaNames): PrerenderedPage => {
    const cached = cache.get(file)
    if (cached?.areas === areas) return cached
    const html = fill(readFileSync(join(folder, file), 'utf8'), areas)
    const styleHashes = styleAttributeHashes(html)
    // The policy counts as well: a browser that has cached a page has cached its policy.
    const version = html + contentSecurityPolicy('', styleHashes)
    const hash = createHash('sha256').update(version).digest('base64url')
    const page = { html, styleHashes, tag: `W/"${hash.slice(0, 27)}"`, areas }
    cache.set(file, page)
    return page
  }
  return {
    /** The page at this path; the empty one, which renders in the browser, where none was prerendered. */
    at: (path: string, areas: AreaNames): PrerenderedPage => {
      const trimmed = withoutSlash(path)
      return read(prerendered.has(trimmed) ? fileOf(trimmed) : 'index.html', areas)
    },
    notFound: (areas: AreaNames): PrerenderedPage => read('pages/404.html', areas),
  }
}

const fileOf = (path: string) => `pages/${path === '/' ? 'index' : path.slice(1)}.html`

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { madePaths, withoutSlash } from '../../shared/site-map.ts'
import { contentSecurityPolicy } from './security-headers.ts'

export interface MadePage {
  html: string
  /** Changes with the page. */
  tag: string
}

/** The prerendered pages, each read when it is first requested. `fill` inserts what is the same for everybody. */
export function madePages(folder: string, fill: (html: string) => string) {
  const known = new Map<string, MadePage>()
  const made = new Set(madePaths)
  const missing = madePaths.filter((path) => !existsSync(join(folder, fileOf(path))))
  if (missing.length > 0) throw new Error(`The build has no page for ${missing.join(', ')}.`)
  const read = (file: string): MadePage => {
    const before = known.get(file)
    if (before) return before
    const html = fill(readFileSync(join(folder, file), 'utf8'))
    // Its policy counts as well: a cached page keeps its policy.
    const said = html + contentSecurityPolicy('')
    const hash = createHash('sha256').update(said).digest('base64url')
    const page = { html, tag: `W/"${hash.slice(0, 27)}"` }
    known.set(file, page)
    return page
  }
  return {
    /** The page at this path; the empty one, which renders itself, if none was prerendered. */
    at: (path: string): MadePage => {
      const trimmed = withoutSlash(path)
      if (!made.has(trimmed)) return read('index.html')
      return read(fileOf(trimmed))
    },
    notFound: (): MadePage => read('pages/404.html'),
  }
}

const fileOf = (path: string) => `pages/${path === '/' ? 'index' : path.slice(1)}.html`

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { madePaths } from '../../shared/site-map.ts'

export interface MadePage {
  html: string
  /** Changes with the page. */
  tag: string
}

/** The pages of the build, each read when it is first asked for. `fill` puts in what is the same for everybody. */
export function madePages(folder: string, fill: (html: string) => string) {
  const known = new Map<string, MadePage>()
  const made = new Set(madePaths)
  const read = (file: string): MadePage => {
    const before = known.get(file)
    if (before) return before
    const html = fill(readFileSync(join(folder, file), 'utf8'))
    const hash = createHash('sha256').update(html).digest('base64url')
    const page = { html, tag: `"${hash.slice(0, 27)}"` }
    known.set(file, page)
    return page
  }
  return {
    /** The page at this path; the empty one, which draws itself, where none was made. */
    at: (path: string): MadePage => {
      const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
      if (!made.has(trimmed)) return read('index.html')
      return read(`pages/${trimmed === '/' ? 'index' : trimmed.slice(1)}.html`)
    },
    notFound: (): MadePage => read('pages/404.html'),
  }
}

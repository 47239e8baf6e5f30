import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageList, pageList } from '../../../shared/pages/page-list.ts'
import { withoutSlash } from '../../../shared/pages/paths.ts'
import { OperatorError } from '../../operator-error.ts'

/**
 * Reads which pages the build has.
 * @throws OperatorError if the folder holds no build, or one of another version
 */
export function readPageList(folder: string): PageList {
  try {
    return pageList.parse(JSON.parse(readFileSync(join(folder, 'pages/list.json'), 'utf8')))
  } catch (cause) {
    throw new OperatorError(
      `The build in ${folder} is missing or of another version. Run npm run build.`,
      { cause },
    )
  }
}

/** Whether there is a page at a path, by the list; other paths answer 404. */
export function isPage({ prerendered, others }: PageList): (path: string) => boolean {
  const fixed = new Set([...prerendered, ...others])
  const patterns = others.filter((path) => path.includes('$')).map(patternOf)
  return (path) => {
    const trimmed = withoutSlash(path)
    return fixed.has(trimmed) || patterns.some((pattern) => pattern.test(trimmed))
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)

import { resolve } from 'node:path'
import { isPage, readPageList } from '../../src-server/http/page-list.ts'

const list = readPageList(resolve('dist/client'))

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

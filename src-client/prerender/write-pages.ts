import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PageList } from '../../shared/pages/page-list.ts'
import { type PageFiles, readManifest } from './build-manifest.ts'
import { colorSchemeScript } from './color-scheme-script.tsx'
import { entryLoader } from './load-entry.ts'
import { type RenderedPage, renderPage } from './render-page.tsx'

/** The page for addresses that have none is prerendered like the others. */
const nowhere = '/404'

/** The server puts the nonce of each answer in its place. */
const nonce = '%NONCE%'

/**
 * Prerenders the listed pages, and the one for what is not found, into `pages` beside the client's files, with the list
 * itself for the server.
 */
export async function writePages(folder: string, list: PageList): Promise<number> {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const filesOf = readManifest(folder)
  const paths = [...list.prerendered, nowhere]
  for (const path of paths) {
    const page = await renderPage(path, nonce)
    const file = join(folder, 'pages', `${path === '/' ? 'index' : path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fillShell(shell, page, filesOf(page.routeIds.flatMap(filesOfRoute))))
  }
  writeFileSync(join(folder, 'pages/list.json'), JSON.stringify(list, null, 2))
  return paths.length
}

/** Where a route may be: a layout is its folder's `route.tsx`. */
const filesOfRoute = (id: string): string[] =>
  (id.endsWith('/') ? [`${id}index`] : [id, `${id}/route`]).map(
    (path) => `src-client/routes${path}.tsx`,
  )

/** Puts a page into the build's empty one, and its scripts behind it. */
const fillShell = (
  shell: string,
  { head, body, scripts }: RenderedPage,
  files: PageFiles,
): string =>
  shell
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<title>.*?<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace('<html lang="en">', '<html lang="en" data-mantine-color-scheme="light">')
    .replace(
      '</head>',
      () => `${files.styles.map(styleLink).join('')}${colorSchemeScript(nonce)}${head}</head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace(
      '</body>',
      () =>
        `${scripts}<script nonce="${nonce}">${entryLoader(files.entry, files.scripts)}</script></body>`,
    )

const styleLink = (file: string) => `<link rel="stylesheet" href="${file}">`

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { madePaths } from '../../shared/site-map.ts'
import { bootScript } from './boot-script.ts'
import { entryOf, type Manifest, readStyles, stylesOf } from './page-styles.ts'
import { renderPage } from './render-page.tsx'
import { withoutStyleAttributes } from './style-attributes.ts'
import { usedStyles } from './used-styles.ts'

/** Where nothing is: the page for it is made like the others. */
const nowhere = '/404'

/** Makes every public page, and the one for what is not found, into `pages` beside the client's files. */
export async function writePages(folder: string): Promise<number> {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const paths = [...madePaths, nowhere]
  for (const path of paths) {
    const { head, body, routeIds } = await renderPage(path)
    const files = stylesOf(manifest, routeIds.map(fileOfRoute))
    const { html, rules } = withoutStyleAttributes(body)
    const styles = await usedStyles(readStyles(folder, files) + rules, html)
    const file = join(folder, 'pages', `${path === '/' ? 'index' : path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    const later = files.map(styledLater).join('')
    const main = entryOf(manifest).file
    writeFileSync(file, filledIn(shell, { path, head, html, styles, later, main }))
  }
  return paths.length
}

/** A style sheet that comes with the product; until then the page stands with what it uses of it. */
const styledLater = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`

const fileOfRoute = (id: string): string =>
  `src-client/routes${id === '/' || id.endsWith('/') ? `${id}index` : id}.tsx`

interface Parts {
  path: string
  head: string
  html: string
  styles: string
  later: string
  main: string
}

/** The empty page of the build, with all that this one holds; the product itself comes when the page stands. */
const filledIn = (shell: string, { path, head, html, styles, later, main }: Parts): string =>
  shell
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<title>.*?<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace('<html lang="en">', '<html lang="en" data-mantine-color-scheme="light">')
    .replace(
      '</head>',
      () => `${head}<style nonce="%NONCE%">${styles}</style>${later}
    <script nonce="%NONCE%">${bootScript(`/${main}`)}</script>
  </head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-made="${path}">${html}</div>`)

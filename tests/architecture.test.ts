import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

function sources(folder: string, kind = /\.tsx?$/): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name) && !entry.name.includes('.gen.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

interface Import {
  from: string
  to: string
  typeOnly: boolean
}

const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?[^'";]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|import\('([^']+)'\)/gm

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(importPattern)].map(([, type, named, bare, dynamic]) => {
    const target = named ?? bare ?? dynamic ?? ''
    const to = target.startsWith('.')
      ? relative(root, resolve(root, dirname(file), target.replace(/\?.*$/, '')))
      : target
    return { from: file, to, typeOnly: Boolean(type) }
  })
}

const importsIn = (folder: string) => sources(folder).flatMap(importsOf)
const shown = (imports: Import[]) => imports.map(({ from, to }) => `${from} -> ${to}`)
const isOurs = (path: string) => /^(shared|migrations|src-server|src-client|tests)\//.test(path)

test('shared imports only the small build of zod and itself', () => {
  const wrong = importsIn('shared').filter(
    ({ to }) => to !== 'zod/mini' && !to.startsWith('shared/'),
  )
  expect(shown(wrong)).toEqual([])
})

test('no page loads the full build of zod', () => {
  expect(shown(importsIn('src-client').filter(({ to }) => to === 'zod'))).toEqual([])
})

test('migrations import only Kysely and themselves', () => {
  const wrong = importsIn('migrations').filter(
    ({ to }) => to !== 'kysely' && !to.startsWith('migrations/'),
  )
  expect(shown(wrong)).toEqual([])
})

test('the server imports shared and migrations, never the client', () => {
  const wrong = importsIn('src-server').filter(
    ({ to }) => isOurs(to) && !/^(shared|migrations|src-server)\//.test(to),
  )
  expect(shown(wrong)).toEqual([])
})

test('the client imports shared, and from the server only the router’s type, in trpc.ts', () => {
  const wrong = importsIn('src-client').filter(({ from, to, typeOnly }) => {
    if (!isOurs(to) || /^(shared|src-client)\//.test(to)) return false
    return !(from === 'src-client/trpc.ts' && to === 'src-server/router.ts' && typeOnly)
  })
  expect(shown(wrong)).toEqual([])
})

test('only the server imports how people ask for a service: the browser loads the rows alone', () => {
  const wrong = [...importsIn('shared'), ...importsIn('src-client')].filter(
    ({ from, to }) =>
      /^shared\/services\/(.+\/)?(words|examples|no-service)\.ts$/.test(to) &&
      !/^shared\/services\/(.+\/)?words\.ts$/.test(from),
  )
  expect(shown(wrong)).toEqual([])
})

test('routers import no Kysely, domain files no tRPC, and no domain imports another domain’s router', () => {
  const wrong = importsIn('src-server').filter(({ from, to }) => {
    const room = /^src-server\/(\w+)\//.exec(from)?.[1]
    if (from.endsWith('/router.ts')) return to === 'kysely' || to.includes('/db/')
    if (!room || ['dev', 'http', 'seed'].includes(room)) return false
    return to.startsWith('@trpc/') || to.endsWith('/trpc.ts') || to.endsWith('router.ts')
  })
  expect(shown(wrong)).toEqual([])
})

test('audit imports neither booking nor admin, and booking does not import admin', () => {
  const forbidden = { audit: /^src-server\/(admin|booking)\//, booking: /^src-server\/admin\// }
  const wrong = Object.entries(forbidden).flatMap(([room, others]) =>
    importsIn(`src-server/${room}`).filter(({ to }) => others.test(to)),
  )
  expect(shown(wrong)).toEqual([])
})

test('only src-server/db knows which database is used', () => {
  const wrong = importsIn('src-server').filter(
    ({ from, to }) => ['better-sqlite3', 'pg'].includes(to) && !from.startsWith('src-server/db/'),
  )
  expect(shown(wrong)).toEqual([])
})

test('only env.ts reads the environment', () => {
  const readers = sources('src-server').filter(
    (file) =>
      readFileSync(join(root, file), 'utf8').includes('process.env') &&
      !file.startsWith('src-server/dev/'),
  )
  expect(readers).toEqual(['src-server/env.ts'])
})

test('client domains import no routes, and ui imports no domain: only the server’s errors', () => {
  const wrong = importsIn('src-client').filter(({ from, to }) => {
    if (from.startsWith('src-client/ui/'))
      return isOurs(to) && !/^(shared\/|src-client\/ui\/|src-client\/server-error\.ts$)/.test(to)
    return to.startsWith('src-client/routes/')
  })
  expect(shown(wrong)).toEqual([])
})

test('there are no circular imports', () => {
  const graph = new Map<string, string[]>()
  for (const folder of ['shared', 'src-server', 'src-client']) {
    for (const { from, to, typeOnly } of importsIn(folder)) {
      if (isOurs(to) && !typeOnly) graph.set(from, [...(graph.get(from) ?? []), to])
    }
  }
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (done.has(file) || path.includes(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  expect(circles).toEqual([])
})

test('every page says whether search engines may index it', () => {
  const silent = sources('src-client/routes').filter((file) => {
    if (/\/(__root|route)\.tsx$/.test(file)) return false
    return !/\.\.\.publicPage\(|\bhead: head\(/.test(readFileSync(join(root, file), 'utf8'))
  })
  expect(silent).toEqual([])
})

test('type uses one scale: the sizes of the theme and four weights', () => {
  const faults = sources('src-client', /\.css$/).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/font-(?:size|weight): ([^;]+);/g)]
      .map(([, value = '']) => value)
      .filter((value) => !/^(var\(--mantine-font-size-\w+\)|inherit|0|[4567]00)$/.test(value))
      .map((value) => `${file}: ${value}`),
  )
  // The ranges of the fallback font's two faces, and a drawing's own units, are exceptions.
  expect(faults.sort()).toEqual([
    'src-client/content/service-areas/area-map.module.css: 18px',
    'src-client/theme.css: 300 550',
    'src-client/theme.css: 551 900',
  ])
})

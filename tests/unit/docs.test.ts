import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** What a page names in backticks that is a path in the repository. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:shared|src-server|src-client|migrations|tests|docs)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  )

/** A page in parts that begin with a line of this kind; what comes before the first is left out. */
const partsOf = (text: string, beginning: RegExp): string[] => text.split(beginning).slice(1)

const firstLine = (part: string) => part.split('\n')[0] ?? ''

test.each(['docs/rules.md', 'docs/promises.md', 'docs/glossary.md', 'docs/how-to.md'])(
  '%s names only files that exist',
  (page) => {
    const paths = pathsIn(read(page))
    expect(paths).not.toEqual([])
    expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([])
  },
)

test('every rule has a file that carries it out', () => {
  const headings = partsOf(read('docs/rules.md'), /^## /m)
  expect(headings).not.toEqual([])
  expect(headings.filter((part) => pathsIn(part).length === 0).map(firstLine)).toEqual([])
})

/** A line below a promise: a test with its name, or a benchmark with its command. */
const evidence = /^ {2}- `(?<file>tests\/[^`]+)`(?:: (?<name>.+)|, `npm run (?<command>[\w:]+)`)$/

/** Why this line holds no promise; undefined where it does. */
function faultOf(line: string): string | undefined {
  const { file = '', name, command } = evidence.exec(line)?.groups ?? {}
  if (command) return command in JSON.parse(read('package.json')).scripts ? undefined : line
  if (!name || !existsSync(resolve(root, file))) return line
  const source = read(file)
  const isTitle = ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`))
  return isTitle ? undefined : line
}

test('every promise names a test that exists, or a benchmark', () => {
  const promises = partsOf(read('docs/promises.md'), /^- /m)
  expect(promises).not.toEqual([])
  const lines = promises.flatMap((promise) => {
    const found = promise.split('\n').filter((line) => line.startsWith('  - '))
    return found.length > 0 ? found : [`nothing holds: ${firstLine(promise)}`]
  })
  expect(lines.flatMap((line) => faultOf(line) ?? [])).toEqual([])
})

test('every term of the glossary is in the file that it names', () => {
  const named = [...read('docs/glossary.md').matchAll(/`([^`\s]+)` in `([^`\s]+)`/g)]
  expect(named).not.toEqual([])
  const missing = named.filter(
    ([, term, file = '']) => !new RegExp(`\\b${term}\\b`).test(read(file)),
  )
  expect(missing.map(([line]) => line)).toEqual([])
})

/** What is not part of the repository, and the lock file, which no person writes. */
const ignored = new Set([
  ...read('.gitignore')
    .split('\n')
    .map((name) => name.replace(/\/$/, '')),
  '.git',
  'package-lock.json',
])

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !ignored.has(name))
        .flatMap((name) => filesOf(join(path, name)))
    : [path]

/** How pages outside the repository were cited. Decision records are named by their path. */
const citations = [
  /\bdecisions? \d/i,
  /\bR\d{1,2}[a-e]?\b/,
  /\bspecificatio[n]\b/i,
  /\bsections? \d+\b(?!\.\d)/i,
]

test('no file cites a page outside the repository: it gives the reason itself', () => {
  // The assistant's weights are no text.
  const files = filesOf(root).filter((path) => !path.endsWith('-weights.json'))
  const found = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const lines = text.includes('\0') ? [] : text.split('\n')
    return lines
      .filter((line) => citations.some((citation) => citation.test(line)))
      .map((line) => `${relative(root, path)}: ${line.trim().slice(0, 120)}`)
  })
  expect(found).toEqual([])
})

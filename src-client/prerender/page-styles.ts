import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

/** Which files the build has made of which source. */
export type Manifest = Record<string, Chunk>

export function entryOf(manifest: Manifest): Chunk {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')
  return entry
}

/** The style sheets of the entry and of these routes, in the order in which they count. */
export function stylesOf(manifest: Manifest, routeFiles: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const collect = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const other of chunk.imports ?? []) collect(other)
    for (const file of chunk.css ?? []) files.add(file)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) collect(key)
  for (const [key, { src }] of Object.entries(manifest)) {
    if (src && routeFiles.some((file) => src.startsWith(`${file}?`))) collect(key)
  }
  return [...files]
}

/** Their text, with addresses that hold wherever it stands. */
export const readStyles = (folder: string, files: readonly string[]): string =>
  files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('')

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

export interface PageFiles {
  entry: string
  /** Scripts beside the entry, to be fetched with it. */
  scripts: string[]
  styles: string[]
}

/** Finds the files of the client's build that a page of these routes needs. */
export function readManifest(folder: string) {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')
  return (routeFiles: readonly string[]): PageFiles => {
    const chunks = new Set<Chunk>()
    const collect = (chunk: Chunk | undefined): void => {
      if (!chunk || chunks.has(chunk)) return
      for (const key of chunk.imports ?? []) collect(manifest[key])
      chunks.add(chunk)
    }
    collect(entry)
    for (const chunk of Object.values(manifest)) {
      if (routeFiles.some((file) => chunk.src?.startsWith(`${file}?`))) collect(chunk)
    }
    const scripts = [...chunks].map(({ file }) => `/${file}`)
    return {
      entry: `/${entry.file}`,
      scripts: scripts.filter((file) => file !== `/${entry.file}`),
      styles: [...new Set([...chunks].flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    }
  }
}

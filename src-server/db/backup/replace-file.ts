import { closeSync, fsyncSync, linkSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '../../errors.ts'

/**
 * Replaces `file` with `fresh` and keeps the old one as `aside`; at no moment is there no file at that path. Both are
 * on one file system. The log of an SQLite file is moved first: it would be read as the new one's.
 */
export function replaceFile(file: string, fresh: string, aside: string): void {
  syncToDisk(fresh)
  for (const log of ['-wal', '-shm']) ignoreMissing(() => renameSync(file + log, aside + log))
  ignoreMissing(() => linkSync(file, aside))
  renameSync(fresh, file)
  syncToDisk(dirname(file))
}

function ignoreMissing(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

function syncToDisk(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

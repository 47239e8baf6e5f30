import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { withResolvers } from './with-resolvers.ts'

/** The built product in a process of its own. */
export interface Product {
  url: string
  folder: string
  databaseFile: string
  mailFolder: string
  process: ChildProcess
  /** Everything it has printed. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'nestwright-'))

const memory = '/dev/shm'
const bytesNeeded = 4e9

/**
 * A folder in memory where there is room for it: PostgreSQL makes and removes hundreds of files with each database, and
 * there is one for each test. What a crash leaves behind is tested on the disk.
 */
export const memoryFolder = () =>
  hasRoom() ? mkdtempSync(join(memory, 'nestwright-')) : temporaryFolder()

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= bytesNeeded
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}

interface Options {
  /** Starts again with the files of an earlier product. */
  folder?: string
  port?: number
  env?: Record<string, string>
}

/** Starts the production server on an unused port and waits until it is ready. */
export async function startProduct({
  folder = memoryFolder(),
  port,
  env,
}: Options = {}): Promise<Product> {
  const chosen = port ?? (await freePort())
  const url = `http://127.0.0.1:${chosen}`
  const databaseFile = join(folder, 'nestwright.db')
  const mailFolder = join(folder, 'mail')
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(chosen),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATABASE_URL: databaseFile,
      MAIL_DIR: mailFolder,
      RATE_LIMIT: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ready = withResolvers()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (printed.includes('"msg":"ready"')) ready.resolve()
    })
  }
  const gone = once(child, 'exit') as Promise<[number | null]>
  // A test that fails halfway leaves no process behind.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  void gone.then(() => process.off('exit', end))
  void gone.then(() => ready.reject(new Error(`The server ended at once:\n${printed}`)))
  await ready.promise
  return {
    url,
    folder,
    databaseFile,
    mailFolder,
    process: child,
    output: () => printed,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const [code] = await gone
      return code
    },
  }
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

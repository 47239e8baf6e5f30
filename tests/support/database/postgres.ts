import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort, memoryFolder, removeFolder } from '../product.ts'
import { makeTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL in which the tests create databases; absent when they run on SQLite. */
    postgres: string
    /** Whether PostgreSQL has to be told to copy a template file by file, a quarter of the time that its log takes. */
    copiesFiles: boolean
  }
}

/** The folder of PostgreSQL's programs: Debian keeps them by version. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...searchPath()]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

const searchPath = () => (process.env.PATH ?? '').split(':')

const firstWithStrategies = 150_000

/** Starts a cluster of its own for one run of the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL was not found.')
  const folder = memoryFolder()
  const port = await freePort()
  const owner = ownerOfCluster()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = ['-A', 'trust', '-U', 'nestwright', '-E', 'UTF8', '--no-locale', '--no-sync']
  execFileSync(join(programs, 'initdb'), ['-D', data, ...options], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    max_wal_size: '8GB',
    unix_socket_directories: folder,
  }
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1'],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const url = `postgres://nestwright@127.0.0.1:${port}`
  await ready(server.stderr)
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query('create database template')
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  )
  await client.end()
  await makeTemplate(`${url}/template`)
  project.provide('postgres', url)
  project.provide('template', 'template')
  project.provide('copiesFiles', Number(rows[0]?.version) >= firstWithStrategies)
  return async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    removeFolder(folder)
  }
}

/** PostgreSQL does not run as root; Debian's package creates a user for it. */
function ownerOfCluster(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Waits until the server says in its log that it takes connections. */
async function ready(log: Readable): Promise<void> {
  const said: string[] = []
  for await (const line of createInterface({ input: log })) {
    said.push(line)
    if (!line.includes('ready to accept connections')) continue
    // What it says later is read by nobody; a full pipe would stop it.
    log.resume()
    return
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
}

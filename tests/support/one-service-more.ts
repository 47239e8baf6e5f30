import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand } from './command.ts'
import { temporaryFolder } from './product.ts'

const script = 'tests/support/facts-of-moat-cleaning.ts'
const copied = ['package.json', 'shared', 'src-server/chat', script]

/**
 * Adds moat cleaning to a copy of the sources as `docs/how-to.md` says, its folder and its line in the two lists, and
 * returns what the copy says about it.
 */
export async function factsWithOneServiceMore(): Promise<unknown> {
  const root = temporaryFolder()
  try {
    for (const path of copied) cpSync(path, join(root, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    const services = join(root, 'shared/services')
    mkdirSync(join(services, 'moat-cleaning'))
    cpSync('tests/support/moat-cleaning', join(services, 'moat-cleaning'), { recursive: true })
    addTo(join(services, 'index.ts'), 'row', 'moatCleaning')
    addTo(join(services, 'words.ts'), 'words', "'moat-cleaning': moatCleaning")
    const { code, stdout, stderr } = await runCommand(join(root, script), [], {})
    if (code !== 0) throw new Error(stderr)
    return JSON.parse(stdout)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Adds the import and the entry to a list of services. */
function addTo(list: string, file: 'row' | 'words', entry: string): void {
  const text = readFileSync(list, 'utf8')
  const withEntry = text.replace(/^export const .* = [[{]$/m, (start) => `${start}\n  ${entry},`)
  if (withEntry === text) throw new Error(`No list in ${list}.`)
  writeFileSync(list, `import { moatCleaning } from './moat-cleaning/${file}.ts'\n${withEntry}`)
}

import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand } from './command.ts'
import { temporaryFolder } from './product.ts'

const script = 'tests/support/facts-of-moat-cleaning.ts'
const copied = ['package.json', 'shared', 'src-server/chat', script]

/**
 * Adds moat cleaning to a copy of the sources as `docs/how-to.md` says, its two files and its line in the three lists,
 * and returns what the copy says about it.
 */
export async function factsWithOneServiceMore(): Promise<unknown> {
  const root = temporaryFolder()
  try {
    for (const path of copied) cpSync(path, join(root, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    for (const room of ['shared/services', 'src-server/chat/services']) {
      cpSync(join('tests/support/moat-cleaning', room), join(root, room), { recursive: true })
    }
    addTo(join(root, 'shared/services/index.ts'), 'moatCleaning', imported)
    addTo(join(root, 'shared/services/spanish-titles.ts'), "'moat-cleaning': 'limpieza de fosos'")
    addTo(
      join(root, 'src-server/chat/services/index.ts'),
      "'moat-cleaning': moatCleaning",
      imported,
    )
    const { code, stdout, stderr } = await runCommand(join(root, script), [], {})
    if (code !== 0) throw new Error(stderr)
    return JSON.parse(stdout)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const imported = "import { moatCleaning } from './moat-cleaning.ts'\n"

/** Adds the import and the entry to a list of services. */
function addTo(list: string, entry: string, importLine = ''): void {
  const text = readFileSync(list, 'utf8')
  const withEntry = text.replace(/^export const .* = [[{]$/m, (start) => `${start}\n  ${entry},`)
  if (withEntry === text) throw new Error(`No list in ${list}.`)
  writeFileSync(list, importLine + withEntry)
}

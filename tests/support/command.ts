import { execFile } from 'node:child_process'

export interface CommandResult {
  code: number
  stdout: string
  stderr: string
}

/** Runs one of the product's commands from source in a process of its own, with only this environment. */
export const runCommand = (
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', script, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : error ? -1 : 0,
          stdout,
          stderr,
        }),
    )
  })

/** Whether this is one or a few sentences for a person: no stack trace, at most three lines. */
export const isPlain = (stderr: string): boolean =>
  stderr.trim() !== '' && stderr.trim().split('\n').length <= 3 && !/\n\s+at /.test(stderr)

import { execFileSync } from 'node:child_process'

/** Builds the product once before the tests that run it. */
export default function setup(): void {
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

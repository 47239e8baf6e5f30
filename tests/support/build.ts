import { execFileSync } from 'node:child_process'

/** Builds the product once before the tests that run it, as for production: Vitest's own NODE_ENV is 'test'. */
export default function setup(): void {
  execFileSync('npm', ['run', 'build', '--silent'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

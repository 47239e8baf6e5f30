import { defineConfig } from 'vitest/config'
import { findPostgres } from './tests/support/postgres.ts'

// All cores: by default Vitest leaves one unused, so two cores would never run two files at once.
const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, maxWorkers: '100%', ...more },
})

const onSqlite = project('procedures', ['tests/procedures/**/*.test.ts'], {
  exclude: ['tests/procedures/postgres*.test.ts'],
  testTimeout: 30_000,
})

/** The same tests on PostgreSQL, where it is installed; CI has it. */
const onPostgres = project('postgres', ['tests/procedures/**/*.test.ts'], {
  exclude: ['tests/procedures/sqlite*.test.ts'],
  globalSetup: 'tests/support/postgres.ts',
  testTimeout: 60_000,
  hookTimeout: 30_000,
})
const hasPostgres = findPostgres() !== undefined
if (!hasPostgres) console.warn('No PostgreSQL on this machine: the procedures run on SQLite alone.')

/** `npm run test:full`: slow tests, and tests of a machine under load. */
const slowAndRare = project('full', ['tests/full/**/*.test.ts'], {
  globalSetup: ['tests/support/build.ts', 'tests/support/postgres.ts'],
  testTimeout: 600_000,
  hookTimeout: 600_000,
  fileParallelism: false,
  maxWorkers: 1,
})

export default defineConfig({
  test: {
    projects: [
      project('unit', ['tests/unit/**/*.test.ts', 'tests/architecture.test.ts']),
      onSqlite,
      ...(hasPostgres ? [onPostgres] : []),
      // Tests of pages and processes run against the built product, one file at a time: they share two cores.
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        globalSetup: 'tests/support/build.ts',
        testTimeout: 90_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        maxWorkers: 1,
      }),
      ...(hasPostgres ? [slowAndRare] : []),
    ],
  },
})

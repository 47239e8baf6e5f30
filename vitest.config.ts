import { defineConfig } from 'vitest/config'
import { findPostgres } from './tests/support/database/postgres.ts'

/** They pass through the database as through a pipe: `npm test` runs them on SQLite alone, `npm run test:full` on both. */
const anyDatabase = [
  'access',
  'admin.answers',
  'admin.exports',
  'calendar',
  'call-guards',
  'chat.claude',
  'chat.danger',
  'chat.honest-replies',
  'chat.list',
  'chat.prices',
  'chat.replies',
  'dashboard',
  'demo',
  'fuzz',
  'google',
  'installation',
  'logs',
  'mail',
  'messages',
  'passwords',
  'public',
  'sessions',
  'sms',
].map((name) => `tests/procedures/${name}.test.ts`)

const hasPostgres = findPostgres() !== undefined
if (!hasPostgres) console.warn('No PostgreSQL on this machine: the procedures run on SQLite alone.')

// `npm run test:full` sets the mode.
export default defineConfig(({ mode }) => {
  const full = mode === 'full'
  const project = (name: string, include: string[], more: object = {}) => ({
    // All cores: by default one is kept free, which on two leaves no file beside another. Files share a worker's modules.
    test: {
      name,
      include,
      maxWorkers: '100%',
      isolate: false,
      provide: { full },
      // A page beside another on two cores may take longer than the usual second.
      expect: { poll: { timeout: 15_000 } },
      ...more,
    },
  })
  const procedures = ['tests/procedures/**/*.test.ts']
  const onPostgres = project('postgres', procedures, {
    exclude: ['tests/procedures/sqlite*.test.ts', ...(full ? [] : anyDatabase)],
    globalSetup: 'tests/support/database/postgres.ts',
    testTimeout: full ? 600_000 : 60_000,
    hookTimeout: 30_000,
  })
  /** About a machine under pressure: one file at a time, after all others. */
  const underPressure = project('full', ['tests/full/**/*.test.ts'], {
    globalSetup: ['tests/support/build.ts', 'tests/support/database/postgres.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  })
  return {
    test: {
      projects: [
        project('unit', ['tests/unit/**/*.test.ts', 'tests/architecture.test.ts'], {
          testTimeout: 30_000,
        }),
        project('procedures', procedures, {
          exclude: ['tests/procedures/postgres*.test.ts'],
          globalSetup: 'tests/support/database/template.ts',
          testTimeout: full ? 600_000 : 30_000,
        }),
        ...(hasPostgres ? [onPostgres] : []),
        // Pages and processes run against the built product, each file with a process and a database of its own.
        project('e2e', ['tests/e2e/**/*.test.ts'], {
          globalSetup: ['tests/support/build.ts', 'tests/support/database/template.ts'],
          testTimeout: full ? 600_000 : 180_000,
          hookTimeout: 120_000,
          // One more than the two cores of the smallest machine: a page waits for its network a seventh of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        }),
        ...(full && hasPostgres ? [underPressure] : []),
      ],
    },
  }
})

import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, ...more },
})

export default defineConfig({
  test: {
    projects: [
      project('unit', ['tests/unit/**/*.test.ts', 'tests/architecture.test.ts']),
      project('procedures', ['tests/procedures/**/*.test.ts'], { testTimeout: 30_000 }),
      // Pages and processes run against the built product, one file at a time: they share two cores.
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        globalSetup: 'tests/support/build.ts',
        testTimeout: 90_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        maxWorkers: 1,
      }),
    ],
  },
})
